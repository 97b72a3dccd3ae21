import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { call, comeAsStaff, newTitle } from '../support/board.ts';

/** Cached pages have an ETag, which a second request sends back. */
async function seeKept(request: APIRequestContext, path: string): Promise<string> {
  const first = await request.get(path);
  const { etag } = first.headers();
  expect(etag, `${path} is kept`).toBeDefined();
  return first.text();
}

test(
  'the pages that everybody sees are kept, until the moment something on them is edited',
  { tag: '@short' },
  async ({ browser, request }) => {
    const staff = await comeAsStaff(browser);
    const [before, after] = [newTitle('둘 공지'), newTitle('고친 공지')];
    const notice = { title: before, category: '공지', bodyHtml: '<p>모두에게 알립니다.</p>' };
    const { documentId } = await call(staff, '/api/v1/board/write', { boardType: 'notice', ...notice });
    const detail = `/noticeDetail/${documentId}`;
    for (const path of ['/', '/notice', detail]) expect(await seeKept(request, path)).toContain(before);

    await call(staff, '/api/v1/board/update', { documentId, version: 1, ...notice, title: after });
    for (const path of ['/', '/notice', detail]) {
      const html = await seeKept(request, path);
      expect(html).toContain(after);
      expect(html).not.toContain(before);
    }
    await call(staff, '/api/v1/board/deleteDocument', { documentId });
    expect((await request.get(detail)).status()).toBe(404);
  },
);

test(
  'a script of a page may be kept for good, and what has no hash in its name for an hour',
  { tag: '@short' },
  async ({ request }) => {
    const html = await (await request.get('/')).text();
    const script = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? '';
    const kept = async (path: string) => (await request.get(path)).headers()['cache-control'];
    expect([await kept(script), await kept('/mark.svg')]).toEqual([
      'public, max-age=31536000, immutable',
      'public, max-age=3600',
    ]);
  },
);
