import type { Generated } from 'kysely';
import type { DriverPlatform, DriverType } from '#shared/site/drivers.ts';

export interface DriverTable {
  /** Derived from type, version and platform (`driver-names.ts`). */
  id: string;
  type: DriverType;
  version: string;
  platform: DriverPlatform;
  /** Source: uploaded by an administrator, imported from the vendor, or demo content. */
  origin: 'upload' | 'import' | 'demo';
  size_bytes: number;
  sha256: string;
  storage_key: string;
  download_count: Generated<number>;
  created_at: string;
}
