import { expect, it } from 'vitest';
import { REMOVED } from '#server/db/tables/search.tables.ts';
import { costlyTexts } from '#fuzz/costly/costly-texts.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { indexWaiting } from './index-waiting.ts';
import { partsOf } from './store-parts.ts';

const SENTENCE = '로봇이 일합니다. ';
const question = (bodyHtml: string) => ({ boardType: 'qna' as const, title: '긴 글', category: '오류', bodyHtml });
const long = (first: string, last: string) => `<p>${first} ${SENTENCE.repeat(3_000)}</p><p>${last}</p>`;

async function withDocument(bodyHtml: string) {
  const portal = await buildTestApp();
  const { token } = await makeUser(portal);
  const { documentId } = (await portal.post('/api/v1/board/write', question(bodyHtml), { token })).data;
  const found = async (query: string) =>
    (await portal.post('/api/v1/search/documents', { query }, { token })).data.totalCount as number;
  return { portal, token, found, documentId: documentId as string };
}

const removed = ({ context }: TestApp) =>
  context.db.selectFrom('search_entry').select('id').where('audience', '=', REMOVED).execute();
const entries = ({ context }: TestApp) => context.db.selectFrom('search_entry').select('id').execute();
const waiting = ({ context }: TestApp) => context.db.selectFrom('search_waiting').select('id').execute();

it('a text of ordinary length is found by its last words the moment it is published', async () => {
  const { portal, found } = await withDocument(`<p>${SENTENCE.repeat(500)}</p><p>오케스트레이터</p>`);
  expect(await found('오케스트레이터')).toBe(1);
  expect(await waiting(portal)).toEqual([]);
});

it('a long text is found by its beginning at once, by its end soon after, once in the list', async () => {
  const { portal, found } = await withDocument(long('매니저', '오케스트레이터'));
  expect(await found('매니저')).toBe(1);
  expect(await found('오케스트레이터')).toBe(0);
  await indexWaiting(portal.context);
  expect([await found('오케스트레이터'), await found('로봇')]).toEqual([1, 1]);
  expect(await waiting(portal)).toEqual([]);
});

it('what a long text said before it was changed is found by nobody, and removed later', async () => {
  const { different = '' } = costlyTexts(40_000, 3);
  const { portal, token, found, documentId } = await withDocument(
    `<p>매니저</p><p>${different}</p><p>오케스트레이터</p>`,
  );
  await indexWaiting(portal.context);
  const change = { ...question('<p>짧아진 글</p>'), documentId, version: 1 };
  expect((await portal.post('/api/v1/board/update', change, { token })).code).toBe('0000');
  expect([await found('매니저'), await found('오케스트레이터'), await found('짧아진')]).toEqual([0, 0, 1]);
  expect(await removed(portal)).not.toEqual([]);
  await indexWaiting(portal.context);
  expect(await entries(portal)).toHaveLength(1);
});

it('what waits of a document that was changed or removed is not indexed any more', async () => {
  const { portal, token, found, documentId } = await withDocument(long('매니저', '오케스트레이터'));
  expect(await waiting(portal)).not.toEqual([]);
  const change = { ...question('<p>짧아진 글</p>'), documentId, version: 1 };
  await portal.post('/api/v1/board/update', change, { token });
  expect(await waiting(portal)).toEqual([]);
  await indexWaiting(portal.context);
  expect(await found('오케스트레이터')).toBe(0);
});

it('no part costs more than the others, whether the words are in texts, titles, headings or wordings', () => {
  const { different = '' } = costlyTexts(200, 1);
  const passage = { heading: different, anchor: '', second: null, content: '가', wordings: [different, different] };
  const thousand = {
    audience: 'all' as const,
    title: different,
    passages: Array.from({ length: 1_000 }, () => passage),
  };
  const parts = [...partsOf(thousand)];
  expect(Math.max(...parts.map(({ passages }) => passages.length))).toBeLessThan(10);
  expect(parts.reduce((sum, { passages }) => sum + passages.length, 0)).toBe(1_000);
  const talk = costlyTexts(30_000, 2).different ?? '';
  const talking = { audience: 'all' as const, title: '글', extra: talk, passages: [{ ...passage, wordings: [] }] };
  const talked = [...partsOf(talking)];
  expect(Math.max(...talked.map(({ extra }) => extra.length))).toBeLessThanOrEqual(4_000);
  expect(talked.map(({ extra }) => extra).join('')).toBe(talk);
  expect(talked.flatMap(({ passages }) => passages)).toHaveLength(1);
});
