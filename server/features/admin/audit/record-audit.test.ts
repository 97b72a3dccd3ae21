import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { transaction } from '../../../db/transaction.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { recordAudit } from './record-audit.ts';
import { verifyAudit } from './verify-audit.ts';

const NOW = '2026-11-21T03:00:00.000Z';
const ACTOR = { id: 'a1', loginId: 'admin1' };

async function withEntries(count: number) {
  const { context } = await buildTestApp();
  for (let made = 1; made <= count; made += 1) {
    await recordAudit(context.db, { actor: ACTOR, action: 'user.unlock', target: `member${made}` }, NOW);
  }
  return context.db;
}

/** As somebody would who has the database itself. */
async function unguarded(db: Awaited<ReturnType<typeof withEntries>>, dialect: 'sqlite' | 'postgres') {
  if (dialect === 'postgres') await sql`alter table audit_entry disable trigger all`.execute(db);
  else for (const deed of ['update', 'delete']) await sql.raw(`drop trigger audit_entry_${deed}`).execute(db);
}

it('keeps a row only when what it tells of is kept', async () => {
  const db = await withEntries(1);
  const failing = transaction(db, async (tx) => {
    await recordAudit(tx, { actor: ACTOR, action: 'user.roles' }, NOW);
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  expect(await verifyAudit(db)).toEqual({ checked: 1, brokenAt: null });
});

it('numbers rows without a gap, however many are written at once', async () => {
  const db = await withEntries(0);
  await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      transaction(db, async (tx) => {
        await recordAudit(tx, { actor: null, action: 'document.erase', target: `글 ${at}` }, NOW);
        await recordAudit(tx, { actor: null, action: 'document.erase', target: `또 ${at}` }, NOW);
      }),
    ),
  );
  expect(await verifyAudit(db)).toEqual({ checked: 40, brokenAt: null });
});

it('is refused by the database itself to change or delete a row', async () => {
  const db = await withEntries(2);
  await expect(db.updateTable('audit_entry').set({ target: 'x' }).execute()).rejects.toThrow(/append-only/);
  await expect(db.deleteFrom('audit_entry').where('number', '=', 1).execute()).rejects.toThrow(/append-only/);
  expect(await verifyAudit(db)).toEqual({ checked: 2, brokenAt: null });
});

it.each([
  ['changed', "update audit_entry set detail = 'x' where number = 3", 3],
  ['taken out', 'delete from audit_entry where number = 3', 3],
  ['cut off at the end', 'delete from audit_entry where number = 5', 5],
  [
    'put in at the end',
    'insert into audit_entry select 6, created_at, actor_id, actor_name, action, target, detail, ip, hash from audit_entry where number = 5',
    6,
  ],
])('names the first row that was %s', async (_what, statement, brokenAt) => {
  const { context } = await buildTestApp();
  for (let made = 1; made <= 5; made += 1) {
    await recordAudit(context.db, { actor: ACTOR, action: 'user.unlock', target: `member${made}` }, NOW);
  }
  await unguarded(context.db, context.dialect);
  await sql.raw(statement).execute(context.db);
  expect((await verifyAudit(context.db)).brokenAt).toBe(brokenAt);
});
