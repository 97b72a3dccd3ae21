import { createHash } from 'node:crypto';
import type { DriverPlatform, DriverType } from '#shared/site/drivers.ts';

export interface DriverKey {
  type: DriverType;
  version: string;
  platform: DriverPlatform;
}

/** Of this portal's drivers alone; changing it would change every `fileUuid`. */
const NAMESPACE = Buffer.from('6f0d8f0e5b0b4c0e9f6b2f3a7c1d4e58', 'hex');

/** The `fileUuid`: a version 5 UUID (RFC 9562, 5.5), so that every portal gives the same file the same name. */
export function driverId({ type, version, platform }: DriverKey): string {
  const hash = createHash('sha1').update(NAMESPACE).update(`${type}/${version}/${platform}`).digest().subarray(0, 16);
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

const PROGRAM: Record<DriverType, string> = { chrome: 'chromedriver', edge: 'msedgedriver' };

/** The program that the zip must hold. */
export const programOf = ({ type, platform }: DriverKey) => PROGRAM[type] + (platform.startsWith('win') ? '.exe' : '');

/** Says the version, too: the makers' own names are the same for all of them. */
export const driverFileName = ({ type, version, platform }: DriverKey) =>
  `${type === 'chrome' ? 'chromedriver' : 'edgedriver'}-${version}-${platform}.zip`;
