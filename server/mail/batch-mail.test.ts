import { expect, it } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { batchMail } from './batch-mail.ts';
import { mailContent } from './compose-mail.ts';
import { enqueueMails } from './outbox.ts';

it('gathers replies to several questions in one mail that leads to the notifications of all', async () => {
  const portal = await buildTestApp();
  const { context } = portal;
  const { id: userId, email } = await makeUser(portal);
  const reply = (title: string) =>
    batchMail(
      context.db,
      context,
      { email, userId },
      mailContent('question-replied', { title, link: `${context.config.publicUrl}/qnaDetail/${title}` }),
    );
  await reply('첫 질문');
  expect(await portal.sentMail()).toHaveLength(1);
  await reply('둘째 질문');
  await reply('셋째 질문');
  expect(await portal.sentMail(), 'within half an hour').toHaveLength(1);
  portal.advance(31 * 60_000);
  const mails = await portal.sentMail();
  expect(mails).toHaveLength(2);
  expect(mails[1]?.text).toContain('제목: 둘째 질문, 셋째 질문');
  expect(mails[1]?.text).toMatch(/댓글 확인하기: http:\/\/[^/]+\/myActivity$/m);
});

it.each([
  ['contract-notice', 60, '새 문의 3건', '/contact/list'],
  ['question-notice', 30, '새 질문 3건', '/admin/questions'],
] as const)('lets no stranger silence staff: what is beyond the limit of %s is one mail an hour', async (...given) => {
  const [name, most, subject, path] = given;
  const portal = await buildTestApp();
  const { context } = portal;
  const { id: userId, email } = await makeUser(portal);
  const content = { name, values: { kind: '제품 문의', number: 'C-1', title: '질문', link: context.config.publicUrl } };
  for (let count = 0; count < most + 3; count += 1)
    await enqueueMails(context.db, context, [{ email, userId }], content);
  expect(await portal.sentMail()).toHaveLength(most);
  portal.advance(61 * 60_000);
  const mails = await portal.sentMail();
  expect(mails).toHaveLength(most + 1);
  expect(mails.at(-1)?.subject).toContain(subject);
  expect(mails.at(-1)?.text).toContain(path);
});
