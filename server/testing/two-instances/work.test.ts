import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { transaction } from '#server/db/transaction.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { verifyAudit } from '#server/audit/verify-audit.ts';
import { sweepTrash } from '#server/features/history/trash.queries.ts';
import { startJobs } from '#server/jobs.ts';
import { mailContent } from '#server/mail/compose-mail.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { exportedRow } from '../import-file.ts';
import { makeDocument } from '../make/make.document.ts';
import { makeUser } from '../make/make.user.ts';
import type { TwoInstances } from './start-two.ts';
import { startTwoInstances } from './start-two.ts';

let portal: TwoInstances;
const mailed: string[] = [];
const jobs: { stop(): Promise<void> }[] = [];

beforeAll(async () => {
  portal = await startTwoInstances();
  for (const { context } of portal.both) {
    context.mailer = { takenAs: 'sent', send: async (mail) => void mailed.push(mail.to), close: () => undefined };
    jobs.push(startJobs(context));
  }
});

afterAll(async () => {
  await Promise.all(jobs.map((job) => job.stop()));
  await portal.stop();
});

const [one, other] = [0, 1] as const;
const first = () => portal.both[0];

describe('an import', () => {
  it('on one instance is waited for by the other, which tells how far it has come', async () => {
    const { token } = await makeUser(first(), { roles: ['ROLE_ADMIN'] });
    const rows = Array.from({ length: 300 }, (_, i) => exportedRow({ id: `moved${i}` }));
    const bring = (by: 0 | 1) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ boardType: 'qna', format: 'json', dryRun: 'false' }))
        form.append(name, value);
      form.append('file', new Blob([JSON.stringify(rows)]), 'board.json');
      return portal.post('/api/v1/board/import', form, { token, by });
    };
    // The lock delays the import until the other instance has asked.
    const held = Promise.withResolvers<void>();
    const { promise: isHeld, resolve: tellHeld } = Promise.withResolvers<void>();
    const holding = transaction(first().context.db, async (tx) => {
      await sql`lock table imported_document in share row exclusive mode`.execute(tx);
      tellHeld();
      await held.promise;
    });
    await isHeld;
    const running = bring(one);
    const progress = (by: 0 | 1) => portal.post('/api/v1/board/import-progress', {}, { token, by });
    await vi.waitFor(async () => expect((await progress(other)).data.progress).toMatchObject({ phase: 'adding' }), {
      timeout: 15_000,
      interval: 50,
    });
    expect((await bring(other)).code).toBe('TR03');
    held.resolve();
    await holding;
    expect((await running).data).toMatchObject({ added: 300 });
    expect((await progress(other)).data).toEqual({ progress: null });
  });
});

describe('work beside the requests', () => {
  it('writes one unbroken audit log from both instances', async () => {
    const actor = null;
    const write = ({ context }: TwoInstances['both'][number], target: string) =>
      recordAudit(context.db, { actor, action: 'login.lock', target }, context.clock.now().toISOString());
    const both = [...portal.both, ...portal.both];
    await Promise.all(Array.from({ length: 10 }, (_, i) => both.map((instance) => write(instance, String(i)))).flat());
    const verdict = await verifyAudit(first().context.db);
    expect(verdict.brokenAt).toBeNull();
    expect(verdict.checked).toBeGreaterThanOrEqual(40);
  });

  it('erases what was long in the trash once, and says so once', async () => {
    await makeDocument(first(), { title: '버린 글', isDeleted: true });
    portal.advance(31 * 86_400_000);
    await Promise.all(portal.both.map(({ context }) => sweepTrash(context)));
    const { db } = first().context;
    const told = await db.selectFrom('audit_entry').select('target').where('action', '=', 'document.erase').execute();
    expect(told).toEqual([{ target: expect.stringContaining('버린 글') }]);
    expect(await db.selectFrom('document').select('id').where('title', '=', '버린 글').execute()).toEqual([]);
  });

  it('sends each mail once though both look for them', async () => {
    const tell = mailContent('contract-status', {
      kind: '제품 문의',
      number: 'C-20261121-0001',
      status: '진행중',
      link: 'http://127.0.0.1/qnaDetail/1',
    });
    const addresses = Array.from({ length: 12 }, (_, i) => `reader${i}@example.com`);
    await Promise.all(
      addresses.map((to, i) => {
        const { context } = portal.both[i % 2 === 0 ? 0 : 1];
        return enqueueMail(context.db, context, { email: to }, tell);
      }),
    );
    await vi.waitFor(() => expect(new Set(mailed).size).toBe(12), 15_000);
    expect(mailed).toHaveLength(12);
  });
});
