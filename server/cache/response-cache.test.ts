import { expect, it } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { makeDocument } from '../testing/make/make.document.ts';
import { makeUser } from '../testing/make/make.user.ts';
import { createResponseCache, isCachedResponse, MAX_AGE_MS } from './response-cache.ts';
import { observeReads } from '../db/observe-reads.ts';

async function openKept() {
  const portal = await buildTestApp();
  const kept = createResponseCache(portal.context);
  let made = 0;
  const ask = (key = 'list') => kept(key, () => Promise.resolve((made += 1)));
  return { portal, ask };
}

it('gives an answer again while nothing has changed, each key its own', async () => {
  const { ask } = await openKept();
  const answers = [await ask(), await ask(), await ask(), await ask('detail'), await ask()];
  expect(answers).toEqual([1, 2, 2, 3, 2]);
});

it('gives callers at the same time the same answer, and keeps it', async () => {
  const { ask } = await openKept();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  expect(await ask()).toBe(1);
});

it('keeps nothing of what one caller asks for', async () => {
  const { context } = await buildTestApp();
  const kept = createResponseCache(context);
  const ask = (key: string) => kept(key, () => Promise.resolve({ key }));
  expect(isCachedResponse(await ask('once'))).toBe(false);
  expect([await ask('twice'), await ask('twice')].map(isCachedResponse)).toEqual([false, true]);
});

it('makes it anew once something was written, or two seconds have passed', async () => {
  const { portal, ask } = await openKept();
  expect([await ask(), await ask(), await ask()]).toEqual([1, 2, 2]);
  await makeDocument(portal, { boardType: 'notice' });
  expect([await ask(), await ask()]).toEqual([3, 3]);
  portal.advance(MAX_AGE_MS);
  expect([await ask(), await ask(), await ask()]).toEqual([4, 5, 5]);
});

it('keeps no failure', async () => {
  const { portal } = await openKept();
  const kept = createResponseCache(portal.context);
  await expect(kept('list', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await kept('list', () => Promise.resolve('back'))).toBe('back');
});

it('is left out while a page is drawn, which must know what it was drawn from', async () => {
  const { ask } = await openKept();
  expect([await ask(), await ask(), await ask()]).toEqual([1, 2, 2]);
  expect(await observeReads({ statements: new Set(), viewed: new Set() }, () => ask())).toBe(3);
});

it('is for nobody who is logged in: what an author may see reaches no visitor', async () => {
  const portal = await buildTestApp();
  const author = await makeUser(portal);
  await makeDocument(portal, { boardType: 'qna', title: '나만 보는 질문', isPrivate: true, author });
  const titles = async (token?: string) => {
    const { data } = await portal.post('/api/v1/board/list', { boardType: 'qna' }, { token });
    return JSON.stringify(data);
  };
  expect(await titles()).not.toContain('나만 보는 질문');
  expect(await titles(author.token)).toContain('나만 보는 질문');
  expect(await titles()).not.toContain('나만 보는 질문');
});
