import { randomBytes } from 'node:crypto';
import pg from 'pg';

declare module 'vitest' {
  interface ProvidedContext {
    /** PostgreSQL of this run, or empty for SQLite. */
    databaseAdminUrl: string;
  }
}

/** An empty database of the run's kind. `url` null means SQLite in the test's own folder. */
export async function createTestDatabase(adminUrl: string): Promise<{ url: string | null; drop(): Promise<void> }> {
  if (adminUrl === '') return { url: null, drop: async () => undefined };
  const name = `test_${randomBytes(8).toString('hex')}`;
  await withClient(adminUrl, (client) => client.query(`create database ${name}`));
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => withClient(adminUrl, (client) => client.query(`drop database ${name} with (force)`)),
  };
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
