import { randomBytes } from 'node:crypto';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { resetDatabase } from './reset-database.ts';

/** A database with tables and keys but no data: PostgreSQL by name, SQLite as file. */
type DatabaseTemplate = { kind: 'sqlite'; file: string } | { kind: 'postgres'; adminUrl: string; name: string };

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
  }
}

/** Table with databases that tests have returned, for reuse. */
const POOL = 'given_back';

export const createPool = (adminUrl: string) => query(adminUrl, `create table ${POOL} (name text primary key)`);

export async function dropPool(adminUrl: string): Promise<void> {
  const { rows } = await query<{ name: string }>(adminUrl, `delete from ${POOL} returning name`);
  for (const { name } of rows) await dropDatabase(adminUrl, name);
  await query(adminUrl, `drop table ${POOL}`);
}

/** A copy of the run's template. `url` null means SQLite, in the portal's `folder`. */
export async function createTestDatabase(
  template: DatabaseTemplate,
  folder: string,
): Promise<{ url: string | null; drop(): Promise<void> }> {
  if (template.kind === 'sqlite') {
    await copyFile(template.file, join(folder, 'portal.sqlite'));
    return { url: null, drop: async () => undefined };
  }
  const { adminUrl } = template;
  const { name, url } = (await acquireDatabase(adminUrl)) ?? (await addDatabase(adminUrl, template.name));
  return { url, drop: () => returnDatabase(adminUrl, name, url) };
}

async function acquireDatabase(adminUrl: string): Promise<{ name: string; url: string } | null> {
  const { rows } = await query<{ name: string }>(
    adminUrl,
    `delete from ${POOL} where name = (select name from ${POOL} limit 1 for update skip locked) returning name`,
  );
  return rows[0] ? { name: rows[0].name, url: urlOf(adminUrl, rows[0].name) } : null;
}

async function returnDatabase(adminUrl: string, name: string, url: string): Promise<void> {
  try {
    await resetDatabase(url);
    await query(adminUrl, `insert into ${POOL} values ('${name}')`);
  } catch {
    await dropDatabase(adminUrl, name);
  }
}

/** A new database, empty or copied from an unused one; `file_copy` is twice as fast as the default. */
export async function addDatabase(adminUrl: string, template?: string): Promise<{ name: string; url: string }> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await query(adminUrl, `create database ${name}${template ? ` template ${template} strategy file_copy` : ''}`);
  return { name, url: urlOf(adminUrl, name) };
}

function urlOf(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await query(adminUrl, `drop database ${name} with (force)`);
}

async function query<Row extends object>(url: string, statement: string): Promise<pg.QueryResult<Row>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query<Row>(statement);
  } finally {
    await client.end();
  }
}
