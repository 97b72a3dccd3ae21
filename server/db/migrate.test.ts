import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject as provided, it, onTestFinished } from 'vitest';
import { addDatabase, dropDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

it('an update that breaks off leaves the tables as they were, and can be made again', async () => {
  const { db, close } = await openDatabase(await emptyPlace());
  onTestFinished(close);
  await sql`create table term_version (id text)`.execute(db);
  const tables = async () =>
    (await db.introspection.getTables()).map(({ name }) => name).filter((name) => !/^kysely_|fts/.test(name));

  await expect(migrate(db)).rejects.toThrow(/already exists/);
  expect(await tables()).toEqual(['term_version']);

  await sql`drop table term_version`.execute(db);
  await migrate(db);
  expect(await tables()).toEqual(expect.arrayContaining(['contract', 'document', 'term_version']));
});

async function emptyPlace(): Promise<string> {
  const template = provided('databaseTemplate');
  if (template.kind === 'sqlite') {
    const folder = await mkdtemp(join(tmpdir(), 'portal-migrate-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    return join(folder, 'portal.sqlite');
  }
  const { adminUrl } = template;
  const { name, url } = await addDatabase(adminUrl);
  onTestFinished(() => dropDatabase(adminUrl, name));
  return url;
}
