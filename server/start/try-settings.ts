import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { guessableAtStartText } from '#shared/messages/account/guessable-password.ko.ts';
import { refuseBrokenKey } from '../audit/anchor-file.ts';
import type { Config } from '../config.ts';
import { ConfigError } from '../config.ts';
import { missingMigrations } from '../db/migrate.ts';
import type { Db } from '../db/open-database.ts';
import { openDatabase } from '../db/open-database.ts';
import { administratorOf, isEmpty } from '../seed/first-start.ts';
import { isGuessable } from '../security/passwords/is-guessable.ts';
import { openStorage } from '../storage/open-storage.ts';
import { checkPostgres } from './check-postgres.ts';

/** `isBeside`: the portal of these settings may be running, as during a check. */
type Trial = (config: Config, isBeside: boolean) => Promise<void>;

/**
 * All that the start refuses of valid settings, and all that a check tries: both run this list, and what is not refused
 * here or by `readConfig` is not refused later. Nothing is changed but for what is written and removed again.
 */
export const TRIALS: readonly Trial[] = [tryDataFolder, tryDatabase, tryStorage, tryAddress];

/** Before anything is written. @throws the first reason not to start; `startFailure` has its line. */
export async function refuseSettings(config: Config): Promise<void> {
  for (const attempt of TRIALS) await attempt(config, false);
}

async function tryDataFolder({ dataDir, auditKey }: Config): Promise<void> {
  const made = mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    rmSync(mkdtempSync(join(dataDir, 'start-')), { recursive: true });
    if (auditKey === null) refuseBrokenKey(dataDir);
  } catch (error) {
    // On a full disk the portal can still be read.
    if (!/^(?:ENOSPC|EDQUOT)$/.test((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    if (made !== undefined) rmSync(made, { recursive: true });
  }
}

async function tryDatabase(config: Config): Promise<void> {
  const file = join(config.dataDir, 'portal.sqlite');
  // The first start makes it; a check does not.
  if (config.databaseUrl === null && !existsSync(file)) return refuseGuessablePassword(config);
  const database = await openDatabase(config.databaseUrl ?? file);
  try {
    await checkPostgres(database);
    if (await isFirstStart(database.db)) await refuseGuessablePassword(config);
  } finally {
    await database.close();
  }
}

/** @throws NewerDatabaseError */
async function isFirstStart(db: Db): Promise<boolean> {
  const missing = await missingMigrations(db);
  return missing.includes('0001-accounts') || (await isEmpty(db));
}

/** @throws ConfigError if the first administrator would get a password that people guess. */
async function refuseGuessablePassword(config: Config): Promise<void> {
  const { password } = config.admin;
  if (password === null) return;
  const { userId, userName, email } = administratorOf(config);
  const [localPart = ''] = email.split('@');
  if (await isGuessable(password, [userId, userName, localPart, config.productName]))
    throw new ConfigError(guessableAtStartText);
}

async function tryStorage(config: Config): Promise<void> {
  (await openStorage(config))[Symbol.dispose]();
}

async function tryAddress({ host, port, dataDir }: Config, isBeside: boolean): Promise<void> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen({ host, port }, resolve));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE' && isBeside && hasRun(dataDir) && (await isPortal(host, port))) return;
    // Also of a name that is not known, which is looked up first.
    throw Object.assign(error as Error, { syscall: 'listen' });
  } finally {
    server.close();
  }
}

/** A portal leaves something in its folder at its first start; before that, the one that answers is another. */
const hasRun = (dataDir: string) => existsSync(dataDir) && readdirSync(dataDir).length > 0;

/** Whether what listens there answers as a portal does. */
async function isPortal(host: string, port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://${host.includes(':') ? `[${host}]` : host}:${port}/healthz`, {
      signal: AbortSignal.timeout(3_000),
    });
    return answer.ok && (await answer.text()) === JSON.stringify({ status: 'ok' });
  } catch {
    return false;
  }
}
