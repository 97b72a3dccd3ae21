import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { openContext } from '#server/open-context.ts';
import { seedDemo } from '#server/seed/seed-demo.ts';

/** Runs `work` with a temporary portal with the demo content. */
export const demoPortal = (work: (context: Context) => Promise<void>) =>
  emptyPortal(async (context) => {
    await seedDemo(context, 'demouser', 'Passw0rd!');
    await work(context);
  });

/** Runs `work` with a temporary portal without content. */
export async function emptyPortal(work: (context: Context) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const config = readConfig({ DATA_DIR: dataDir });
  const { context, close } = await openContext(config, pino({ level: 'silent' }));
  try {
    await work(context);
  } finally {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export const searchDemo = (work: (db: Db) => Promise<void>) => demoPortal(({ db }) => work(db));
