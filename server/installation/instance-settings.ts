import { createHmac, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { Config } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { inMs, nowIso } from '#server/context.ts';
import type { Keys } from '#server/security/keys.ts';
import { instanceOf } from '#server/start/this-process.ts';

/** An instance that has not been seen for longer has ended or been renamed. */
const KEPT_MS = 24 * 3_600_000;

/** What each instance may have for itself. */
type Own =
  | 'port'
  | 'host'
  | 'dataDir'
  | 'databaseUrl'
  | 'backup'
  | 'drainMs'
  | 'logLevel'
  | 'isPublicUrlGiven'
  | 'isProductNameGiven'
  | 'seed';

/** By what name a setting is known that all instances share. */
const SHARED = {
  publicUrl: 'PUBLIC_URL',
  storage: 'STORAGE_URL, STORAGE_ACCESS_KEY, STORAGE_SECRET_KEY',
  mail: 'SMTP_URL, MAIL_FROM',
  productName: 'PRODUCT_NAME',
  admin: 'ADMIN_ID, ADMIN_PASSWORD, ADMIN_EMAIL',
  botCheck: 'BOT_CHECK',
  trustProxy: 'TRUST_PROXY',
  callLimitFactor: 'CALL_LIMIT_FACTOR',
  driverDownloadBase: 'DRIVER_DOWNLOAD_BASE',
  driverSourceHosts: 'DRIVER_SOURCE_HOSTS',
  chat: 'CHAT_PROVIDER, CHAT_API_URL, CHAT_API_KEY, CHAT_MODEL',
  chatEmbedOrigins: 'CHAT_EMBED_ORIGINS',
  session: 'SESSION_IDLE_HOURS, SESSION_IDLE_HOURS_STAFF',
  passwordPolicy: 'PASSWORD_POLICY',
  requireSecondFactor: 'REQUIRE_SECOND_FACTOR',
  auditKey: 'AUDIT_KEY',
  metricsToken: 'METRICS_TOKEN',
} as const satisfies Record<Exclude<keyof Config, Own>, string>;

/**
 * Settings with passwords that a person may have chosen. The key of their hash stands in the same database, so the hash
 * is slow: about as slow as that of the password itself.
 */
const GUESSABLE: ReadonlySet<string> = new Set(['admin', 'mail', 'storage', 'chat', 'auditKey', 'metricsToken']);
const SLOW = { N: 2 ** 15, r: 8, maxmem: 2 ** 26 };
const slowHash = promisify<string, string, number, typeof SLOW, Buffer>(scrypt);

/** By the name of a setting a keyed hash of its value: values may be secrets. */
type Digests = Record<string, string>;

async function digestsOf(config: Config, secret: string): Promise<Digests> {
  const digests: Digests = {};
  // One after the other: each takes 32 MiB for a moment.
  for (const [key, name] of Object.entries(SHARED)) {
    const value = JSON.stringify(config[key as keyof typeof SHARED] ?? null);
    const hash = GUESSABLE.has(key)
      ? await slowHash(value, `${secret} ${name}`, 32, SLOW)
      : createHmac('sha256', secret).update(value).digest();
    digests[name] = hash.toString('base64url');
  }
  return digests;
}

const rowOf = (instance: string) => `settings ${instance}` as const;

interface Seen {
  name: string;
  seenAt: string;
  digests: Digests;
}

type Portal = Pick<Context, 'db' | 'config' | 'clock'> & { keys: Pick<Keys, 'signingSecret'> };

const isEnded = (portal: Portal, { seenAt }: Seen) => seenAt < inMs(portal, -KEPT_MS);

/** Notes the settings of this instance, and compares them as `comparedSettings`. */
export async function differingSettings(portal: Portal, instance = instanceOf(portal.config)): Promise<string[]> {
  const { db, config, keys } = portal;
  const own = await digestsOf(config, keys.signingSecret);
  const value = JSON.stringify({ seenAt: nowIso(portal), digests: own });
  await db
    .insertInto('installation')
    .values({ name: rowOf(instance), value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
  await forgetEnded(portal);
  return linesOfOthers(portal, own, { instance, called: '다른 서버' });
}

async function forgetEnded(portal: Portal): Promise<void> {
  const ended = (await seenInstances(portal)).filter((one) => isEnded(portal, one)).map(({ name }) => name);
  if (ended.length > 0) await portal.db.deleteFrom('installation').where('name', 'in', ended.map(rowOf)).execute();
}

/**
 * Compares the settings with those of the other instances that were seen in the last day, and notes nothing.
 * @returns a line of Korean for each other instance whose settings differ, and names them.
 */
export async function comparedSettings(portal: Portal, instance = instanceOf(portal.config)): Promise<string[]> {
  const own = await digestsOf(portal.config, portal.keys.signingSecret);
  return linesOfOthers(portal, own, { instance, called: '지금 도는 서버' });
}

async function linesOfOthers(
  portal: Portal,
  own: Digests,
  { instance, called }: { instance: string; called: string },
): Promise<string[]> {
  const lines: string[] = [];
  for (const other of await seenInstances(portal)) {
    if (other.name === instance || isEnded(portal, other)) continue;
    const { digests } = other;
    // One that another version does not know says nothing.
    const names = Object.keys(own).filter((one) => digests[one] !== undefined && digests[one] !== own[one]);
    if (names.length > 0)
      lines.push(`설정이 ${called}(${other.name})와 다릅니다. 모두 같게 해주세요: ${names.join(' / ')}`);
  }
  return lines;
}

async function seenInstances({ db }: Portal): Promise<Seen[]> {
  const rows = await db
    .selectFrom('installation')
    .selectAll()
    .where('name', 'like', rowOf('%'))
    .orderBy('name')
    .execute();
  return rows.map(({ name, value }) => ({
    ...(JSON.parse(value) as Omit<Seen, 'name'>),
    name: name.slice(rowOf('').length),
  }));
}
