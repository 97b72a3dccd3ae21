import { expect, it } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { encryptFor } from '#server/testing/encrypt.ts';
import { TEST_PASSWORD, makeUser } from '#server/testing/make/make.user.ts';

async function openPortal() {
  const portal = await buildTestApp();
  const operator = await makeUser(portal, { roles: ['ROLE_MANAGER'], userName: '운영 담당' });
  const as = { token: operator.token };
  const author = await makeUser(portal);
  const sources = (documentId: string) => portal.post('/api/v1/questions/sources', { documentId }, as);
  const queue = async (input = {}) => (await portal.post('/api/v1/questions/queue', input, as)).data;
  const assign = (documentId: string, userId: string | null) =>
    portal.post('/api/v1/questions/assign', { documentId, userId, note: ' 라이선스 건입니다. ' }, as);
  return { portal, operator, as, author, queue, sources, assign };
}

it('lists the questions that wait, the one due first on top, with due times by working hours', async () => {
  const { portal, author, queue } = await openPortal();
  await makeDocument(portal, { author, title: '나중 질문' });
  await makeDocument(portal, { author, title: '먼저 질문', publishAt: '2026-11-16T01:00:00.000Z' });
  const answered = await makeDocument(portal, { author, title: '답한 질문' });
  await makeDocument(portal, { boardType: 'notice', title: '공지' });
  await makeDocument(portal, { author, title: '지운 질문', isDeleted: true });
  await portal.context.db
    .updateTable('document')
    .set({ answer_state: '답변완료' })
    .where('id', '=', answered)
    .execute();
  const { list, totalCount, overdueCount } = await queue();
  expect(list.map(({ title, isOverdue }: { title: string; isOverdue: boolean }) => [title, isOverdue])).toEqual([
    ['먼저 질문', true],
    ['나중 질문', false],
  ]);
  expect([totalCount, overdueCount]).toEqual([2, 1]);
});

it('shows the queue page by page, and a question between its neighbours, with the page that leads back', async () => {
  const { portal, author, queue } = await openPortal();
  const { db } = portal.context;
  const publishAt = '2026-11-16T01:00:00.000Z';
  const made = await makeDocument(portal, { author, publishAt });
  const question = await db.selectFrom('document').selectAll().where('id', '=', made).executeTakeFirstOrThrow();
  // Two of each moment.
  const others = Array.from({ length: 201 }, (_, at) => ({
    ...question,
    id: `${made}-${at}`,
    published_at: new Date(Date.parse(publishAt) + Math.floor(at / 2) * 60_000).toISOString(),
  }));
  for (let at = 0; at < others.length; at += 10)
    await db
      .insertInto('document')
      .values(others.slice(at, at + 10))
      .execute();
  const idsOf = ({ list }: { list: { documentId: string }[] }) => list.map(({ documentId }) => documentId);
  const pages = [await queue(), await queue({ page: 2 }), await queue({ page: 3 })];
  const inOrder = pages.flatMap(idsOf);
  expect(inOrder.toSorted()).toEqual([made, ...others.map(({ id }) => id)].toSorted());
  expect(pages).toMatchObject([1, 2, 3].map((page) => ({ page, size: 100, totalCount: 202, overdueCount: 202 })));
  // The last page was answered meanwhile.
  expect(await queue({ page: 9 })).toEqual(pages[2]);
  for (const [at, page] of [
    [0, 1],
    [99, 1],
    [100, 2],
    [201, 3],
  ] as const)
    for (const show of ['all', 'overdue']) {
      const around = await queue({ around: inOrder[at], show });
      expect([around.page, idsOf(around)]).toEqual([page, inOrder.slice(Math.max(at - 1, 0), at + 2)]);
    }
  expect(await queue({ around: 'gone' })).toMatchObject({ page: 1, list: [] });
});

it('shows a question that is not overdue, opened among those that are, after the last of them', async () => {
  const { portal, author, queue } = await openPortal();
  const late = await makeDocument(portal, { author, publishAt: '2026-11-16T01:00:00.000Z' });
  const others = [await makeDocument(portal, { author }), await makeDocument(portal, { author })];
  for (const documentId of others)
    expect(await queue({ around: documentId, show: 'overdue' })).toMatchObject({
      page: 1,
      overdueCount: 1,
      list: [{ documentId: late }, { documentId, isOverdue: false }],
    });
});

it('lists those past their due time alone, counted alone', async () => {
  const { portal, author, queue } = await openPortal();
  await makeDocument(portal, { author });
  const late = await makeDocument(portal, { author, publishAt: '2026-11-16T01:00:00.000Z' });
  expect(await queue({ show: 'overdue', page: 2 })).toMatchObject({
    page: 1,
    totalCount: 2,
    overdueCount: 1,
    list: [{ documentId: late, isOverdue: true }],
  });
});

it('lists those of the one who asks alone, counted alone, and steps from one to the next among them', async () => {
  const { portal, operator, author, queue, assign } = await openPortal();
  const colleague = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
  const [first, other, nobodys, second] = [
    await makeDocument(portal, { author, publishAt: '2026-11-16T01:00:00.000Z' }),
    await makeDocument(portal, { author, publishAt: '2026-11-21T01:00:00.000Z' }),
    await makeDocument(portal, { author, publishAt: '2026-11-21T01:01:00.000Z' }),
    await makeDocument(portal, { author, publishAt: '2026-11-21T01:02:00.000Z' }),
  ];
  for (const documentId of [first, second]) await assign(documentId, operator.id);
  await assign(other, colleague.id);
  const idsOf = ({ list }: { list: { documentId: string }[] }) => list.map(({ documentId }) => documentId);
  const mine = await queue({ show: 'mine', page: 2 });
  expect(mine).toMatchObject({ page: 1, totalCount: 4, overdueCount: 1, mineCount: 2 });
  expect(idsOf(mine)).toEqual([first, second]);
  expect(idsOf(await queue({ show: 'mine', around: first }))).toEqual([first, second]);
  expect(idsOf(await queue({ show: 'mine', around: second }))).toEqual([first, second]);
  // Opened among one's own from a link of a colleague.
  expect(idsOf(await queue({ show: 'mine', around: nobodys }))).toEqual([first, nobodys, second]);
  await portal.post(
    '/api/v1/board/writeReply',
    { documentId: first, bodyHtml: '<p>답변</p>', isOfficial: true },
    operator,
  );
  expect(await queue({ show: 'mine' })).toMatchObject({ totalCount: 3, mineCount: 1, list: [{ documentId: second }] });
});

it('a question of a colleague who withdrew is nobody’s again', async () => {
  const { portal, author, queue, assign } = await openPortal();
  const colleague = await makeUser(portal, { roles: ['ROLE_MANAGER'], userName: '떠난 담당' });
  const documentId = await makeDocument(portal, { author });
  await assign(documentId, colleague.id);
  const { keyId, encrypt } = encryptFor(portal);
  const withdrawal = { keyId, password: encrypt(TEST_PASSWORD) };
  expect(await portal.post('/api/v1/user/withdraw', withdrawal, colleague)).toMatchObject({ code: '0000' });
  expect((await queue()).list).toMatchObject([{ documentId, assignee: null, note: '' }]);
});

it('the name of a colleague who handed a question over goes with the account', async () => {
  const { portal, operator, author, queue, assign } = await openPortal();
  const colleague = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
  await assign(await makeDocument(portal, { author }), colleague.id);
  expect((await queue()).list).toMatchObject([{ assignedBy: '운영 담당' }]);
  const { keyId, encrypt } = encryptFor(portal);
  await portal.post('/api/v1/user/withdraw', { keyId, password: encrypt(TEST_PASSWORD) }, operator);
  for (const table of ['question_assignment', 'notification'] as const)
    expect(JSON.stringify(await portal.context.db.selectFrom(table).selectAll().execute())).not.toContain('운영 담당');
  const { data } = await portal.post('/api/v1/user/notifications', {}, colleague);
  expect(data.list).toMatchObject([{ kind: 'question-assigned', detail: '' }]);
});

it('hands a question to a colleague who may answer, and to nobody else', async () => {
  const { portal, operator, author, queue, assign } = await openPortal();
  const documentId = await makeDocument(portal, { author });
  expect((await queue()).colleagues).toEqual([{ userId: operator.id, name: '운영 담당', loginId: operator.loginId }]);
  expect(await assign(documentId, author.id)).toMatchObject({ status: 404 });
  expect(await assign(documentId, operator.id)).toMatchObject({ status: 200 });
  expect((await queue()).list).toMatchObject([
    { assignee: { userId: operator.id, name: '운영 담당' }, note: '라이선스 건입니다.' },
  ]);
  expect(await assign(documentId, null)).toMatchObject({ status: 200 });
  expect((await queue()).list).toMatchObject([{ assignee: null, note: '' }]);
  expect(await assign(await makeDocument(portal, { boardType: 'notice' }), operator.id)).toMatchObject({ status: 404 });
});

it('tells the colleague who takes a question over in 내 활동 and by mail, without the note, as the colleague chose', async () => {
  const { portal, author, assign } = await openPortal();
  const colleague = await makeUser(portal, { roles: ['ROLE_ADMIN'], userName: '백도경', email: 'baek@example.com' });
  const documentId = await makeDocument(portal, { author, title: '라이선스 질문', isPrivate: true });
  await assign(documentId, colleague.id);
  const asColleague = { token: colleague.token };
  const { data } = await portal.post('/api/v1/user/notifications', {}, asColleague);
  expect(data.list).toMatchObject([{ kind: 'question-assigned', detail: '운영 담당', document: { documentId } }]);
  const mails = () =>
    portal.context.db.selectFrom('mail').selectAll().where('template', '=', 'question-assigned').execute();
  expect((await mails()).map(({ to_address: to }) => to)).toEqual(['baek@example.com']);
  expect(JSON.stringify(await mails())).toContain(`/admin/questions?open=${documentId}`);
  expect(JSON.stringify(await mails())).not.toMatch(/라이선스/);

  const noMail = { change: { topic: 'assignment', byMail: false } } as const;
  await portal.post('/api/v1/user/notification-mail', noMail, asColleague);
  await assign(await makeDocument(portal, { author }), colleague.id);
  expect(await mails()).toHaveLength(1);
  expect((await portal.post('/api/v1/user/notifications', {}, asColleague)).data.list).toHaveLength(2);
});

it('tells nobody who takes a question over themselves', async () => {
  const { portal, operator, as, author, assign } = await openPortal();
  await assign(await makeDocument(portal, { author }), operator.id);
  expect((await portal.post('/api/v1/user/notifications', {}, as)).data.list).toEqual([]);
});

it('offers the nearest official documents and similar questions that were answered, and what everybody may read alone', async () => {
  const { portal, as, author, sources } = await openPortal();
  const title = 'E-1042 오류가 새벽에만 발생합니다';
  const asked = await makeDocument(portal, { author, title });
  const table = '<table><tr><th>증상</th><th>조치</th></tr><tr><td>535</td><td>다시 로그인</td></tr></table>';
  const faq = await makeDocument(portal, {
    boardType: 'faq',
    title: 'E-1042 오류는 왜 발생하나요?',
    bodyText: `원인</p>${table}<ul><li>잠금 화면</li></ul><p>끝`,
  });
  await makeDocument(portal, { boardType: 'faq', title: 'E-1042 오류의 초안', isHidden: true });
  const answered = await makeDocument(portal, { author, title: 'E-1042 오류가 납니다' });
  const secret = await makeDocument(portal, { author, title: 'E-1042 오류, 비밀', isPrivate: true });
  await makeDocument(portal, { author, title: 'E-1042 오류 질문' });
  const bodyHtml = '<p>잠금 화면을 <strong>끄십시오</strong>.</p>';
  for (const documentId of [answered, secret])
    await portal.post('/api/v1/board/writeReply', { documentId, bodyHtml, isOfficial: true }, as);
  const { data } = await sources(asked);
  expect(data.official).toMatchObject([{ place: 'faq', documentId: faq, title: 'E-1042 오류는 왜 발생하나요?' }]);
  expect(data.official[0].excerpt).toBe('원인\n증상: 조치\n535: 다시 로그인\n잠금 화면\n끝');
  expect(data.answered).toEqual([
    {
      documentId: answered,
      title: 'E-1042 오류가 납니다',
      excerpt: '잠금 화면을 끄십시오.',
      bodyHtml,
    },
  ]);
  expect(await sources(answered)).toMatchObject({ status: 404 });
});

it('keeps templates of answers to questions apart from those to inquiries, sanitised and without pictures', async () => {
  const { portal, as } = await openPortal();
  const save = (body: string) =>
    portal.post('/api/v1/questions/template-save', { name: '재설치 안내', body, updatedAt: null }, as);
  expect(await save('<p>{작성자} 님 <a href="/faq">안내</a><script>x()</script></p>')).toMatchObject({ status: 200 });
  const list = async (path: '/api/v1/questions/templates' | '/api/v1/free/templates') =>
    (await portal.post(path, undefined, as)).data.list.map(({ body }: { body: string }) => body);
  expect(await list('/api/v1/questions/templates')).toEqual(['<p>{작성자} 님 <a href="/faq">안내</a></p>']);
  expect(await list('/api/v1/free/templates')).toEqual([]);
  expect(await save('<p>그림 <img src="/api/v1/board/fileDownload/link/abc"></p>')).toMatchObject({
    status: 400,
    data: { fields: { body: '템플릿에는 이미지를 저장할 수 없습니다. 이미지를 빼고 저장해주세요.' } },
  });
  const [template] = (await portal.post('/api/v1/questions/templates', undefined, as)).data.list;
  await portal.post('/api/v1/free/template-delete', { templateId: template.templateId }, as);
  expect(await list('/api/v1/questions/templates')).toHaveLength(1);
  await portal.post('/api/v1/questions/template-delete', { templateId: template.templateId }, as);
  expect(await list('/api/v1/questions/templates')).toEqual([]);
});
