import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Of IPv6, whoever has one address has all that share its first 64 bits (RFC 4291, 2.5.4). */
const HOST_BITS_FROM = 4;

/** What an address is counted by: itself, or its network where addresses can be had at will. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const address = ipaddr.IPv6.parse(ip);
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString();
  const network = address.parts.slice(0, HOST_BITS_FROM).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
