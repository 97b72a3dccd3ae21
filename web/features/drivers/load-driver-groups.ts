import { DRIVER_PLATFORMS, DRIVER_TYPES } from '#shared/site/drivers.ts';
import type { Api } from '#web/lib/api/api-client.ts';

export type DriverGroup = Awaited<ReturnType<typeof loadDriverGroups>>[number];

/** All drivers, for the page without scripts. The dialog uses use-drivers.ts. */
export async function loadDriverGroups(api: Api, signal: AbortSignal) {
  const kinds = DRIVER_TYPES.flatMap((type) => DRIVER_PLATFORMS.map((platform) => ({ type, platform })));
  const groups = await Promise.all(
    kinds.map(async ({ type, platform }) => {
      const drivers = await api.get('/api/WebDriver/all/:type', { params: { type }, query: { platform }, signal });
      return {
        type,
        platform,
        drivers: drivers.map(({ fileUuid, fileVersion, sizeBytes, downloadUrl }) => ({
          fileUuid,
          fileVersion,
          sizeBytes,
          downloadUrl,
        })),
      };
    }),
  );
  return groups.filter(({ drivers }) => drivers.length > 0);
}
