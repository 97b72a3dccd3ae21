import type { Browser, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { call, comeAsMember, comeAsStaff, comeAsVisitor, newTitle } from '../support/board.ts';
import { BODY, LINES, watch } from './markup.ts';
import { open } from '../support/open.ts';

const line = (at: number, max = 90) => `${LINES[at % LINES.length]} ${newTitle('x')}`.slice(0, max);

/** Everything that a member, a visitor and staff may write, with markup in every field that takes text. */
async function writeEverything(browser: Browser, member: Page, staff: Page) {
  const questions: string[] = [];
  for (const at of LINES.keys()) {
    const { documentId } = await call(member, '/api/v1/board/write', {
      boardType: 'qna',
      title: line(at),
      category: '오류',
      bodyHtml: BODY,
      fields: { productVersion: line(at + 1, 40), os: line(at + 2, 40), browser: line(at + 3, 40) },
    });
    questions.push(documentId);
    await call(member, '/api/v1/board/writeReply', { documentId, bodyHtml: BODY });
  }
  const official = {
    documentId: questions[0] ?? '',
    bodyHtml: BODY,
    isOfficial: true,
    answerState: '답변완료',
  } as const;
  await call(staff, '/api/v1/board/writeReply', official);
  const documents: string[] = [];
  for (const [boardType, category] of [
    ['notice', '공지'],
    ['faq', '설치'],
  ] as const)
    for (const at of [0, 1, 3, 4])
      documents.push(
        `/${boardType}Detail/${(await call(staff, '/api/v1/board/write', { boardType, title: line(at), category, bodyHtml: BODY })).documentId}`,
      );
  const visitor = await comeAsVisitor(browser);
  for (const at of LINES.keys()) await visitor.request.post('/api/v1/search/documents', { data: { query: LINES[at] } });
  await visitor.request.post('/v1/chat-messages', {
    data: { query: LINES[1], inputs: {}, response_mode: 'blocking', user: 'x', conversation_id: '' },
  });
  return { questions, documents };
}

/** Uploads a file as the user of the page; returns its id. */
async function uploadAs(page: Page, boardType: string, purpose: string, name: string, buffer: Buffer): Promise<string> {
  const token = (await page.context().cookies()).find((cookie) => cookie.name === 'token')?.value ?? '';
  const answer = await page.request.post('/api/v1/board/upload-file', {
    headers: { token, authorization: `Bearer ${token}` },
    multipart: { boardType, purpose, file: { name, mimeType: 'application/octet-stream', buffer } },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: { fileId: string } }).data.fileId;
}

/** An entry of the market with its review, a lecture, a popup and a coming version of the terms. */
async function writeTheRest(maker: Page, reader: Page, staff: Page) {
  const shot = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#0b1020' } })
    .png()
    .toBuffer();
  const entry = await call(maker, '/api/v1/board/write', {
    boardType: 'market',
    title: line(1),
    category: '스크립트',
    bodyHtml: BODY,
    fileIds: [await uploadAs(maker, 'market', 'screenshot', `${LINES[1]}.png`.replaceAll('/', ''), shot)],
    fields: {
      summary: line(1, 60),
      task: '공통',
      delivery: '문의',
      compatibility: line(4, 60),
      license: 'MIT',
      tags: line(3, 60),
      install: `${LINES.join('\n')}\n${BODY}`.slice(0, 900),
    },
  });
  const { documentId } = entry;
  await call(maker, '/api/v1/market/submit', { documentId });
  const seen = { documentId, version: 1, versionIds: [] };
  await call(staff, '/api/v1/market/decide', { ...seen, reviewState: '심사중' });
  await call(staff, '/api/v1/market/decide', { ...seen, reviewState: '게시', note: LINES.join(' ') });
  await call(reader, '/api/v1/market/write-review', { documentId, rating: 1, body: LINES.join(' ') });

  const cue = `WEBVTT\n\n00:00.000 --> 00:09.000\n${LINES.slice(0, 4).join('\n')}\n`;
  const lecture = await call(staff, '/api/v1/board/write', {
    boardType: 'videoTutorial',
    title: line(3),
    category: '입문',
    bodyHtml: BODY,
    fileIds: [await uploadAs(staff, 'videoTutorial', 'captions', '자막.vtt', Buffer.from(cue))],
    fields: {
      videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      chapters: `00:00 ${LINES[1]}\n00:05 ${LINES[3]}`,
    },
  });
  const popup = await call(staff, '/api/v1/board/write', {
    boardType: 'notice',
    title: line(1),
    category: '공지',
    bodyHtml: BODY,
    // Later, or the pages of other tests would show it; popups.spec.ts sees one as visitors do.
    popupFrom: new Date(Date.now() + 86_400_000).toISOString(),
    popupUntil: new Date(Date.now() + 2 * 86_400_000).toISOString(),
  });
  const { termId } = await call(staff, '/api/v1/admin/term-save', {
    kind: 'marketing',
    version: '9.9',
    effectiveDate: new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10),
    isMajor: true,
    summary: LINES.slice(0, 3).join(' '),
    markdown: `# ${LINES[1]}\n\n${LINES.join('\n\n')}\n\n${BODY}\n\n[a](javascript:hurt=1) ![x](x"onerror="hurt=1)`,
  });
  return { entry: documentId, lecture: lecture.documentId, popup: popup.documentId, termId };
}

test('nothing that is written into the market, lectures, popups and terms runs on their screens', async ({
  browser,
}) => {
  const { page: maker } = await comeAsMember(browser);
  const { page: reader } = await comeAsMember(browser, 'reader');
  const staff = await comeAsStaff(browser);
  const { entry, lecture, popup, termId } = await writeTheRest(maker, reader, staff);
  try {
    const everybody = ['/', '/market', '/videoTutorial', '/terms/marketing', `/noticeDetail/${popup}`];
    const details = [`/marketDetail/${entry}`, `/videoTutorialDetail/${lecture}`];
    const visits: [Page, string[]][] = [
      [await comeAsVisitor(browser), everybody],
      [reader, [...everybody, ...details]],
      [maker, [...details, `/marketModify/${entry}`]],
      [
        staff,
        [
          ...details,
          `/videoTutorialModify/${lecture}`,
          `/noticeModify/${popup}`,
          '/admin/terms?kind=marketing',
          '/admin/popups',
          '/admin/market',
          '/admin/audit',
        ],
      ],
    ];
    for (const [page, paths] of visits) {
      const seen = await watch(page.context());
      for (const path of paths) {
        const response = await open(page, path);
        expect(response?.status(), path).toBe(200);
        await expect(page.getByRole('main')).toBeVisible();
      }
      expect(seen).toEqual([]);
    }
  } finally {
    await call(staff, '/api/v1/admin/popup-end', { documentId: popup });
    const { list } = await call(staff, '/api/v1/admin/terms', { kind: 'marketing' });
    const revision = list.find((one) => one.termId === termId)?.revision ?? '';
    await call(staff, '/api/v1/admin/term-cancel', { termId, revision });
    for (const documentId of [entry, lecture, popup]) await call(staff, '/api/v1/board/deleteDocument', { documentId });
  }
});

test('nothing that anybody writes runs where others read it: pages, feeds and texts', async ({ browser }) => {
  const { page: member } = await comeAsMember(browser);
  const staff = await comeAsStaff(browser);
  const written = await writeEverything(browser, member, staff);
  try {
    await readEverything(browser, written, { member, staff });
  } finally {
    // Other tests look at these lists.
    for (const path of written.documents)
      await call(staff, '/api/v1/board/deleteDocument', { documentId: path.split('/').at(-1) ?? '' });
  }
});

async function readEverything(
  browser: Browser,
  { questions, documents }: Awaited<ReturnType<typeof writeEverything>>,
  { member, staff }: Record<'member' | 'staff', Page>,
) {
  const query = encodeURIComponent(LINES[1] ?? '');
  const everybody = [
    '/',
    '/notice',
    '/faq',
    '/qna',
    `/search?q=${query}`,
    `/notice?keyword=${query}`,
    `/login?${query}`,
  ];
  const visits: [Page, string[]][] = [
    [await comeAsVisitor(browser), [...everybody, ...documents.filter((path) => path.startsWith('/notice'))]],
    [member, [...everybody, ...questions.map((id) => `/qnaDetail/${id}`), `/qnaModify/${questions[0]}`]],
    [
      staff,
      ['/qna', `/qnaDetail/${questions[0]}`, `/qnaModify/${questions[1]}`, '/admin', '/admin/contents', '/admin/audit'],
    ],
  ];
  for (const [page, paths] of visits) {
    const seen = await watch(page.context());
    for (const path of paths) {
      await open(page, path);
      // Whoever is curious: every link and every detail that can be opened.
      for (const href of await page
        .locator('main a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')))
        expect(href.trim(), path).not.toMatch(/^(?:javascript|data|vbscript):/i);
    }
    expect(seen).toEqual([]);
    // What would run is noticed.
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="hurt=1">'));
    await expect.poll(() => seen).toEqual([expect.stringMatching(/script-src-attr|ran in/)]);
  }

  const { request } = staff;
  for (const path of ['/rss/notice.xml', '/sitemap.xml', '/llms.txt', '/faq.md', '/robots.txt']) {
    const answer = await request.get(path);
    expect(answer.headers()['content-type'] ?? '', path).not.toMatch(/html/);
    expect(answer.headers()['x-content-type-options'], path).toBe('nosniff');
    if (path.endsWith('.xml')) expect(await answer.text(), path).not.toMatch(/<(?:script|svg|img|iframe)[\s>]/i);
  }
}
