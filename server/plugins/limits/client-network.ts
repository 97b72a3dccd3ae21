import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A client usually has a whole IPv6 /64 network (RFC 4291, 2.5.4). */
const HOST_BITS_FROM = 4;

/** Key for counting by address: the IPv4 address, or the IPv6 network. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const address = ipaddr.IPv6.parse(ip);
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString();
  const network = address.parts.slice(0, HOST_BITS_FROM).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
