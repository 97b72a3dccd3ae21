import { createHmac, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { Config } from '#server/config.ts';
import { senderOf } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { inMs, nowIso } from '#server/context.ts';
import type { Keys } from '#server/security/keys.ts';
import { instanceOf } from '#server/start/this-process.ts';

/** How often an instance says that it runs, and since when it does not if it has not said so. */
export const SIGN_EVERY_MS = 60_000;
const RUNNING_MS = 3 * SIGN_EVERY_MS;
/** Of an instance that was killed; one that could not reach the database for a while goes on with its own. */
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
  | 'isProductNameGiven';

/** By what name a setting is known that all instances share. */
const SHARED = {
  publicUrl: 'PUBLIC_URL',
  storage: 'STORAGE_URL, STORAGE_ACCESS_KEY, STORAGE_SECRET_KEY',
  mail: 'SMTP_URL, MAIL_FROM',
  productName: 'PRODUCT_NAME',
  seed: 'SEED',
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
/** Before each name. Raised when a version reads one of them as another value: it is not compared with the one before. */
const READING = '2 ';

async function digestsOf(config: Config, secret: string): Promise<Digests> {
  const digests: Digests = {};
  // One after the other: each takes 32 MiB for a moment.
  for (const [key, name] of Object.entries(SHARED)) {
    const value = JSON.stringify(given(config)[key as keyof typeof SHARED] ?? null);
    const hash = GUESSABLE.has(key)
      ? await slowHash(value, `${secret} ${name}`, 32, SLOW)
      : createHmac('sha256', secret).update(value).digest();
    digests[READING + name] = hash.toString('base64url');
  }
  return digests;
}

/** Without what follows from other settings: a name from SEED, an address from HOST and PORT. */
function given(config: Config): Partial<Config> {
  const { mail } = config;
  return {
    ...config,
    publicUrl: config.isPublicUrlGiven ? config.publicUrl : undefined,
    productName: config.isProductNameGiven ? config.productName : undefined,
    mail: { ...mail, from: mail.from === senderOf(config.publicUrl) ? '' : mail.from },
  };
}

const rowOf = (instance: string) => `settings ${instance}` as const;

interface Seen {
  name: string;
  seenAt: string;
  digests: Digests;
}

type Portal = Pick<Context, 'db' | 'config' | 'clock'> & { keys: Pick<Keys, 'signingSecret'> };

/** They take a second and are noted each minute. */
const computed = new WeakMap<Config, Promise<Digests>>();

function ownDigests({ config, keys }: Portal): Promise<Digests> {
  const own = computed.get(config) ?? digestsOf(config, keys.signingSecret);
  computed.set(config, own);
  return own;
}

const isSeenWithin = (portal: Portal, ms: number, { seenAt }: Seen) => seenAt >= inMs(portal, -ms);

/** Notes the settings of this instance, and compares them as `comparedSettings`. */
export async function differingSettings(portal: Portal, instance = instanceOf(portal.config)): Promise<string[]> {
  const own = await ownDigests(portal);
  await note(portal, instance, own);
  const ended = (await seenInstances(portal)).filter((one) => !isSeenWithin(portal, KEPT_MS, one));
  await Promise.all(ended.map(({ name }) => forget(portal, name)));
  return linesOfOthers(portal, own, instance);
}

async function note(portal: Portal, instance: string, digests: Digests): Promise<void> {
  const value = JSON.stringify({ seenAt: nowIso(portal), digests });
  await portal.db
    .insertInto('installation')
    .values({ name: rowOf(instance), value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

const forget = ({ db }: Pick<Portal, 'db'>, instance: string) =>
  db.deleteFrom('installation').where('name', '=', rowOf(instance)).execute();

/** Every `SIGN_EVERY_MS`: this instance still runs, with these settings, whatever its start could note of them. */
export async function noteRunning(portal: Portal, instance = instanceOf(portal.config)): Promise<void> {
  await note(portal, instance, await ownDigests(portal));
}

/** At its end: nobody's settings are compared with it any more. */
export async function noteStopped(portal: Pick<Portal, 'db' | 'config'>): Promise<void> {
  await forget(portal, instanceOf(portal.config));
}

/**
 * Compares the settings with those of the other instances that are running, and notes nothing.
 * @returns a line of Korean for each other instance whose settings differ, and names them.
 */
export async function comparedSettings(portal: Portal, instance = instanceOf(portal.config)): Promise<string[]> {
  return linesOfOthers(portal, await ownDigests(portal), instance);
}

async function linesOfOthers(portal: Portal, own: Digests, instance: string): Promise<string[]> {
  const lines: string[] = [];
  for (const other of await seenInstances(portal)) {
    if (other.name === instance || !isSeenWithin(portal, RUNNING_MS, other)) continue;
    const { digests } = other;
    // One that another version does not know says nothing.
    const differing = Object.keys(own).filter((one) => digests[one] !== undefined && digests[one] !== own[one]);
    const names = differing.map((one) => one.slice(READING.length));
    if (names.length > 0)
      lines.push(`설정이 지금 도는 서버(${other.name})와 다릅니다. 모두 같게 해주세요: ${names.join(' / ')}`);
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
