import { Readable } from 'node:stream';
import type { Zippable } from 'fflate';
import { strToU8, zipSync } from 'fflate';
import type { DriverKey } from '#server/features/drivers/driver-names.ts';
import { programOf } from '#server/features/drivers/driver-names.ts';
import type { DriverRow } from '#server/features/drivers/driver.queries.ts';
import { storeDriver } from '#server/features/drivers/store-driver.ts';
import type { TestApp } from '../build-test-app.ts';

export const zipOf = (files: Zippable): Buffer => Buffer.from(zipSync(files, { mtime: '2026-01-02T00:00:00' }));

export const driverKey = (given: Partial<DriverKey> = {}): DriverKey => ({
  type: 'chrome',
  version: '142.0.7444.175',
  platform: 'win64',
  ...given,
});

/** A zip in the vendor's format, unique for each driver. */
export const driverZip = (key: DriverKey): Buffer =>
  zipOf({ [`driver/${programOf(key)}`]: strToU8(`MZ ${key.version} ${key.platform}`) });

export const makeDriver = ({ context }: TestApp, given: Partial<DriverKey> = {}): Promise<DriverRow> =>
  storeDriver(context, driverKey(given), 'upload', Readable.from([driverZip(driverKey(given))]));
