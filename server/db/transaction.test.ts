import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import type { Db } from './open-database.ts';
import { beforeCommit, transaction } from './transaction.ts';

const secretRow = { name: 'probe', value: 'x', created_at: '2026-01-01T00:00:00.000Z' };

describe('transaction', () => {
  it('keeps nothing when the work fails', async () => {
    const { context } = await buildTestApp();
    const failing = transaction(context.db, async (tx) => {
      await tx.insertInto('secret').values(secretRow).execute();
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await context.db.selectFrom('secret').where('name', '=', 'probe').selectAll().execute()).toEqual([]);
  });

  it('refuses a query on the outer handle inside', async () => {
    const { context } = await buildTestApp();
    const careless = transaction(context.db, () => context.db.selectFrom('secret').selectAll().execute());
    await expect(careless).rejects.toThrow('must use the handle of the transaction');
  });

  it('refuses a query that outlives it', async () => {
    const { context } = await buildTestApp();
    const escaped = await transaction(context.db, async (tx) => tx.selectFrom('secret').selectAll());
    await expect(escaped.execute()).rejects.toThrow('outlived');
  });
});

it('does a last step once, after all others, and undoes with it when it fails', async () => {
  const { db } = (await buildTestApp()).context;
  const put = (tx: Db, name: string) =>
    tx
      .insertInto('secret')
      .values({ name, value: '', created_at: '' })
      .execute()
      .then(() => undefined);
  const names = async () =>
    (await db.selectFrom('secret').select('name').where('value', '=', '').execute()).map((row) => row.name);
  await transaction(db, async (tx) => {
    beforeCommit(tx, 'same', () => put(tx, 'first'));
    beforeCommit(tx, 'same', () => put(tx, 'last'));
    expect(await tx.selectFrom('secret').select('name').where('value', '=', '').execute()).toEqual([]);
  });
  expect(await names()).toEqual(['last']);
  await transaction(db, async (tx) => {
    beforeCommit(tx, 'put off', () => put(tx, 'early'));
    beforeCommit(tx, 'putting off', async () => beforeCommit(tx, 'put off', () => put(tx, 'late')));
  });
  expect(await names()).toEqual(['last', 'early', 'late']);
  const failing = transaction(db, async (tx) => {
    await put(tx, 'other');
    beforeCommit(tx, 'step', () => Promise.reject(new Error('no')));
  });
  await expect(failing).rejects.toThrow('no');
  expect(await names()).toEqual(['last', 'early', 'late']);
});

it.each(['outside', 'inside'] as const)('many queries in a row leave others their turn: %s', async (where) => {
  const { db } = (await buildTestApp()).context;
  const ask = async (handle: Db) => {
    for (let i = 0; i < 5_000; i += 1) await handle.selectFrom('secret').selectAll().execute();
  };
  const turns = await countTurns(() => (where === 'inside' ? transaction(db, ask) : ask(db)));
  expect(turns).toBeGreaterThan(2);
});

/** How often the event loop served something else while `work` ran. */
async function countTurns(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let next: NodeJS.Immediate;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  next = setImmediate(count);
  try {
    await work();
  } finally {
    clearImmediate(next);
  }
  return turns;
}
