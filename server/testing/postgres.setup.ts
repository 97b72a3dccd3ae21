import type { TestProject } from 'vitest/node';
import { startPostgres } from './start-postgres.ts';

/** Vitest global setup of the PostgreSQL project: one server a run, or the one that DATABASE_URL names. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL;
  const server = given ? { url: given, stop: async () => undefined } : await startPostgres();
  project.provide('databaseAdminUrl', server.url);
  return server.stop;
}
