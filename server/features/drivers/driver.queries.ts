import type { Selectable } from 'kysely';
import type { Driver, ManagedDriver } from '#shared/contract/site/driver.contract.ts';
import type { DriverPlatform, DriverType } from '#shared/site/drivers.ts';
import { DRIVER_PLATFORMS, newestFirst } from '#shared/site/drivers.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/open-database.ts';
import type { DriverTable } from '#server/db/tables/driver.tables.ts';
import { driverFileName } from './driver-names.ts';

export type DriverRow = Selectable<DriverTable>;

const DOWNLOAD_PATH: Record<DriverType, string> = {
  chrome: '/api/Chromedriver/Download/',
  edge: '/api/Edgedriver/Download/',
};

export const presentDriver = (row: DriverRow, { driverDownloadBase }: Config): Driver => ({
  fileVersion: row.version,
  fileUuid: row.id,
  platform: row.platform,
  fileName: driverFileName(row),
  sizeBytes: row.size_bytes,
  sha256: row.sha256,
  downloadUrl: `${driverDownloadBase}${DOWNLOAD_PATH[row.type]}${row.id}`,
});

export const presentManaged = (row: DriverRow, config: Config): ManagedDriver => ({
  ...presentDriver(row, config),
  type: row.type,
  origin: row.origin,
  downloadCount: row.download_count,
  createdAt: row.created_at,
});

/** Newest version first; within a version by platform. */
export async function listDrivers(db: Db, type?: DriverType, platform?: DriverPlatform): Promise<DriverRow[]> {
  let query = db.selectFrom('driver').selectAll();
  if (type) query = query.where('type', '=', type);
  if (platform) query = query.where('platform', '=', platform);
  const rows = await query.execute();
  return rows.toSorted(
    (a, b) =>
      newestFirst(a.version, b.version) ||
      DRIVER_PLATFORMS.indexOf(a.platform) - DRIVER_PLATFORMS.indexOf(b.platform) ||
      a.type.localeCompare(b.type),
  );
}

export function findDriver(db: Db, id: string): Promise<DriverRow | undefined> {
  return db.selectFrom('driver').selectAll().where('id', '=', id).executeTakeFirst();
}
