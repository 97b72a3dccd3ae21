import { expect, it } from 'vitest';
import type { Driver } from '#shared/contract/site/driver.contract.ts';
import { inspectZip } from '../features/files/inspect-zip/inspect-zip.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { seedDrivers } from './seed-drivers.ts';

it('offers real zips of both types that say what they are, once', async () => {
  const portal = await buildTestApp();
  await seedDrivers(portal.context);
  await seedDrivers(portal.context);
  for (const type of ['chrome', 'edge']) {
    const drivers = JSON.parse((await portal.get(`/api/WebDriver/all/${type}`)).text) as Driver[];
    expect(drivers.length).toBeGreaterThanOrEqual(6);
    expect(new Set(drivers.map(({ fileVersion }) => fileVersion)).size, 'none twice').toBe(drivers.length);
    const zip = (await portal.app.inject({ method: 'GET', url: drivers[0]?.downloadUrl ?? '' })).rawPayload;
    const limits = { maxEntries: 5, maxTotalBytes: 10_000, maxRatio: 20 };
    expect(await inspectZip(zip, limits)).toMatchObject({ entries: [{ name: '읽어주세요.txt' }] });
  }
});
