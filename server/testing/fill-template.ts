import { pino } from 'pino';
import { readConfig } from '../config.ts';
import { openContext } from '../open-context.ts';

/** Creates tables and keys once per run, instead of at each start. */
export async function fillTemplate(folder: string, databaseUrl: string | null): Promise<void> {
  const config = { ...readConfig({ DATA_DIR: folder, SEED: 'none', LOG_LEVEL: 'silent' }), databaseUrl };
  const { close } = await openContext(config, pino({ level: 'silent' }));
  await close();
}
