import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Clock, Context } from './context.ts';
import { systemClock } from './context.ts';
import { boundVersionAge } from './db/bounded-version.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { AnchorFile } from './audit/anchor-file.ts';
import { AuditAnchors, attachAnchors } from './audit/audit-anchors.ts';
import { createVisitCounter } from './visits/visit-counter.ts';
import { originalKeyOf } from './features/files/uploaded-picture.ts';
import { mailFolder, openMailer } from './mail/send-mail.ts';
import { openHttpsOutbound } from './outbound/https-outbound.ts';
import { loadKeys } from './security/keys.ts';
import type { OpenedStorage } from './storage/open-storage.ts';
import { openStorage } from './storage/open-storage.ts';
import { trackStorage } from './storage/tracked-storage.ts';

/** Opens all long-lived services and migrates the database. `tell` receives messages for the terminal. */
export async function openContext(
  config: Config,
  log: FastifyBaseLogger,
  clock: Clock = systemClock,
  print?: (line: string) => void,
): Promise<{ context: Context; close(): Promise<void> }> {
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const database = await openDatabase(config.databaseUrl ?? join(config.dataDir, 'portal.sqlite'));
  const mailer = openMailer(config.mail, mailFolder(config));
  let storage: OpenedStorage | undefined;
  try {
    storage = await openStorage(config);
    const opened = storage;
    await migrate(database.db, { print });
    attachAnchors(database.db, new AuditAnchors(new AnchorFile(config.dataDir, config.auditKey), log));
    const context: Context = {
      config,
      db: database.db,
      dialect: database.dialect,
      storage: trackStorage(opened, { db: database.db, log, now: () => clock.now(), originalKeyOf }),
      mailer,
      outbound: openHttpsOutbound(),
      keys: await loadKeys(database.db, clock.now().toISOString()),
      clock,
      visits: createVisitCounter(),
      contentVersion: boundVersionAge(database.contentVersion, database.writes, clock),
      locks: database.locks,
      log,
    };
    return {
      context,
      async close() {
        mailer.close();
        opened[Symbol.dispose]();
        await database.close();
      },
    };
  } catch (error) {
    storage?.[Symbol.dispose]();
    await database.close();
    throw error;
  }
}
