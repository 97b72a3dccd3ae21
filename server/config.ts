import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { SERVER_LIMITS } from './limits.ts';
import { LIMITS } from '#shared/limits.ts';
import { messages } from '#shared/messages.ko.ts';
import { brandText } from '#shared/messages/site/brand.ko.ts';
import { checkPassword, isUserId } from '#shared/validation.ts';
import { readS3Address } from './storage/s3-address.ts';
import type { S3Config } from './storage/s3-storage.ts';

const NOT_ENCODED =
  '주소로 읽을 수 없습니다. 비밀번호의 특수 문자는 %로 적어주세요(/는 %2F, #은 %23, @는 %40, ?는 %3F, %는 %25)';

/** Maximum: the lifetime of a token, which then ends the session. */
const idleHours = z.coerce.number().min(0.1).max(SERVER_LIMITS.tokenLifetimeHours);

/**
 * All settings, read from the environment and validated at start. `.env.example` lists the same names; a test keeps
 * both equal. Nothing else reads `process.env`, except `keep-compiled.mjs`, which needs its folder earlier.
 */
const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'https://호스트 와 같은 주소여야 합니다' })
    .refine(
      (value) => isRoot(value),
      '경로 없이 https://호스트 까지만 적어야 합니다. 포털은 호스트의 최상위에서만 열립니다',
    )
    .optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, { error: 'postgres:// 로 시작해야 합니다', abort: true })
    .refine((value) => URL.canParse(value), { error: NOT_ENCODED, abort: true })
    .refine(
      (value) => new URL(value).pathname.length > 1,
      '데이터베이스의 이름이 필요합니다(postgres://계정:비밀번호@서버:5432/이름)',
    )
    .optional(),
  STORAGE_URL: z
    .string()
    .superRefine((value, issue) => {
      const reason = s3Reason(value);
      if (reason !== null) issue.addIssue({ code: 'custom', message: reason });
    })
    .optional(),
  STORAGE_ACCESS_KEY: z.string().optional(),
  STORAGE_SECRET_KEY: z.string().optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, { error: 'smtp:// 또는 smtps:// 로 시작해야 합니다', abort: true })
    .refine((value) => URL.canParse(value), NOT_ENCODED)
    .optional(),
  MAIL_FROM: z.email({ error: '이름 없이 주소만 적어야 합니다(no-reply@example.com)' }).optional(),
  PRODUCT_NAME: z.string().min(1).max(LIMITS.productNameMaxChars).optional(),
  ADMIN_ID: z.string().refine(isUserId, messages.user.userIdFormat).default('aionadmin'),
  ADMIN_EMAIL: z.email({ error: '이메일 주소여야 합니다' }).max(LIMITS.emailMaxChars).optional(),
  ADMIN_PASSWORD: z
    .string()
    .refine((value) => checkPassword(value) === null, messages.user.passwordFormat)
    .optional(),
  SEED: z.enum(['demo', 'none']).default('demo'),
  BOT_CHECK: z.enum(['pow', 'recaptcha', 'none']).default('pow'),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      (value) => value === 'none' || value.split(',').every(isProxyAddress),
      'none 또는 쉼표로 나눈 IP 주소여야 합니다',
    )
    .default('none'),
  CALL_LIMIT_FACTOR: z.coerce.number().min(0.1).max(1_000).default(1),
  DRIVER_DOWNLOAD_BASE: z.url({ protocol: /^https?$/ }).optional(),
  DRIVER_SOURCE_HOSTS: z
    .string()
    .regex(/^(?:none|[a-z0-9.-]+(?:\s*,\s*[a-z0-9.-]+)*)$/i, '호스트 이름을 쉼표로 구분해야 합니다')
    .default(
      'googlechromelabs.github.io,storage.googleapis.com,msedgedriver.microsoft.com,msedgewebdriverstorage.blob.core.windows.net',
    ),
  CHAT_PROVIDER: z.enum(['builtin', 'dify', 'openai']).default('builtin'),
  CHAT_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  CHAT_API_KEY: z.string().optional(),
  CHAT_MODEL: z.string().optional(),
  CHAT_EMBED_ORIGINS: z
    .string()
    .refine(
      (value) => value === 'none' || value.split(',').every((part) => isOrigin(part.trim())),
      'none 또는 쉼표로 나눈 주소(https://호스트)여야 합니다',
    )
    .default('none'),
  PASSWORD_POLICY: z.enum(['standard', 'strict']).default('standard'),
  REQUIRE_SECOND_FACTOR: z.enum(['staff', 'none']).default('none'),
  SESSION_IDLE_HOURS: idleHours.default(1),
  SESSION_IDLE_HOURS_STAFF: idleHours.default(0.5),
  AUDIT_KEY: z
    .string()
    .regex(/^[!-~]{32,200}$/, '공백 없는 영문과 숫자, 기호 32자 이상이어야 합니다')
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[!-~]{20,200}$/, '공백 없는 영문과 숫자, 기호 20자 이상이어야 합니다')
    .optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1_000).default(7),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

function s3Reason(value: string): string | null {
  try {
    readS3Address(value);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** An address, a range, or the name of a range, as proxy-addr accepts. */
function isProxyAddress(value: string): boolean {
  const [address = '', bits, ...more] = value.trim().split('/');
  if (/^(loopback|linklocal|uniquelocal)$/.test(address)) return bits === undefined;
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    more.length === 0 && longest > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
  );
}

/** No path: links start at the root. */
function isRoot(value: string): boolean {
  return URL.canParse(value) && new URL(value).href === `${new URL(value).origin}/`;
}

function isOrigin(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value) && new URL(value).origin === value;
}

export const SETTING_NAMES = Object.keys(environment.shape);

export interface Config {
  port: number;
  host: string;
  publicUrl: string;
  /** If false, the requested host is used instead. */
  isPublicUrlGiven: boolean;
  dataDir: string;
  databaseUrl: string | null;
  /** Bucket for files; null for a folder in `dataDir`. */
  storage: S3Config | null;
  mail: { smtpUrl: string | null; from: string };
  /** Until an administrator chooses another (server/site/brand.ts). */
  productName: string;
  /** Chosen by PRODUCT_NAME. */
  isProductNameGiven: boolean;
  /** The first administrator; `email` may be set later. */
  admin: { userId: string; password: string | null; email: string | null };
  seed: 'demo' | 'none';
  botCheck: { kind: 'pow' } | { kind: 'none' } | { kind: 'recaptcha'; siteKey: string; secret: string };
  /** false, or the proxies whose X-Forwarded-For is trusted. */
  trustProxy: false | string[];
  /** Factor for the limits of `call-limits.ts`; above 1 where many users share an address. */
  callLimitFactor: number;
  /** Prefix of driver download paths; empty for this host. */
  driverDownloadBase: string;
  /** The only hosts from which drivers and their lists may be loaded. */
  driverSourceHosts: string[];
  /** The assistant's provider: built in, or an upstream at `url` (without trailing slash). */
  chat: ChatConfig;
  /** Other origins that may embed `/solution-chat`. */
  chatEmbedOrigins: string[];
  /** Idle timeouts of sessions; staff's is not longer than the other. */
  session: { idleMs: number; staffIdleMs: number };
  /** Who may not use a guessable password: `standard` staff only, `strict` everybody. */
  passwordPolicy: 'standard' | 'strict';
  /** Whose roles need a second factor. */
  requireSecondFactor: 'staff' | 'none';
  /** Signs the anchors of the audit log; null: a key in `dataDir`. */
  auditKey: string | null;
  /** Token for /metrics; null: administrators only. */
  metricsToken: string | null;
  /** Where the portal puts a backup every day, and how many of them stay; null: it makes none by itself. */
  backup: { dir: string | null; keep: number };
  /** After SIGTERM: how long requests are still answered while /readyz fails. */
  drainMs: number;
  logLevel: string;
}

export type ChatConfig =
  | { provider: 'builtin' }
  | { provider: 'dify'; url: string; key: string }
  | { provider: 'openai'; url: string; key: string | null; model: string };

export class ConfigError extends Error {}

/** What may stand in a file instead, named by the setting with `_FILE` behind it: secrets as containers are given them. */
const SECRETS = [
  'DATABASE_URL',
  'STORAGE_ACCESS_KEY',
  'STORAGE_SECRET_KEY',
  'SMTP_URL',
  'ADMIN_PASSWORD',
  'RECAPTCHA_SECRET',
  'CHAT_API_KEY',
  'AUDIT_KEY',
  'METRICS_TOKEN',
] as const;

export const SETTING_FILE_NAMES = SECRETS.map((name) => `${name}_FILE`);

function withSecretFiles(env: Record<string, string | undefined>): Record<string, string | undefined> {
  const filled = { ...env };
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) throw new ConfigError(`설정 ${name} 값과 ${name}_FILE 값은 하나만 지정해야 합니다`);
    try {
      filled[name] = readFileSync(file, 'utf8').trim();
    } catch (error) {
      throw new ConfigError(
        `설정 ${name}_FILE의 파일을 읽을 수 없습니다: ${file} (${(error as { code?: string }).code})`,
      );
    }
  }
  return filled;
}

/** Says what is allowed, where the usual texts of forms do not. */
function reasonOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value') return `${issue.values.join(', ')} 가운데 하나여야 합니다`;
  return issue.code === 'invalid_type' ? '숫자여야 합니다' : issue.message;
}

/**
 * Validated settings.
 * @throws ConfigError with one line that names the setting.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(withSecretFiles(env)).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`설정 ${issue?.path.join('.')} 값이 올바르지 않습니다: ${issue && reasonOf(issue)}`);
  }
  const e = parsed.data;
  const publicUrl = e.PUBLIC_URL === undefined ? `http://${e.HOST}:${e.PORT}` : new URL(e.PUBLIC_URL).origin;
  return {
    port: e.PORT,
    host: e.HOST,
    publicUrl,
    isPublicUrlGiven: e.PUBLIC_URL !== undefined,
    dataDir: resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL ?? null,
    storage: storageOf(e),
    mail: { smtpUrl: e.SMTP_URL ?? null, from: e.MAIL_FROM ?? senderOf(publicUrl) },
    productName: e.PRODUCT_NAME ?? brandText[e.SEED === 'demo' ? 'deliveredProduct' : 'unnamedProduct'],
    isProductNameGiven: e.PRODUCT_NAME !== undefined,
    admin: { userId: e.ADMIN_ID, password: e.ADMIN_PASSWORD ?? null, email: e.ADMIN_EMAIL ?? null },
    seed: e.SEED,
    botCheck: botCheckOf(e),
    trustProxy: e.TRUST_PROXY === 'none' ? false : listOf(e.TRUST_PROXY),
    callLimitFactor: e.CALL_LIMIT_FACTOR,
    driverDownloadBase: (e.DRIVER_DOWNLOAD_BASE ?? '').replace(/\/+$/, ''),
    driverSourceHosts: listOf(e.DRIVER_SOURCE_HOSTS).map((host) => host.toLowerCase()),
    chat: chatOf(e),
    chatEmbedOrigins: listOf(e.CHAT_EMBED_ORIGINS),
    session: {
      idleMs: e.SESSION_IDLE_HOURS * HOUR_MS,
      staffIdleMs: Math.min(e.SESSION_IDLE_HOURS, e.SESSION_IDLE_HOURS_STAFF) * HOUR_MS,
    },
    passwordPolicy: e.PASSWORD_POLICY,
    requireSecondFactor: e.REQUIRE_SECOND_FACTOR,
    auditKey: e.AUDIT_KEY ?? null,
    metricsToken: e.METRICS_TOKEN ?? null,
    backup: { dir: e.BACKUP_DIR === undefined ? null : resolve(e.BACKUP_DIR), keep: e.BACKUP_KEEP },
    // With SQLite there is no other instance to take over.
    drainMs: (e.DRAIN_SECONDS ?? (e.DATABASE_URL === undefined ? 0 : DRAIN_SECONDS)) * 1_000,
    logLevel: e.LOG_LEVEL,
  };
}

/** Sender at the portal's own domain; without one no mail server would accept the mail anyway. */
export function senderOf(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return `no-reply@${hostname.includes('.') && isIP(hostname) === 0 ? hostname : 'localhost'}`;
}

const HOUR_MS = 3_600_000;
/** Longer than the usual interval of a proxy's /readyz checks. */
const DRAIN_SECONDS = 5;

const listOf = (value: string) => (value === 'none' ? [] : value.split(',').map((part) => part.trim()));

function storageOf(e: z.output<typeof environment>): Config['storage'] {
  const [accessKeyId, secretAccessKey] = [e.STORAGE_ACCESS_KEY, e.STORAGE_SECRET_KEY];
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined))
    throw new ConfigError('설정 STORAGE_ACCESS_KEY 값과 STORAGE_SECRET_KEY 값은 함께 지정해야 합니다');
  if (e.STORAGE_URL === undefined) {
    if (accessKeyId) throw new ConfigError('설정 STORAGE_ACCESS_KEY 값에는 STORAGE_URL이 필요합니다');
    return null;
  }
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null;
  return { ...readS3Address(e.STORAGE_URL), credentials };
}

function botCheckOf(e: z.output<typeof environment>): Config['botCheck'] {
  if (e.BOT_CHECK !== 'recaptcha') return { kind: e.BOT_CHECK };
  if (!e.RECAPTCHA_SITE_KEY || !e.RECAPTCHA_SECRET) {
    throw new ConfigError('설정 BOT_CHECK 값 recaptcha에는 RECAPTCHA_SITE_KEY와 RECAPTCHA_SECRET이 필요합니다');
  }
  return { kind: 'recaptcha', siteKey: e.RECAPTCHA_SITE_KEY, secret: e.RECAPTCHA_SECRET };
}

function chatOf(e: z.output<typeof environment>): ChatConfig {
  const refuse = (rest: string): never => {
    throw new ConfigError(`설정 CHAT_PROVIDER 값 ${e.CHAT_PROVIDER}에는 ${rest}`);
  };
  const url = (e.CHAT_API_URL ?? '').replace(/\/+$/, '');
  if (e.CHAT_PROVIDER === 'builtin') {
    if (e.CHAT_API_URL ?? e.CHAT_API_KEY ?? e.CHAT_MODEL)
      refuse('CHAT_API_URL, CHAT_API_KEY, CHAT_MODEL을 쓰지 않습니다');
    return { provider: 'builtin' };
  }
  if (e.CHAT_PROVIDER === 'dify') {
    if (url === '' || !e.CHAT_API_KEY) return refuse('CHAT_API_URL과 CHAT_API_KEY가 필요합니다');
    if (e.CHAT_MODEL) refuse('CHAT_MODEL을 쓰지 않습니다');
    return { provider: 'dify', url, key: e.CHAT_API_KEY };
  }
  if (url === '' || !e.CHAT_MODEL) return refuse('CHAT_API_URL과 CHAT_MODEL이 필요합니다');
  return { provider: 'openai', url, key: e.CHAT_API_KEY ?? null, model: e.CHAT_MODEL };
}
