import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { isOutOfSpace } from './db-errors.ts';
import { openDatabase } from './open-database.ts';
import { transaction } from './transaction.ts';

it('says of a transaction that the disk was full in its middle, and goes on after it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-full-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { db, close } = await openDatabase(join(folder, 'portal.sqlite'));
  onTestFinished(close);
  await sql`create table page (bytes blob)`.execute(db);
  // A small cache lets pages be written before the commit. SQLite then undoes the transaction by itself.
  await sql`pragma cache_size = 1`.execute(db);
  await sql`pragma max_page_count = 20`.execute(db);
  const insert = (bytes: number) =>
    transaction(db, (tx) => sql`insert into page values (zeroblob(${bytes}))`.execute(tx));
  const error: unknown = await insert(1_000_000).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'SQLITE_FULL' });
  expect(isOutOfSpace(error)).toBe(true);
  await expect(insert(10)).resolves.toBeDefined();
});
