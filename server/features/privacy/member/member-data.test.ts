import { expect, it } from 'vitest';
import { assistantAnswerText } from '#shared/messages/chat/assistant-answer.ko.ts';
import { indexManual } from '#server/search/index/index-manual.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { encryptFor } from '#server/testing/encrypt.ts';
import { submissionOf } from '#server/testing/make/make.inquiry.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import type { MadeUser } from '#server/testing/make/make.user.ts';
import { makeUser, TEST_PASSWORD } from '#server/testing/make/make.user.ts';
import { upload } from '#server/testing/upload.ts';
import { enableFactor } from '#server/features/users/factor/factor.fixture.ts';

const MY_CONTRACTS = '/api/v1/user/my-contracts';
const MY_POSTS = '/api/v1/user/my-posts';
const EXPORT = '/api/v1/user/export-data';

/** A member with all kinds of data; `mark` occurs in each. */
async function busyMember(portal: TestApp, mark: string): Promise<MadeUser> {
  const member = await makeUser(portal, { userName: `${mark}이름`, email: `${mark}@example.com` });
  const { token } = member;
  const { db } = portal.context;
  const documentId = await makeDocument(portal, { boardType: 'qna', title: `${mark} 질문입니다`, author: member });
  await portal.post('/api/v1/board/writeReply', { documentId, bodyHtml: `<p>${mark} 댓글</p>` }, { token });
  await portal.post('/api/v1/board/like', { documentId }, { token });
  const faq = await makeDocument(portal, { boardType: 'faq' });
  await portal.post('/api/v1/board/faq-vote', { documentId: faq, isHelpful: false }, { token });
  await indexManual(portal.context);
  await portal.post('/api/v1/manual/rate', { path: '/manual/', isHelpful: true, comment: `${mark} 의견` }, { token });
  await portal.post(
    '/api/v1/free/write',
    submissionOf({ message: `${mark} 문의를 드립니다. 연락 바랍니다.`, email: `${mark}@example.com` }),
    { token },
  );
  const at = portal.context.clock.now().toISOString();
  const conversation = { id: `talk-${mark}`, visitor: `visitor-${mark}`, user_id: member.id, title: `${mark} 대화` };
  await db
    .insertInto('chat_conversation')
    .values({ ...conversation, created_at: at, updated_at: at })
    .execute();
  await db
    .insertInto('chat_message')
    .values({
      id: `message-${mark}`,
      conversation_id: conversation.id,
      position: 1,
      task_id: `task-${mark}`,
      question: `${mark}가 묻습니다`,
      answer: '답변',
      status: 'answered',
      sources: '[]',
      suggested: '[]',
      rating_content: '',
      engine: 'builtin',
      created_at: at,
    })
    .execute();
  return member;
}

function exportOwnData(portal: TestApp, token: string | undefined, password = TEST_PASSWORD) {
  const { keyId, encrypt } = encryptFor(portal);
  return portal.post(EXPORT, { keyId, password: encrypt(password) }, { token });
}

it('lists the inquiries and posts of whoever is logged in, and of nobody else', async () => {
  const portal = await buildTestApp();
  const hong = await busyMember(portal, 'hong');
  const kim = await busyMember(portal, 'kim');
  await portal.post('/api/v1/free/write', submissionOf({ email: 'hong@example.com' }), { remoteAddress: '10.8.0.1' });
  expect((await portal.post(MY_CONTRACTS, {}, { token: hong.token })).data).toEqual({
    list: [
      {
        contractNumber: 'C-20261121-0001',
        type: 'CONTACT',
        status: '접수',
        receivedAt: '2026-11-21T03:00:00.000Z',
        excerpt: 'hong 문의를 드립니다. 연락 바랍니다.',
        asked: expect.objectContaining({ inquiryType: '도입상담', products: expect.any(Array) }),
        message: 'hong 문의를 드립니다. 연락 바랍니다.',
        fileNames: [],
        answers: [],
      },
    ],
    totalCount: 1,
    size: 10,
  });
  expect((await portal.post(MY_POSTS, {}, { token: kim.token })).data).toMatchObject({
    list: [{ boardType: 'qna', title: 'kim 질문입니다', replyCount: 1 }],
    totalCount: 1,
  });
  // Parameters that name another member have no effect.
  const asked = { page: 1, userId: kim.id, authorId: kim.id } as { page: number };
  expect((await portal.post(MY_POSTS, asked, { token: hong.token })).data.list).toMatchObject([
    { title: 'hong 질문입니다' },
  ]);
  expect((await portal.post(MY_CONTRACTS, { page: 2 }, { token: hong.token })).data.list).toEqual([]);
});

it('tells a member the answers to their own inquiries, and none of the notes of the staff', async () => {
  const portal = await buildTestApp();
  const hong = await busyMember(portal, 'hong');
  const kim = await busyMember(portal, 'kim');
  const sales = await makeUser(portal, { roles: ['ROLE_SALES'], userName: '오세린' });
  const { id: contractId } = await portal.context.db
    .selectFrom('inquiry')
    .select('id')
    .where('user_id', '=', hong.id)
    .executeTakeFirstOrThrow();
  const token = sales.token;
  await portal.post('/api/v1/free/update', { contractId, memo: '할인을 요구할 것 같음' }, { token });
  await portal.post('/api/v1/free/answer', { contractId, message: '견적서를 보내드립니다.' }, { token });
  await portal.post('/api/v1/free/answer', { contractId, message: '추가로 안내드립니다.' }, { token });

  const answersOf = async (member: MadeUser) =>
    (await portal.post(MY_CONTRACTS, {}, { token: member.token })).data.list[0].answers;
  const answer = { authorName: '오세린', answeredAt: '2026-11-21T03:00:00.000Z' };
  expect(await answersOf(hong)).toEqual(
    expect.arrayContaining([
      { ...answer, body: '견적서를 보내드립니다.' },
      { ...answer, body: '추가로 안내드립니다.' },
    ]),
  );
  expect(await answersOf(hong)).toHaveLength(2);
  expect(await answersOf(kim)).toEqual([]);
  const own = await exportOwnData(portal, hong.token);
  expect(JSON.parse(own.text).inquiryAnswers).toHaveLength(2);
  expect(own.text).not.toContain('할인을');
  expect((await exportOwnData(portal, kim.token)).text).not.toContain('견적서를');
});

it('puts the inquiry of a notice first, also where it would be on a later page, and none of others', async () => {
  const portal = await buildTestApp();
  const hong = await busyMember(portal, 'hong');
  const kim = await busyMember(portal, 'kim');
  const numbersOf = async (member: MadeUser, first?: string): Promise<string[]> =>
    (await portal.post(MY_CONTRACTS, { first }, { token: member.token })).data.list.map(
      ({ contractNumber }: { contractNumber: string }) => contractNumber,
    );
  const [oldest = ''] = await numbersOf(hong);
  for (let i = 0; i < 10; i += 1) {
    portal.advance(1000);
    await portal.post('/api/v1/free/write', submissionOf(), { token: hong.token, remoteAddress: `10.8.1.${i}` });
  }
  expect(await numbersOf(hong)).not.toContain(oldest);
  const shown = await numbersOf(hong, oldest);
  expect([shown[0], shown.length]).toEqual([oldest, 10]);
  expect(await numbersOf(kim, oldest)).not.toContain(oldest);
});

it('hands a member everything that it holds on them, and nothing of others', async () => {
  const portal = await buildTestApp();
  const hong = await busyMember(portal, 'hong');
  const kim = await busyMember(portal, 'kim');
  await enableFactor(portal, hong);
  const documentId = (await portal.post(MY_POSTS, {}, { token: hong.token })).data.list[0].documentId;
  await portal.post('/api/v1/board/writeReply', { documentId, bodyHtml: '<p>kim 답글</p>' }, { token: kim.token });
  const answer = await exportOwnData(portal, hong.token);
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-disposition': expect.stringContaining("filename*=UTF-8''"),
  });
  expect(answer.text).not.toMatch(/kim|password|argon|scrypt|talk-kim|visitor-/);
  const data = JSON.parse(answer.text);
  expect(data).toMatchObject({
    exportedAt: '2026-11-21T03:00:30.000Z',
    profile: [{ login_id: hong.loginId, name: 'hong이름', email: 'hong@example.com' }],
    roles: [{ role: 'ROLE_USER' }],
    secondFactor: [{ confirmed_at: expect.stringMatching(/^2026-/) }],
    posts: [{ title: 'hong 질문입니다' }],
    replies: [{ body_html: '<p>hong 댓글</p>' }],
    likes: [{ document_id: documentId }],
    votes: [{ is_helpful: 0 }],
    manualRatings: [{ path: '/manual/', comment: 'hong 의견' }],
    inquiries: [{ number: 'C-20261121-0001', message: 'hong 문의를 드립니다. 연락 바랍니다.' }],
    conversations: [{ title: 'hong 대화' }],
    questionsToTheAssistant: [{ question: 'hong가 묻습니다', answer: '답변' }],
  });
  expect(data.inquiryConsents).toHaveLength(5);
  expect(data.inquiryConsents[0]).toMatchObject({ number: 'C-20261121-0001', version: '1.0' });
});

it('tells no more of what others wrote than the portal does now', async () => {
  const portal = await buildTestApp();
  const { db } = portal.context;
  const hong = await busyMember(portal, 'hong');
  const manager = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
  const documentId = await makeDocument(portal, { boardType: 'faq', title: '프록시 설정' });
  const passage = { documentId, fileId: null, place: 'faq', heading: '', content: '' };
  const sources = JSON.stringify([{ url: '/faq', passage }]);
  await db.updateTable('chat_message').set({ sources }).execute();
  const { data: file } = await upload(portal, { token: manager.token, name: '안내.txt' });
  await db.updateTable('file').set({ document_id: documentId }).where('id', '=', file.fileId).execute();
  const download = { user_id: hong.id, file_id: file.fileId, downloaded_at: '2026-11-21T03:00:00.000Z' };
  await db.insertInto('member_download').values(download).execute();
  const exported = async () => {
    const { questionsToTheAssistant, downloads } = JSON.parse((await exportOwnData(portal, hong.token)).text);
    return [questionsToTheAssistant[0].answer, downloads[0].name];
  };
  expect(await exported()).toEqual(['답변', '안내.txt']);
  await db.updateTable('document').set({ is_hidden: 1 }).where('id', '=', documentId).execute();
  expect(await exported()).toEqual([assistantAnswerText.withheld, null]);
});

it('refuses visitors, and whoever does not know the password', async () => {
  const portal = await buildTestApp();
  const hong = await makeUser(portal);
  for (const path of [MY_CONTRACTS, MY_POSTS] as const)
    expect(await portal.post(path, {})).toMatchObject({ status: 403, code: 'CM02' });
  expect(await exportOwnData(portal, undefined)).toMatchObject({ status: 403, code: 'CM02' });
  const wrong = await exportOwnData(portal, hong.token, 'Wrong-pass1');
  expect(wrong).toMatchObject({ status: 400, code: 'US04' });
  expect(wrong.headers['content-disposition']).toBeUndefined();
});
