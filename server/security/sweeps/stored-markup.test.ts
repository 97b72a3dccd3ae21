import { expect, it } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeInquiry } from '#server/testing/make/make.inquiry.ts';
import { makeUser } from '#server/testing/make/make.user.ts';

/** Every way that text leaves the portal other than pages: mails, feeds, Markdown, JSON, exports. */
const MARKUP = '</title><script>hurt=1</script>"><img src=x onerror=hurt=1>';

/** An element of it, wherever it stands; escaped, it is text. */
const LIVE = /<(?:script|img|\/title><script)[^>]*hurt|<img src=x/i;

it('what somebody typed is text in every mail, feed, export and answer', async () => {
  const portal = await buildTestApp();
  const asker = await makeUser(portal, { userName: `홍${MARKUP}`.slice(0, 50) });
  const answerer = await makeUser(portal, { userName: `김${MARKUP}`.slice(0, 50) });
  const admin = await makeUser(portal, { roles: ['ROLE_ADMIN'], userName: `관${MARKUP}`.slice(0, 50) });
  const post = { category: '오류', bodyHtml: `<p>본문입니다.</p>${MARKUP}`, fields: { os: MARKUP.slice(0, 60) } };
  const question = await portal.post(
    '/api/v1/board/write',
    { boardType: 'qna', title: `질문 ${MARKUP}`, ...post },
    { token: asker.token },
  );
  const { documentId } = question.data as { documentId: string };
  const bodyHtml = `<p>답변입니다.</p>${MARKUP}`;
  await portal.post('/api/v1/board/writeReply', { documentId, bodyHtml }, { token: answerer.token });
  await portal.post(
    '/api/v1/board/writeReply',
    { documentId, bodyHtml, isOfficial: true, answerState: '추가정보요청' },
    { token: admin.token },
  );
  const notice = await portal.post(
    '/api/v1/board/write',
    { boardType: 'notice', title: `공지 ${MARKUP}`, ...post, category: '공지', fields: {} },
    { token: admin.token },
  );
  const faq = await portal.post(
    '/api/v1/board/write',
    { boardType: 'faq', title: `로봇은 어떻게 설치하나요 ${MARKUP}`, ...post, category: '설치', fields: {} },
    { token: admin.token },
  );
  for (const written of [question, notice, faq]) expect(written.text).toContain('"0000"');
  const contractId = await makeInquiry(portal, {
    name: MARKUP.slice(0, 50),
    company: MARKUP,
    message: `문의드립니다. ${MARKUP}`,
    email: 'visitor@example.com',
  });
  await portal.post('/api/v1/free/answer', { contractId, message: `답변드립니다. ${MARKUP}` }, { token: admin.token });

  for (const path of [
    '/rss/notice.xml',
    '/rss/faq.xml',
    '/sitemap.xml',
    `/notice/detail/${notice.data.documentId}.md`,
  ]) {
    const { text, headers } = await portal.get(path);
    expect([path, headers['x-content-type-options']]).toEqual([path, 'nosniff']);
    expect([path, /html/.test(String(headers['content-type']))]).toEqual([path, false]);
    if (path.endsWith('.xml')) expect(text, path).not.toMatch(LIVE);
  }

  const { token } = admin;
  const answers = [
    await portal.post('/api/v1/board/detail', { documentId }, { token }),
    await portal.post('/api/v1/board/replyList', { documentId }, { token }),
    await portal.post('/api/v1/search/documents', { query: '로봇 설치' }),
    await portal.post('/api/v1/free/detail', { contractId }, { token }),
    await portal.post('/api/v1/board/export', { boardType: 'qna', format: 'json' }, { token }),
    await portal.post('/api/v1/admin/audit/export', {}, { token }),
  ];
  for (const { status, headers } of answers) {
    expect(status).toBe(200);
    expect(String(headers['content-type'])).toMatch(/^(?:application\/(?:json|zip)|text\/csv)/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
  // Rich text is drawn as it is: it was cleaned when it was stored.
  const [detail, replies] = answers;
  expect(detail?.data.bodyHtml).not.toMatch(LIVE);
  for (const reply of replies?.data.list ?? []) expect(reply.bodyHtml).not.toMatch(LIVE);

  // Replies are gathered into one mail for a while.
  portal.advance(3_600_000);
  const mails = await portal.sentMail();
  expect(mails.length).toBeGreaterThan(3);
  expect(
    mails.some(({ html }) => html.includes('hurt=1')),
    'mails tell what was typed',
  ).toBe(true);
  for (const { subject, html } of mails) {
    expect(html, subject).not.toMatch(LIVE);
    expect(subject).not.toMatch(/[\r\n]/);
  }
});
