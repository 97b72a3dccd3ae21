import { expect, it } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeInquiry } from '#server/testing/make/make.inquiry.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { upload } from '#server/testing/upload.ts';
import { sweepFiles } from '#server/features/files/sweep-files.ts';
import { sweepPrivacy } from './sweep-privacy.ts';

const DAY_MS = 86_400_000;

it('erases conversations after a year and looks at personal data after two, and writes down how many', async () => {
  const portal = await buildTestApp();
  const { context } = portal;
  const { db } = context;
  const sales = await makeUser(portal, { roles: ['ROLE_SALES'] });
  const contractId = await makeInquiry(portal);
  await portal.post('/api/v1/free/detail', { contractId }, { token: sales.token });
  const at = context.clock.now().toISOString();
  const talk = (id: string) => ({ id, visitor: id, user_id: null, title: '대화', created_at: at, updated_at: at });
  const many = Array.from({ length: 501 }, (_, index) => talk(`talk-${index}`));
  await db.insertInto('chat_conversation').values(many).execute();
  const count = async (table: 'chat_conversation' | 'inquiry_log') =>
    (await db.selectFrom(table).select('id').execute()).length;
  const records = () =>
    db
      .selectFrom('erasure_record')
      .select(['rule', 'erased_count'])
      .orderBy('erased_at')
      .orderBy('erased_count')
      .execute();

  portal.advance(364 * DAY_MS);
  await sweepPrivacy(context);
  expect([await count('chat_conversation'), await count('inquiry_log'), await records()]).toEqual([501, 1, []]);
  portal.advance(2 * DAY_MS);
  await sweepPrivacy(context);
  expect([await count('chat_conversation'), await count('inquiry_log')]).toEqual([0, 1]);
  portal.advance(365 * DAY_MS);
  await sweepPrivacy(context);
  expect(await count('inquiry_log')).toBe(0);
  expect(await records()).toEqual([
    { rule: 'chat.expired', erased_count: 1 },
    { rule: 'chat.expired', erased_count: 500 },
    { rule: 'access.expired', erased_count: 1 },
  ]);
});

it('erases a draft that nobody took up for three months, and its uploads with it', async () => {
  const portal = await buildTestApp();
  const { context } = portal;
  const author = await makeUser(portal);
  const { fileId } = (await upload(portal, { token: author.token })).data;
  const draft = { boardType: 'qna' as const, documentId: '', content: JSON.stringify({ files: [{ fileId }] }) };
  await portal.post('/api/v1/board/draft-save', draft, { token: author.token });
  const kept = async () => ({
    drafts: (await context.db.selectFrom('draft').select('user_id').execute()).length,
    files: (await context.db.selectFrom('file').select('id').execute()).length,
  });
  const sweep = async () => {
    await sweepPrivacy(context);
    await sweepFiles(context);
  };

  portal.advance(89 * DAY_MS);
  await sweep();
  expect(await kept()).toEqual({ drafts: 1, files: 1 });
  portal.advance(2 * DAY_MS);
  await sweep();
  expect(await kept()).toEqual({ drafts: 0, files: 0 });
  expect(await context.db.selectFrom('erasure_record').select(['rule', 'erased_count']).execute()).toEqual([
    { rule: 'draft.expired', erased_count: 1 },
  ]);
});

it('erases mails after a year, but none that still waits to go out', async () => {
  const portal = await buildTestApp();
  const { context } = portal;
  await makeInquiry(portal, { email: 'hong@example.com' });
  await portal.sentMail();
  await makeInquiry(portal, { email: 'kim@example.com' });
  const addresses = async () =>
    (await context.db.selectFrom('mail').select('to_address').execute()).map((mail) => mail.to_address);
  portal.advance(364 * DAY_MS);
  await sweepPrivacy(context);
  expect(await addresses()).toHaveLength(2);
  portal.advance(2 * DAY_MS);
  await sweepPrivacy(context);
  expect(await addresses()).toEqual(['kim@example.com']);
});
