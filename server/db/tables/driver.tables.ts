import type { Generated } from 'kysely';
import type { DriverPlatform, DriverType } from '#shared/site/drivers.ts';

export interface DriverTable {
  /** Follows from type, version and platform (`driver-key.ts`). */
  id: string;
  type: DriverType;
  version: string;
  platform: DriverPlatform;
  /** How it came: sent by an administrator, fetched from its maker, or a stand-in of the demo content. */
  origin: 'upload' | 'import' | 'demo';
  size_bytes: number;
  sha256: string;
  storage_key: string;
  download_count: Generated<number>;
  created_at: string;
}
