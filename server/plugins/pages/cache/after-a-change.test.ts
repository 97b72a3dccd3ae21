import { describe, expect, it } from 'vitest';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { makeDocument, makeReply } from '#server/testing/make/make.document.ts';
import { makeDriver } from '#server/testing/make/make.driver.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { upload } from '#server/testing/upload.ts';
import { MAX_AGE_MS } from '#server/cache/response-cache.ts';
import { VERSION_MAX_AGE_MS } from '#server/db/bounded-version.ts';
import { NEW_COMPANY } from '#server/features/site/new-company.fixture.ts';
import { openCachedPortal } from './cached-portal.fixture.ts';
import type { See } from './cached-portal.fixture.ts';

/**
 * Two instances with page caches, and an administrator who writes through the first. The second looks as late as its
 * version may be old, which is a tenth of the age of a page.
 */
async function openBoth() {
  const { portal, see, drawn, another } = await openCachedPortal();
  const second = await another();
  const { token } = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
  const both = async (look: (see: See) => Promise<void>) => {
    await look(see);
    portal.advance(VERSION_MAX_AGE_MS);
    await look(second.see);
  };
  const texts = async (url: string) => {
    const own = (await see(url)).body;
    portal.advance(VERSION_MAX_AGE_MS);
    return [own, (await second.see(url)).body];
  };
  return { portal, second, drawn, both, texts, as: { token } };
}

const update = (portal: TestApp, documentId: string, changes: { title?: string; bodyHtml?: string }, token: string) =>
  portal.post(
    '/api/v1/board/update',
    { documentId, version: 1, category: '공지', title: '제목', bodyHtml: '<p>본문</p>', ...changes },
    { token },
  );

describe('after a change that was acknowledged, its instance shows on the next request, the others in a moment', () => {
  it('what a notice says now', async () => {
    const { portal, texts, as } = await openBoth();
    const documentId = await makeDocument(portal, { boardType: 'notice', title: '처음 제목', category: '공지' });
    for (const url of ['/', '/notice', `/noticeDetail/${documentId}`])
      expect(await texts(url)).toEqual([expect.stringContaining('처음 제목'), expect.stringContaining('처음 제목')]);
    expect(await update(portal, documentId, { title: '고친 제목' }, as.token)).toMatchObject({ status: 200 });
    for (const url of ['/', '/notice', `/noticeDetail/${documentId}`])
      expect(await texts(url)).toEqual([expect.stringContaining('고친 제목'), expect.stringContaining('고친 제목')]);
  });

  it('that a notice went to the trash and came back', async () => {
    const { portal, both, as } = await openBoth();
    const documentId = await makeDocument(portal, { boardType: 'notice', title: '지울 공지' });
    const shows = (status: number) =>
      both(async (see) => {
        expect((await see(`/noticeDetail/${documentId}`)).statusCode).toBe(status);
        expect((await see('/notice')).body.includes('지울 공지')).toBe(status === 200);
      });
    await shows(200);
    await portal.post('/api/v1/board/deleteDocument', { documentId }, as);
    await shows(404);
    await portal.post('/api/v1/board/restore-document', { documentId }, as);
    await shows(200);
  });

  it('that a notice is hidden', async () => {
    const { portal, both } = await openBoth();
    const documentId = await makeDocument(portal, { boardType: 'notice', title: '숨길 공지' });
    const { db } = portal.context;
    await both(async (see) => expect((await see('/notice')).body).toContain('숨길 공지'));
    await db.updateTable('document').set({ is_hidden: 1 }).where('id', '=', documentId).execute();
    await both(async (see) => expect((await see('/notice')).body).not.toContain('숨길 공지'));
  });

  it('a reply', async () => {
    const { portal, both } = await openBoth();
    const documentId = await makeDocument(portal, { boardType: 'notice' });
    const author = await makeUser(portal);
    await both(async (see) => expect((await see(`/noticeDetail/${documentId}`)).body).not.toContain('댓글입니다'));
    await makeReply(portal, documentId, author);
    await both(async (see) => expect((await see(`/noticeDetail/${documentId}`)).body).toContain('댓글입니다'));
  });

  it('the company and the terms', async () => {
    const { portal, both, as } = await openBoth();
    for (const path of ['/terms', '/notice'])
      await both(async (see) => expect((await see(path)).body).not.toContain('주식회사 새이름'));
    const { updatedAt } = (await portal.post('/api/v1/admin/company', undefined, as)).data;
    expect(await portal.post('/api/v1/admin/company/save', { company: NEW_COMPANY, updatedAt }, as)).toMatchObject({
      status: 200,
    });
    for (const path of ['/terms', '/notice'])
      await both(async (see) => expect((await see(path)).body).toContain('주식회사 새이름'));
    const term = {
      kind: 'terms-of-use',
      version: '1.2',
      effectiveDate: '2026-12-01',
      isMajor: false,
      summary: '제3조의 표현을 다듬습니다.',
      markdown: '## 제1조\n\n새 조건입니다.',
    } as const;
    expect(await portal.post('/api/v1/admin/term-save', term, as)).toMatchObject({ status: 200 });
    await both(async (see) => expect((await see('/terms')).body).toContain('2026-12-01'));
  });
});

describe('a change', () => {
  it('drops what shows it and nothing else', async () => {
    const { portal, second, drawn } = await openBoth();
    const see = (url: string) => portal.app.inject(url);
    await see('/terms');
    await see('/notice');
    await makeDocument({ ...portal, context: second.context }, { boardType: 'notice' });
    portal.advance(VERSION_MAX_AGE_MS);
    await see('/terms');
    await see('/notice');
    expect(drawn).toEqual(['/terms', '/notice', '/notice']);
  });

  it('is no counted view or download: who asks for a byte again and again would empty the cache', async () => {
    const { portal, drawn, as } = await openBoth();
    const documentId = await makeDocument(portal, { boardType: 'notice' });
    const page = `/noticeDetail/${documentId}`;
    const { data } = await upload(portal, { ...as, boardType: 'notice' });
    await portal.context.db.updateTable('file').set({ document_id: documentId }).execute();
    const { id } = await makeDriver(portal);
    await portal.app.inject(page);
    for (const url of [data.url, `/api/Chromedriver/Download/${id}`])
      expect((await portal.app.inject({ url, headers: { range: 'bytes=0-0' } })).statusCode).toBe(206);
    await portal.app.inject(page);
    expect(drawn).toEqual([page]);
    await portal.context.db.updateTable('file').set({ name: '새 이름.txt' }).execute();
    await portal.app.inject(page);
    expect(drawn).toEqual([page, page]);
  });

  it('is no like: the member sees their own at once, visitors soon, and who takes it back again and again drops nothing', async () => {
    const { portal, drawn, as } = await openBoth();
    const documentId = await makeDocument(portal, { boardType: 'notice' });
    const page = `/noticeDetail/${documentId}`;
    const likes = async (cookies = {}) =>
      /"likeCount":(\d)/.exec((await portal.app.inject({ url: page, cookies })).body)?.[1];
    const like = async () =>
      expect(await portal.post('/api/v1/board/like', { documentId }, as)).toMatchObject({ status: 200 });
    expect(await likes()).toBe('0');
    for (let i = 0; i < 3; i += 1) await like();
    expect([await likes(), drawn]).toEqual(['0', [page]]);
    expect(await likes(as)).toBe('1');
    portal.advance(MAX_AGE_MS);
    expect(await likes()).toBe('1');
  });

  it('that is undone leaves nothing behind', async () => {
    const { portal } = await openBoth();
    const { db } = portal.context;
    const documentId = await makeDocument(portal, { boardType: 'notice', title: '그대로' });
    const before = await portal.context.contentVersion();
    const failing = db.transaction().execute(async (tx) => {
      await tx.updateTable('document').set({ title: '되돌릴 제목' }).where('id', '=', documentId).execute();
      expect(await portal.context.contentVersion()).toBe(before);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await portal.context.contentVersion()).toBe(before);
    await db.updateTable('document').set({ title: '고친 제목' }).where('id', '=', documentId).execute();
    expect(await portal.context.contentVersion()).toBeGreaterThan(before);
  });

  it('made while a page is drawn is on the next one', async () => {
    const { portal } = await openBoth();
    const documentId = await makeDocument(portal, { boardType: 'notice', title: '처음 제목' });
    const title = async () => /"title":"([^"]*)"/.exec((await portal.app.inject('/notice')).body)?.[1];
    for (let turn = 0; turn < 5; turn += 1) {
      const early = title();
      const changed = portal.context.db
        .updateTable('document')
        .set({ title: `제목 ${turn}차` })
        .where('id', '=', documentId)
        .execute();
      await changed;
      expect(await title()).toBe(`제목 ${turn}차`);
      await early;
      expect(await title()).toBe(`제목 ${turn}차`);
    }
  });

  it('by many at once is counted each time, and nobody waits for another', async () => {
    const { portal } = await openBoth();
    const before = await portal.context.contentVersion();
    await Promise.all(Array.from({ length: 12 }, () => makeDocument(portal, { boardType: 'notice' })));
    expect(await portal.context.contentVersion()).toBeGreaterThanOrEqual(before + 12);
  });
});
