import { z } from 'zod';
import { BROWSER_VERSION, DRIVER_PLATFORMS, DRIVER_TYPES } from '../drivers.ts';
import { driverText } from '../messages/driver.ko.ts';
import { defineCalls } from './call.ts';

const type = z.enum(DRIVER_TYPES);
const platform = z.enum(DRIVER_PLATFORMS);
const fileUuid = z.string().regex(/^[\w-]{1,64}$/);

/** `fileVersion` and `fileUuid` are the specification's; the rest tells what one is about to download. */
const driverShape = z.object({
  fileVersion: z.string(),
  fileUuid: z.string(),
  platform,
  fileName: z.string(),
  sizeBytes: z.number(),
  sha256: z.string(),
  /** A path of this host, or an address of the host that the settings name for downloads. */
  downloadUrl: z.string(),
});
export type Driver = z.output<typeof driverShape>;

const download = {
  method: 'GET',
  params: z.object({ fileUuid }),
  output: z.any(),
  bare: true,
  errors: ['CM04'],
} as const;

export const driverContract = defineCalls({
  all: {
    method: 'GET',
    path: '/api/WebDriver/all/:type',
    summary: '웹 드라이버 목록, 최신 버전부터. platform이 없으면 버전마다 하나(Windows 우선)',
    params: z.object({ type }),
    query: z.object({ platform: platform.optional() }),
    output: z.array(driverShape),
    bare: true,
  },
  match: {
    method: 'GET',
    path: '/api/WebDriver/match',
    summary: '브라우저 버전에 맞는 웹 드라이버: 로봇이 부른다',
    query: z.object({
      type,
      version: z.string().regex(BROWSER_VERSION, driverText.versionFormat),
      platform: platform.default('win64'),
    }),
    output: driverShape,
    bare: true,
    errors: ['DR01'],
  },
  downloadChrome: {
    ...download,
    path: '/api/Chromedriver/Download/:fileUuid',
    summary: 'Chrome 드라이버 내려받기',
  },
  downloadEdge: {
    ...download,
    path: '/api/Edgedriver/Download/:fileUuid',
    summary: 'Edge 드라이버 내려받기',
  },
});
