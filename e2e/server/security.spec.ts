import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { PORT } from '../support/portal.ts';

const PAGES = [
  '/',
  '/notice',
  '/faq',
  '/login',
  '/signup',
  '/search?q=%EB%A1%9C%EB%B4%87',
  '/solution-chat',
  '/contact',
  '/webdriver',
  '/error',
  '/no-such-page',
  '/%ff',
  '/admin',
  '/manual/',
  '/manual/no-such-page/',
  '/api/docs/',
];

/** URLs that no link contains. */
const ODD = [
  '//evil.example/a',
  '/\\evil.example',
  '/notice?page=-1&page=1e9&category=%00',
  '/notice?page=999999999999999999999',
  `/notice?keyword=${'%EA%B0%80'.repeat(700)}`,
  '/noticeDetail/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/noticeDetail/__proto__',
  "/search?q=%22%20OR%201=1%20--%20'",
  '/search?q=%F0%9F%91%A9%E2%80%8D&page=0',
  '/resetPassword?token=%0d%0aSet-Cookie:a=1',
  '/unsubscribe?token=%3Cscript%3Ealert(1)%3C/script%3E',
  '/login?returnTo=https://evil.example',
  '/reference?open=%ED%A0%80',
  '/..%2f..%2fpackage.json',
  '/.git/config',
  '/.env',
  '/assets/..%2f..%2fserver%2fmain.ts',
  '/server/main.ts',
  '/data/portal.sqlite',
];

const INLINE = /<script(?![^>]*(?:\ssrc=|type="application\/(?:ld\+)?json"))[^>]*>|\son[a-z]+\s*=\s*["']|javascript:/i;

test(
  'every page forbids scripts, frames and plugins of others, and has no script inside itself',
  { tag: '@short' },
  async ({ request }) => {
    for (const url of PAGES) {
      const answer = await request.get(url, { headers: { accept: 'text/html' } });
      const headers = answer.headers();
      const policy = headers['content-security-policy'] ?? '';
      for (const rule of ["object-src 'none'", "base-uri 'none'", 'frame-ancestors'])
        expect(policy, `${url}: ${rule}`).toContain(rule);
      expect(policy.match(/script-src[^;]*/)?.[0] ?? 'none', url).not.toMatch(/unsafe|\*|data:/);
      expect(headers['x-content-type-options'], url).toBe('nosniff');
      expect(headers['content-type'], url).toBe('text/html; charset=utf-8');
      expect((await answer.text()).match(INLINE)?.[0], url).toBeUndefined();
    }
  },
);

/** Sent unchanged, without a client that normalises the URL. */
async function ask(path: string) {
  const options = { port: PORT, path, headers: { accept: 'text/html', host: 'evil.example' } };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(options, resolve).on('error', reject);
  });
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
}

test(
  'no address makes a page fail, leads elsewhere, repeats markup or gives a file of the server away',
  { tag: '@short' },
  async () => {
    for (const path of ODD) {
      const { status, headers, body } = await ask(path);
      expect(status, path).toBeGreaterThanOrEqual(200);
      expect(status, path).toBeLessThan(500);
      expect(headers.location ?? '/', path).toMatch(/^\/(?![/\\])/);
      expect(headers['set-cookie'] ?? [], path).toEqual([]);
      expect(body, path).not.toMatch(/<script>alert|root:x:|"dependencies"|SQLite format|startJobs/);
    }
  },
);

test('the documentation of the API works under the policy of all pages', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  await page.goto('/api/docs/');
  await expect(page.getByText('/api/v1/site/settings', { exact: true })).toBeVisible();
  expect(refused).toEqual([]);
});
