import { driverText } from '#shared/messages/site/driver.ko.ts';
import type { DriverPlatform, DriverType } from '#shared/site/drivers.ts';
import { BROWSER_VERSION, DRIVER_PLATFORMS, DRIVER_TYPES } from '#shared/site/drivers.ts';

const isType = (value: string | null): value is DriverType => DRIVER_TYPES.some((type) => type === value);
const isPlatform = (value: string | null): value is DriverPlatform =>
  DRIVER_PLATFORMS.some((platform) => platform === value);

/** Inquiry text for a URL of `paths.driverRequest`; null for other or invalid parameters. */
export function driverRequestOf(search: URLSearchParams): string | null {
  const [type, platform, version] = [search.get('driver'), search.get('platform'), search.get('version') ?? ''];
  if (!isType(type) || !isPlatform(platform) || (version !== '' && !BROWSER_VERSION.test(version))) return null;
  return driverText.requestMessage(driverText.types[type], version, driverText.platforms[platform]);
}
