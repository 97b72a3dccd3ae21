import { randomBytes } from 'node:crypto';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** A database with tables and keys but no data: of PostgreSQL by its name, of SQLite as a file. */
type DatabaseTemplate = { kind: 'sqlite'; file: string } | { kind: 'postgres'; adminUrl: string; name: string };

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
  }
}

/** A copy of the run's template. `url` null means SQLite, in `folder` where the portal looks for it. */
export async function createTestDatabase(
  template: DatabaseTemplate,
  folder: string,
): Promise<{ url: string | null; drop(): Promise<void> }> {
  if (template.kind === 'sqlite') {
    await copyFile(template.file, join(folder, 'portal.sqlite'));
    return { url: null, drop: async () => undefined };
  }
  const { name, url } = await addDatabase(template.adminUrl, template.name);
  return { url, drop: () => dropDatabase(template.adminUrl, name) };
}

/** A new database, empty or a copy of another that nobody is connected to; copying files is twice as fast as logging them. */
export async function addDatabase(adminUrl: string, template?: string): Promise<{ name: string; url: string }> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await withClient(adminUrl, `create database ${name}${template ? ` template ${template} strategy file_copy` : ''}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { name, url: url.href };
}

export const dropDatabase = (adminUrl: string, name: string) =>
  withClient(adminUrl, `drop database ${name} with (force)`);

async function withClient(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
