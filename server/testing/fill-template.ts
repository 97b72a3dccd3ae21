import { pino } from 'pino';
import { readConfig } from '../config.ts';
import { openContext } from '../open-context.ts';

/** Fills a database once with what every start would make anew: the tables and the keys. */
export async function fillTemplate(folder: string, databaseUrl: string | null): Promise<void> {
  const config = { ...readConfig({ DATA_DIR: folder, SEED: 'none', LOG_LEVEL: 'silent' }), databaseUrl };
  const { close } = await openContext(config, pino({ level: 'silent' }));
  await close();
}
