import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { transaction } from './transaction.ts';
import { PREPARED } from './prepared-statements.ts';

it('a marked statement is planned once for each connection, whatever its parameters', async () => {
  const portal = await buildTestApp();
  const { db, dialect } = portal.context;
  await transaction(db, async (tx) => {
    const twice = (n: number) => sql<{ n: number }>`${PREPARED} select 2 * cast(${n} as integer) as n`.execute(tx);
    const answers = [await twice(1), await twice(21)];
    expect(answers.map(({ rows }) => rows)).toEqual([[{ n: 2 }], [{ n: 42 }]]);
    await sql`select cast(${1} as integer)`.execute(tx);
    if (dialect === 'sqlite') return;
    const { rows } = await sql<{ text: string }>`select statement as text from pg_prepared_statements
      where statement like '%2 * cast%'`.execute(tx);
    expect(rows).toHaveLength(1);
  });
});

it('the connection of a search, with its plans, is still open for the next one half a minute later', async () => {
  const { db, dialect } = (await buildTestApp()).context;
  if (dialect === 'sqlite') return;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const connection = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows;
  const before = await connection();
  vi.advanceTimersByTime(30_000);
  expect(await connection()).toEqual(before);
});
