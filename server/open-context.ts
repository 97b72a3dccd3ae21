import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Clock, Context } from './context.ts';
import { systemClock } from './context.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { createVisitCounter } from './features/admin/visits/visit-counter.ts';
import { openMailer } from './mail/mailer.ts';
import { openHttpsOutbound } from './outbound/https-outbound.ts';
import { loadKeys } from './security/keys.ts';
import { openLocalStorage } from './storage/local-storage.ts';

/** Opens everything that lives as long as the process; the database is migrated when it comes back. */
export async function openContext(
  config: Config,
  log: FastifyBaseLogger,
  clock: Clock = systemClock,
): Promise<{ context: Context; close(): Promise<void> }> {
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const database = await openDatabase(config.databaseUrl ?? join(config.dataDir, 'portal.sqlite'));
  const mailer = openMailer(config.mail, join(config.dataDir, 'mail'));
  try {
    await migrate(database.db);
    const context: Context = {
      config,
      db: database.db,
      dialect: database.dialect,
      storage: openLocalStorage(join(config.dataDir, 'files')),
      mailer,
      outbound: openHttpsOutbound(),
      keys: await loadKeys(database.db, clock.now().toISOString()),
      clock,
      visits: createVisitCounter(),
      log,
    };
    return {
      context,
      async close() {
        mailer.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
