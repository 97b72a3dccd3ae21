import { expect, it } from 'vitest';
import { openAsAdministrator, renderPage, settings, tokenOf } from '#web/rendered-page.fixture.ts';
import { shouldRevalidate } from './area.tsx';

it.each([
  ['/admin/questions', '/admin/contents', true],
  ['/admin/questions', '/admin/questions', true],
  ['/admin/questions?open=1', '/admin/questions?open=2', true],
  ['/admin/questions?overdue=Y&open=1', '/admin/questions?overdue=Y', true],
  ['/admin/questions', '/admin/questions?open=1', false],
  ['/admin/contents?page=1', '/admin/contents?page=2', false],
])('counts what waits anew from %s to %s: %s', (from, to, isCounted) => {
  const [currentUrl, nextUrl] = [from, to].map((path) => new URL(path, 'https://portal.test')) as [URL, URL];
  expect(shouldRevalidate({ currentUrl, nextUrl })).toBe(isCounted);
});

it('has the bell beside the menu, too, and on phones in its bar', async () => {
  const { shellLinks } = await openAsAdministrator('/admin/popups', {
    '/api/v1/admin/popups': { shownAtMost: 3, list: [] },
  });
  expect(shellLinks.filter((link) => link === '/myActivity')).toHaveLength(2);
});

it.each([
  [300, /^<img [^>]*alt="AION-U"[^>]*\/> 관리$/],
  [80, /^<img [^>]*alt=""[^>]*\/>AION-U 관리$/],
])('an own logo, %i px wide, stands for the name or beside it', async (width, expected) => {
  const { brand } = await openAsAdministrator('/admin/popups', {
    '/api/v1/admin/popups': { shownAtMost: 3, list: [] },
    '/api/v1/site/settings': { ...settings, logo: { url: '/logo', width, height: 80, hasName: false } },
  });
  expect(brand.replaceAll(/<\/?(a|span)\b[^>]*>/g, '')).toMatch(expected);
});

it.each(['/admin', '/admin/audit', '/contact/list'])(
  'keeps the menu around %s that the server cannot give, with the way to the dashboard, or from there to the site',
  async (path) => {
    const exp = Math.floor(Date.now() / 1000) + 600;
    const token = tokenOf({ sub: 'hong1234', roles: ['ROLE_ADMIN'], userKorName: '홍길동', exp });
    const broken = { status: 500, body: { responseCode: 'CM06', message: '', data: { fields: {} } } };
    const { html, status } = await renderPage(path, broken, { token });
    expect(status).toBe(500);
    expect(html).toContain('aria-label="관리 메뉴"');
    const main = html.slice(html.indexOf('<main'));
    const [way, other] = ['대시보드로 가기', '홈으로 가기'];
    expect(main, 'not to itself').toContain(path === '/admin' ? other : way);
    expect(main).not.toContain(path === '/admin' ? way : other);
    expect(html, 'the footer of the site').not.toContain('<footer');
  },
);
