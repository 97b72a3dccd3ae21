import { createHash } from 'node:crypto';
import { appendFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { beforeCommit, transaction } from '../db/transaction.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { auditOf } from '../testing/audit-entries.ts';
import { makeUser } from '../testing/make/make.user.ts';
import { AnchorFile } from './anchor-file.ts';
import { AuditAnchors, anchorsOf, attachAnchors } from './audit-anchors.ts';
import { beginAnchors } from './begin-anchors.ts';
import { auditHash, recordAudit } from './record-audit.ts';
import { verifyAudit } from './verify-audit.ts';

const NOW = '2026-11-21T03:00:00.000Z';
const ACTOR = { id: 'a1', loginId: 'admin1' };

async function withEntries(count: number) {
  const { context } = await portalWithEntries(count);
  return context.db;
}

async function portalWithEntries(count: number) {
  const portal = await buildTestApp();
  for (let made = 1; made <= count; made += 1) {
    await recordAudit(portal.context.db, { actor: ACTOR, action: 'user.unlock', target: `member${made}` }, NOW);
  }
  return portal;
}

/** Simulates write access to the database. */
async function unguarded(db: Awaited<ReturnType<typeof withEntries>>, dialect: 'sqlite' | 'postgres') {
  if (dialect === 'postgres') await sql`alter table audit_entry disable trigger all`.execute(db);
  else for (const operation of ['update', 'delete']) await sql.raw(`drop trigger audit_entry_${operation}`).execute(db);
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

it('chains rows as every version before did, over each of their columns', () => {
  const row = {
    number: 7,
    created_at: '2026-11-21T03:00:00.000Z',
    actor_id: 'u1',
    actor_name: '관리자',
    action: 'user.roles',
    target: '문의 3',
    detail: '상세',
    ip: '203.0.113.7',
  } as const;
  const content = ['previous', ...Object.values(row)];
  expect(auditHash('previous', row)).toBe(createHash('sha256').update(JSON.stringify(content)).digest('hex'));
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
  const { context } = await portalWithEntries(5);
  await unguarded(context.db, context.dialect);
  await sql.raw(statement).execute(context.db);
  expect((await verifyAudit(context.db)).brokenAt).toBe(brokenAt);
});

describe('somebody who writes the database, and sets the head of the chain to fit', () => {
  const setHeadBack = `update audit_head set number = (select max(number) from audit_entry),
    hash = (select hash from audit_entry order by number desc limit 1)`;

  it('cannot remove the last entries, not even when others follow in their place', async () => {
    const portal = await portalWithEntries(5);
    const { db } = portal.context;
    await unguarded(db, portal.context.dialect);
    await sql.raw('delete from audit_entry where number > 3').execute(db);
    await sql.raw(setHeadBack).execute(db);
    const admin = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
    const verify = async () =>
      (await portal.post('/api/v1/admin/audit/verify', undefined, { token: admin.token })).data;
    expect(await verify()).toEqual({ checked: 3, brokenAt: 4 });

    for (const target of ['x', 'y', 'z']) await recordAudit(db, { actor: ACTOR, action: 'user.unlock', target }, NOW);
    expect(await verify()).toEqual({ checked: 3, brokenAt: 4 });
  });

  it('cannot change an entry and compute the whole chain anew', async () => {
    const { context } = await portalWithEntries(5);
    const { db } = context;
    await unguarded(db, context.dialect);
    await sql.raw("update audit_entry set target = 'nobody' where number = 2").execute(db);
    let previous = '';
    for (const row of await db.selectFrom('audit_entry').selectAll().orderBy('number').execute()) {
      previous = auditHash(previous, row);
      await db.updateTable('audit_entry').set({ hash: previous }).where('number', '=', row.number).execute();
    }
    await sql.raw(setHeadBack).execute(db);
    expect(await verifyAudit(db)).toEqual({ checked: 1, brokenAt: 2 });
  });

  it('is noticed by an instance that wrote none of the entries, and has seen them', async () => {
    const { context } = await portalWithEntries(0);
    const { db, config, dialect } = context;
    const other = anchorsOf(db);
    const dataDir = await mkdtemp(join(config.dataDir, 'other-'));
    const own = new AuditAnchors(new AnchorFile(dataDir, null), pino({ level: 'silent' }));
    for (const target of ['a', 'b', 'c']) await recordAudit(db, { actor: ACTOR, action: 'user.unlock', target }, NOW);
    await own.catchUp(db);
    await unguarded(db, dialect);
    await sql.raw('delete from audit_entry where number > 1').execute(db);
    await sql.raw(setHeadBack).execute(db);
    attachAnchors(db, own);
    expect(await verifyAudit(db)).toEqual({ checked: 1, brokenAt: 2 });
    attachAnchors(db, other);
  });
});

describe('the anchors of the audit log', () => {
  const fileOf = ({ config }: { config: { dataDir: string } }) => join(config.dataDir, 'audit-anchors.log');
  const restarted = (context: Awaited<ReturnType<typeof buildTestApp>>['context'], key: string | null = null) =>
    attachAnchors(context.db, new AuditAnchors(new AnchorFile(context.config.dataDir, key), context.log));

  it('are readable by their owner alone, as is their key, and hold what was committed alone', async () => {
    const { context } = await portalWithEntries(1);
    const undone = transaction(context.db, async (tx) => {
      await recordAudit(tx, { actor: ACTOR, action: 'user.roles' }, NOW);
      beforeCommit(tx, 'zz fails last', async () => {
        throw new Error('undone');
      });
    });
    await expect(undone).rejects.toThrow('undone');
    for (const name of ['audit-anchors.log', 'audit.key'])
      expect((await stat(join(context.config.dataDir, name))).mode & 0o777).toBe(0o600);
    expect((await readFile(fileOf(context), 'utf8')).trim().split('\n')).toHaveLength(1);
  });

  it('begin anew after their file was removed, with an entry that says so', async () => {
    const portal = await portalWithEntries(3);
    await rm(fileOf(portal.context));
    restarted(portal.context);
    await beginAnchors(portal.context);
    await beginAnchors(portal.context);
    expect((await auditOf(portal)).slice(3)).toEqual([
      {
        actor_name: '',
        action: 'audit.anchor',
        target: '',
        detail: '대조 기준 파일이 없어 이 기록부터 새로 시작합니다.',
      },
    ]);
    expect(await verifyAudit(portal.context.db)).toEqual({ checked: 4, brokenAt: null });
  });

  it('begin anew under another key, and the former ones are kept', async () => {
    const portal = await portalWithEntries(2);
    const before = await readFile(fileOf(portal.context), 'utf8');
    restarted(portal.context, 'another-key-of-at-least-32-characters');
    await beginAnchors(portal.context);
    const [entry] = (await auditOf(portal)).slice(2);
    const [name = ''] = /audit-anchors-\d+\.log/.exec(entry?.detail ?? '') ?? [];
    expect(await readFile(join(portal.context.config.dataDir, name), 'utf8')).toBe(before);
    expect(await verifyAudit(portal.context.db)).toEqual({ checked: 3, brokenAt: null });
  });

  it('cannot be written without the key', async () => {
    const { context } = await portalWithEntries(3);
    const lines = await readFile(fileOf(context), 'utf8');
    await writeFile(fileOf(context), lines.replace(/^2 [0-9a-f]{64}/m, `2 ${'0'.repeat(64)}`));
    expect(await verifyAudit(context.db)).toEqual({ checked: 3, brokenAt: 2 });
  });

  it('outlive a line that a power cut left unfinished', async () => {
    const { context } = await portalWithEntries(2);
    await appendFile(fileOf(context), '\n3 abc');
    await recordAudit(context.db, { actor: ACTOR, action: 'user.unlock' }, NOW);
    restarted(context);
    await beginAnchors(context);
    expect(await verifyAudit(context.db)).toEqual({ checked: 3, brokenAt: null });
  });
});
