import { createHash } from 'node:crypto';
import type { DriverPlatform, DriverType } from '#shared/site/drivers.ts';

export interface DriverKey {
  type: DriverType;
  version: string;
  platform: DriverPlatform;
}

/** UUID namespace of the drivers; changing it would change every `fileUuid`. */
const NAMESPACE = Buffer.from('6f0d8f0e5b0b4c0e9f6b2f3a7c1d4e58', 'hex');

/** The `fileUuid`: a version 5 UUID (RFC 9562, 5.5), the same for the same driver on every portal. */
export function driverId({ type, version, platform }: DriverKey): string {
  const hash = createHash('sha1').update(NAMESPACE).update(`${type}/${version}/${platform}`).digest().subarray(0, 16);
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

const PROGRAM: Record<DriverType, string> = { chrome: 'chromedriver', edge: 'msedgedriver' };

/** File that the zip must contain. */
export const programOf = ({ type, platform }: DriverKey) => PROGRAM[type] + (platform.startsWith('win') ? '.exe' : '');

/** Includes the version, unlike the vendors' file names. */
export const driverFileName = ({ type, version, platform }: DriverKey) =>
  `${type === 'chrome' ? 'chromedriver' : 'edgedriver'}-${version}-${platform}.zip`;
