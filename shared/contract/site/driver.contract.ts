import { z } from 'zod';
import { BROWSER_VERSION, DRIVER_PLATFORMS, DRIVER_TYPES, DRIVER_VERSION } from '#shared/site/drivers.ts';
import { LIMITS } from '#shared/limits.ts';
import { driverAdminText } from '#shared/messages/admin/system/driver.ko.ts';
import { defineCalls } from '../call.ts';

const type = z.enum(DRIVER_TYPES);
const platform = z.enum(DRIVER_PLATFORMS);
const version = z.string().regex(DRIVER_VERSION, driverAdminText.versionFormat);
const url = z.string().min(1, driverAdminText.enterUrl).max(500);
const fileUuid = z.string().regex(/^[\w-]{1,64}$/);

/** `fileVersion` and `fileUuid` are from the specification; the other fields describe the download. */
const driverShape = z.object({
  fileVersion: z.string(),
  fileUuid: z.string(),
  platform,
  fileName: z.string(),
  sizeBytes: z.number(),
  sha256: z.string(),
  /** Path on this host, or URL on the configured download host. */
  downloadUrl: z.string(),
});
/** Row of the administrators' list. */
const managedShape = driverShape.extend({
  type,
  origin: z.enum(['upload', 'import', 'demo']),
  downloadCount: z.number(),
  createdAt: z.string(),
});

export type ManagedDriver = z.output<typeof managedShape>;

const STAFF = ['CM02', 'CM03'] as const;

export type Driver = z.output<typeof driverShape>;

const download = {
  method: 'GET',
  params: z.object({ fileUuid }),
  output: z.any(),
  bare: true,
  errors: ['CM04', 'FI06'],
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
      version: z.string().regex(BROWSER_VERSION, driverAdminText.versionFormat),
      platform: platform.default('win64'),
    }),
    output: driverShape,
    bare: true,
    errors: ['DR01'],
  },
  downloadChrome: {
    ...download,
    path: '/api/Chromedriver/Download/:fileUuid',
    summary: 'Chrome 드라이버 다운로드',
  },
  downloadEdge: {
    ...download,
    path: '/api/Edgedriver/Download/:fileUuid',
    summary: 'Edge 드라이버 다운로드',
  },
  list: {
    method: 'POST',
    path: '/api/v1/driver/list',
    summary: '등록된 웹 드라이버: 관리자만',
    input: z.object({
      type: type.optional(),
      page: z.number().int().min(1).max(LIMITS.listPageMax).default(1),
    }),
    output: z.object({
      list: z.array(managedShape),
      totalCount: z.number(),
      page: z.number(),
      size: z.number(),
      /** Hosts from which drivers may be downloaded. */
      sourceHosts: z.array(z.string()),
    }),
    errors: STAFF,
  },
  upload: {
    method: 'POST',
    path: '/api/v1/driver/upload',
    summary: '웹 드라이버 zip 등록: multipart, type과 version, platform 필드가 file보다 앞에 온다',
    output: managedShape,
    errors: [...STAFF, 'DR02', 'DR03', 'FI01', 'FI02', 'FI04', 'FI06'],
  },
  preview: {
    method: 'POST',
    path: '/api/v1/driver/import-preview',
    summary: '목록에서 가져올 수 있는 웹 드라이버: url에서 읽거나 text를 그대로 읽는다',
    input: z.object({
      type,
      source: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('fetch'), url }),
        z.object({ kind: z.literal('paste'), text: z.string().min(1, driverAdminText.enterList) }),
      ]),
      /** Start of the versions; empty for all. */
      prefix: z
        .string()
        .regex(/^[\d.]{0,24}$/, driverAdminText.versionFormat)
        .default(''),
    }),
    output: z.object({
      versions: z.array(
        z.object({
          version: z.string(),
          files: z.array(z.object({ platform, url: z.string(), isKnown: z.boolean() })),
        }),
      ),
      /** Number of all versions; only the newest are returned. */
      totalCount: z.number(),
    }),
    errors: [...STAFF, 'DR04', 'DR05', 'DR06'],
  },
  import: {
    method: 'POST',
    path: '/api/v1/driver/import',
    summary: '웹 드라이버 하나를 제공처에서 다운로드해 등록',
    input: z.object({ type, version, platform, url }),
    output: managedShape,
    errors: [...STAFF, 'DR02', 'DR03', 'DR04', 'DR05', 'FI01', 'FI02', 'FI04', 'FI06'],
  },
  delete: {
    method: 'POST',
    path: '/api/v1/driver/delete',
    summary: '웹 드라이버 삭제',
    input: z.object({ fileUuid }),
    output: z.null(),
    errors: STAFF,
  },
});
