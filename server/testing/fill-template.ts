import { pino } from 'pino';
import { readConfig } from '../config.ts';
import { nowIso } from '../context.ts';
import { openContext } from '../open-context.ts';
import { seedCompany } from '../seed/seed-company.ts';

/** Creates tables and keys once per run, instead of at each start, for a portal with company and texts. */
export async function fillTemplate(folder: string, databaseUrl: string | null): Promise<void> {
  const config = { ...readConfig({ DATA_DIR: folder, SEED: 'none', LOG_LEVEL: 'silent' }), databaseUrl };
  const { context, close } = await openContext(config, pino({ level: 'silent' }));
  await seedCompany(context.db, nowIso(context));
  await close();
}
