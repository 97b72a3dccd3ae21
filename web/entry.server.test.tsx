import { describe, expect, it } from 'vitest';
import type { DocumentPreview } from './lib/api/login-required.ts';
import type { RenderContext } from './entry.server.tsx';
import { summary } from './pages/boards/board-pages.fixture.ts';
import type { Answer } from './rendered-page.fixture.ts';
import { renderPage, settings, success, tokenOf } from './rendered-page.fixture.ts';

const term = {
  kind: 'company',
  title: '회사소개',
  version: '1.0',
  effectiveDate: '2026-01-01',
  bodyHtml: '<p>본문</p>',
  isPrepared: true,
  isCurrent: true,
  versions: [{ version: '1.0', effectiveDate: '2026-01-01', state: 'current' }],
};

const failure = (status: number, responseCode: string, message: string) => ({
  status,
  body: { responseCode, message, data: { fields: {} } },
});

/** Renders `path`; the API answers its first call with `answer`. */
const open = (
  path: string,
  answer: Answer = success(term),
  context: Partial<RenderContext> = {},
  answers: Record<string, Answer> = {},
) => renderPage(path, answer, context, answers);

const claims = { sub: 'hong1234', roles: ['ROLE_USER'], userKorName: '홍길동' };

const PREVIEW: DocumentPreview = {
  ...summary,
  documentId: 'm1',
  title: '한글 문서 표 모으기',
  ratingAverage: null,
  ratingCount: 0,
  fields: {},
  excerpt: '',
  chapters: [],
};

describe('a rendered page', () => {
  it('has its content, title, canonical address, styles and scripts in the HTML', async () => {
    const { status, html, faults } = await open('/company');
    expect(status).toBe(200);
    expect(faults).toEqual([]);
    expect(html).toMatch(/^<!DOCTYPE html><html lang="ko">/);
    expect(html).toContain('<title>회사소개 | AION-U</title>');
    expect(html).toContain('<link rel="canonical" href="https://portal.example/company"/>');
    expect(html).toContain('<p>본문</p>');
    expect(html).toContain('<meta name="modules" content="/site/company.js"/>');
  });

  it('shows the settings that the server gives it, without asking for them', async () => {
    const given = { ...settings, productName: '다른 제품' };
    const noAnswer = { '/api/v1/site/settings': failure(500, 'CM06', '오류') };
    const { html } = await open('/company', success(term), { settings: given }, noAnswer);
    expect(html).toContain('<title>회사소개 | 다른 제품</title>');
  });

  it('can be painted without waiting for anything but itself', async () => {
    const { html } = await open('/company');
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).toContain('<style>.a > .b{color:red}@font-face{font-family:Placeholder;');
    expect(head).not.toContain('rel="stylesheet"');
    expect(html).toMatch(/<\/main>.*<link rel="stylesheet" href="\/assets\/fonts.css"\/>/s);
    expect(html).toMatch(
      /<script type="module" src="\/assets\/entry.js"[^>]*fetchPriority="low"|fetchPriority="low"[^>]*href="\/assets\/entry.js"/,
    );
  });

  it('has no inline script but data: the content security policy would stop it', async () => {
    const { html } = await open('/company');
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map((match) => match[1]);
    expect(scripts).toHaveLength(2);
    expect(scripts.every((attributes) => /type="application\/json"|src="/.test(attributes ?? ''))).toBe(true);
  });

  it('lets no text close the data block', async () => {
    const { html } = await open('/company', success({ ...term, title: '</script><script>alert(1)</script>' }));
    expect(html).not.toContain('<script>alert(1)');
    expect(html).toContain('\\u003c/script>\\u003cscript>alert(1)');
  });

  it('holds the links of the closed submenus, for readers without scripts', async () => {
    const { html } = await open('/company');
    for (const path of ['/notice', '/library', '/faq', '/qna', '/videoTutorial', '/manual/']) {
      expect(html).toContain(`href="${path}"`);
    }
  });

  it('marks the menu entry of the page, and of the list that a page belongs to', async () => {
    const marksOn = async (path: string, answer?: Answer) => {
      const { html } = await open(path, answer);
      const header = html.slice(0, html.indexOf('<main'));
      return [...header.matchAll(/<a [^>]*aria-current="[^"]+"[^>]*>/g)].map(([link]) =>
        ['href', 'aria-current'].map((name) => new RegExp(`${name}="([^"]+)"`).exec(link)?.[1]),
      );
    };
    expect(await marksOn('/')).toEqual([['/', 'page']]);
    expect(await marksOn('/notice')).toEqual([['/notice', 'page']]);
    expect(await marksOn('/noticeDetail/n1', failure(404, 'CM02', '없음'))).toEqual([['/notice', 'true']]);
    expect(await marksOn('/company')).toEqual([]);
    expect(await marksOn('/register', failure(404, 'CM02', '없음'))).toEqual([]);
  });

  it('shows the latest notices on the landing page', async () => {
    const notice = { documentId: 'n1', title: '정기 점검 안내', publishedAt: '2026-11-20T15:00:00.000Z' };
    const { status, html } = await open('/', success({ list: [notice] }));
    expect(status).toBe(200);
    expect(html).toMatch(
      /href="\/noticeDetail\/n1"[^>]*><span[^>]*>(?:<[^>]+>|\s)*정기 점검 안내(?:<[^>]+>)+2026\.11\.21</,
    );
  });

  it('says of a word that more documents have than are counted in how many it is at least', async () => {
    const list = { list: [], page: 1, size: 10, categories: [], abilities: { register: false, order: false } };
    const { html } = await open('/notice?q=로봇', success({ ...list, totalCount: 10_000, isCapped: true }));
    expect(html).toMatch(/1만 건 이상.*마지막에 쓴 글부터 1만 건을 보여드립니다\./);
    const exact = await open('/notice?q=로봇', success({ ...list, totalCount: 10_000, isCapped: false }));
    expect(exact.html).toContain('총 10,000건');
    expect(exact.html).not.toContain('이상');
  });

  it('shows the landing page without the references that did not come, but not as a page to keep', async () => {
    const references = { '/api/v1/board/reference-home': failure(503, 'CM06', '오류') };
    const { status, html, faults } = await open('/', success({ list: [] }), {}, references);
    expect(status).toBe(200);
    expect(html).toContain('id="solutions"');
    expect(html).toContain('고객 사례를 불러오지 못했습니다.');
    expect(html, 'nothing is said of figures that are not there').not.toContain('직접 측정한 값');
    expect(faults).toHaveLength(1);
  });

  it('shows the company without the figures that did not come', async () => {
    const { status, html } = await open(
      '/company',
      success(term),
      {},
      {
        '/api/v1/board/reference-figures': failure(503, 'CM09', '나중에 다시 시도해주세요.'),
      },
    );
    expect(status).toBe(200);
    expect(html).toContain('<p>본문</p>');
  });

  it('shows who is logged in, until the token ends', async () => {
    const soon = Math.floor(Date.now() / 1000) + 60;
    expect((await open('/company', success(term), { token: tokenOf({ ...claims, exp: soon }) })).html).toContain(
      'hong1234님',
    );
    expect(
      (await open('/company', success(term), { token: tokenOf({ ...claims, exp: soon - 120 }) })).html,
    ).not.toContain('hong1234');
  });
});

describe('a page that cannot be shown', () => {
  it.each(['/error', '/nothing/here', '/company/extra'])('is a blank 404 at %s', async (path) => {
    const { status, html } = await open(path);
    expect(status).toBe(404);
    expect(html).toContain('요청하신 페이지를 찾을 수 없습니다.');
    expect(html).not.toContain('<header');
  });

  it.each([
    [403, 'CM02', '로그인 이후 이용해주세요.'],
    // Of these the dialog above says the specified sentence.
    [404, 'CM04', '요청하신 페이지를 찾을 수 없습니다.'],
    [500, 'CM06', '화면을 불러오지 못했습니다.'],
  ])('passes the %i of its call on, in words', async (expected, code, message) => {
    const { status, html, faults } = await open('/company', failure(expected, code, message));
    expect(status).toBe(expected);
    expect(html).toMatch(new RegExp(`<h1 [^>]*>${message}</h1>`));
    expect(faults).toEqual([]);
  });

  it.each([
    ['a component', success(null)],
    // No transport returns this: an answer without a body.
    ['a loader', null as unknown as Answer],
  ])('reports a fault in %s, and says nothing of it', async (_, answer) => {
    const { status, html, faults } = await open('/company', answer);
    expect(status).toBe(500);
    expect(html).toContain('화면을 불러오지 못했습니다.');
    expect(html).toContain('<header');
    expect(html).not.toContain('TypeError');
    expect(faults).toHaveLength(1);
  });

  const refused = (preview: Partial<DocumentPreview>) =>
    open('/marketDetail/m1', success(term), {}, { '/api/v1/board/preview': success({ ...PREVIEW, ...preview }) });

  it('names what a log-in stands in front of, as far as the public list does, with the ways on', async () => {
    const fields = { summary: '표를 모읍니다.', task: '공통', delivery: '다운로드', license: 'MIT' };
    const { status, html } = await refused({ fields, ratingAverage: 4.5, ratingCount: 3 });
    expect(status).toBe(403);
    for (const part of [
      '<h1',
      '로그인하면 이용할 수 있는 내용',
      '한글 문서 표 모으기',
      '표를 모읍니다.',
      '제공방식',
      '라이선스',
      'MIT',
      '4.5',
      '버전별 변경내역과 패키지 다운로드',
      '회원 평가 3개',
      'href="/login"',
      'href="/signup"',
      'href="/market"',
    ])
      expect(html).toContain(part);
    expect((await refused({ fields: { delivery: '문의' } })).html, 'nothing that it does not have').not.toMatch(
      /패키지|회원 평가/,
    );
  });

  it('shows of a lecture its length and chapters, and of a question how it begins and whether it was answered', async () => {
    const chapters = [{ startSeconds: 65, title: '활동 놓기' }];
    const lecture = await refused({ boardType: 'videoTutorial', fields: { durationSeconds: '68' }, chapters });
    for (const part of ['1:08', '1:05', '활동 놓기', 'aria-label="로그인하고 재생하기"'])
      expect(lecture.html).toContain(part);

    const question = { boardType: 'qna', excerpt: '새벽에 멈춥니다.', authorName: 'hong***' } as const;
    const waiting = await refused({ ...question, answerState: '답변대기' });
    for (const part of ['답변대기', '새벽에 멈춥니다.', 'hong***', '아직 등록된 답변이 없습니다.'])
      expect(waiting.html).toContain(part);
    expect(waiting.html).not.toContain('답변과 댓글');
    const solved = await refused({ ...question, answerState: '해결', replyCount: 2 });
    expect(solved.html).toContain('답변과 댓글 2개');
  });

  it('says of a private question who may see it, and leads back to the list', async () => {
    const { html } = await refused({
      boardType: 'qna',
      title: '비밀글입니다.',
      answerState: '답변대기',
      isReadable: false,
    });
    const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
    for (const part of ['비밀글입니다.', '작성자와 관리자만 볼 수 있습니다.', 'href="/login"', 'href="/qna"'])
      expect(main).toContain(part);
    expect(main, 'to join opens nothing').not.toMatch(/href="\/(?:signup)?"/);
  });

  it('names nothing where the public list does not, nor on other pages', async () => {
    const missing = { '/api/v1/board/preview': failure(404, 'CM04', '존재하지 않는 페이지입니다.') };
    for (const path of ['/qnaDetail/private', '/qnaModify/q1', '/userEdit']) {
      const { status, html } = await open(path, success(term), {}, missing);
      expect(status, path).toBe(403);
      expect(html).toContain('로그인 이후 이용해주세요.');
      expect(html).toContain('href="/login"');
    }
  });

  it('fails aloud when the site itself has no settings', async () => {
    const transport = async () => failure(500, 'CM06', '오류');
    await expect(open('/company', success(term), { transport })).rejects.toMatchObject({ status: 500 });
  });
});
