import { describe, expect, it } from 'vitest';
import { nowIso } from '#server/context.ts';
import { visibleTo } from '#server/documents/document.read-policy.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import type { Where } from '#server/documents/document.read-policy.ts';
import { findWords } from './find-words.ts';
import type { PagePlace } from './page-and-counts.ts';
import { BY_TIME, findPageAndCounts } from './page-and-counts.ts';

const COUNTED = 6;
const DOCUMENTS = 9;
const BY_VIEWS = [['view_count', 'desc'], ...BY_TIME] as const;

/** The oldest is of the category 점검, the next two of 공지, all newer ones of 업데이트; newer ones have fewer views. */
async function withCommonWord() {
  const portal = await buildTestApp();
  const { context } = portal;
  const ids: string[] = [];
  for (let n = 0; n < DOCUMENTS; n += 1) {
    const category = n === 0 ? '점검' : n < 3 ? '공지' : '업데이트';
    const id = await makeDocument(portal, { boardType: 'notice', category, title: `로봇 ${n}` });
    await context.db
      .updateTable('document')
      .set({ published_at: `2026-11-0${n + 1}T00:00:00.000Z`, view_count: DOCUMENTS - n })
      .where('id', '=', id)
      .execute();
    ids.push(id);
  }
  const find = (
    {
      words = ['로봇'],
      order = BY_TIME,
      category = '',
      offset = 0,
      limit = 4,
    }: Partial<PagePlace & { words: string[] }> = {},
    most = COUNTED,
  ) =>
    findPageAndCounts(
      (name, mostRead) => {
        const passes: Where = (eb) =>
          eb.and([visibleTo(null, nowIso(context))(eb), eb('document.category', 'like', name === '' ? '%' : name)]);
        return findWords(context.db, { words, searchType: 'all', passes, order }, mostRead);
      },
      { order, category, offset, limit },
      most,
    );
  return { ids, find };
}

describe('a word that more documents have than are counted', () => {
  it('is counted in the last written ones alone, which have pages', async () => {
    const { ids, find } = await withCommonWord();
    const newest = ids.slice(-COUNTED).toReversed();
    const counts = [{ name: '업데이트', count: COUNTED }];
    expect(await find()).toEqual({ ids: newest.slice(0, 4), counts, isCapped: true });
    expect(await find({ offset: 4 })).toEqual({ ids: newest.slice(4), counts, isCapped: true });
    expect((await find({ offset: COUNTED })).ids).toEqual([]);
    expect((await find({ order: BY_VIEWS })).ids).toEqual(newest.toReversed().slice(0, 4));
  });

  it('is found in a category whose documents are all older, where it is counted exactly', async () => {
    const { ids, find } = await withCommonWord();
    const found = await find({ category: '공지' });
    expect(found).toMatchObject({ ids: [ids[2], ids[1]], isCapped: false });
    expect(found.counts).toContainEqual({ name: '공지', count: 2 });
    expect(await find({ category: '업데이트' }, COUNTED - 1)).toMatchObject({ isCapped: true });
  });
});

it('a word that no more have is counted exactly, with the others, in every category', async () => {
  const { ids, find } = await withCommonWord();
  const all = await find({ limit: DOCUMENTS }, DOCUMENTS);
  expect(all).toMatchObject({ ids: ids.toReversed(), isCapped: false });
  expect(new Set(all.counts)).toEqual(
    new Set([
      { name: '점검', count: 1 },
      { name: '공지', count: 2 },
      { name: '업데이트', count: 6 },
    ]),
  );
  expect(await find({ words: ['로봇', '3'] })).toMatchObject({ ids: [ids[3]], isCapped: false });
});
