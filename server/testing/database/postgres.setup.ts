import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { fillTemplate } from '../fill-template.ts';
import { rememberRows } from './reset-database.ts';
import { startPostgres } from './start-postgres.ts';
import { addDatabase, createPool, dropDatabase, dropPool } from './test-database.ts';

/**
 * Vitest global setup of the PostgreSQL project: one server per run, or the one of DATABASE_URL, with a template
 * database that tests copy and return.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL;
  const server = given ? { url: given, stop: async () => undefined } : await startPostgres();
  const template = await addDatabase(server.url);
  const folder = mkdtempSync(join(tmpdir(), 'portal-template-'));
  await fillTemplate(folder, template.url);
  rmSync(folder, { recursive: true, force: true });
  await rememberRows(template.url);
  await createPool(server.url);
  project.provide('databaseTemplate', { kind: 'postgres', adminUrl: server.url, name: template.name });
  return async () => {
    await dropPool(server.url);
    await dropDatabase(server.url, template.name);
    await server.stop();
  };
}
