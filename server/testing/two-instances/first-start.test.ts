import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, inject, it, onTestFinished } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openContext } from '#server/open-context.ts';
import { createSearchIndexJob } from '#server/search/index/index-jobs.ts';
import { prepareFirstStart } from '#server/seed/first-start.ts';
import { adoptDeliveredTerms } from '#server/site/terms.ts';
import { addDatabase, dropDatabase } from '../database/test-database.ts';

it('two instances that start at once on an empty database make one portal of it', async () => {
  const template = inject('databaseTemplate');
  if (template.kind !== 'postgres') throw new Error('Several instances share a PostgreSQL');
  const { name, url } = await addDatabase(template.adminUrl);
  const folder = await mkdtemp(join(tmpdir(), 'portal-instance-'));
  const config = { ...readConfig({ DATA_DIR: folder, SEED: 'none', LOG_LEVEL: 'silent' }), databaseUrl: url };
  const told: string[] = [];
  const start = async () => {
    const { context, close } = await openContext(config, pino({ level: 'silent' }));
    await prepareFirstStart(context, (line) => void told.push(line));
    // Without the demo the delivered manual is not shown.
    await adoptDeliveredTerms(context.db, new Date().toISOString());
    await createSearchIndexJob(context, new AbortController().signal)();
    return { context, close };
  };
  const instances = await Promise.all([start(), start(), start()]);
  onTestFinished(async () => {
    for (const { close } of instances) await close();
    await dropDatabase(template.adminUrl, name);
    await rm(folder, { recursive: true, force: true });
  });

  expect(told.filter((line) => line.startsWith('첫 관리자:'))).toHaveLength(1);
  const [first, ...others] = instances.map(({ context }) => context);
  expect(await first?.db.selectFrom('user').select('login_id').execute()).toEqual([{ login_id: config.admin.userId }]);
  for (const { keys } of others) {
    expect(keys.transport.keyId).toBe(first?.keys.transport.keyId);
    expect(keys.signingSecret).toBe(first?.keys.signingSecret);
  }
  const pages = (await first?.db.selectFrom('search_entry').select('manual_path').execute()) ?? [];
  expect(pages.length).toBeGreaterThan(5);
  expect(new Set(pages.map((page) => page.manual_path)).size).toBe(pages.length);
});
