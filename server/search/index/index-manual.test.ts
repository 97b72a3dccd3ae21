import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readProductName } from '#server/site/brand.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { findPassages } from '../query/search-passages.ts';
import { indexManual } from './index-manual.ts';
import { manualFolder } from './manual.fixture.ts';

const PAGE = `---
title: 셀렉터
description: 화면 요소를 찾는 방법
section: Studio
---
처음 보는 글입니다.

## 기준 요소

### 고정하기 (권장)

{product}에서 기준 요소를 고정합니다.
`;

it('finds the manual by its passages, with the address of their heading, for everybody', async () => {
  const portal = await buildTestApp();
  const { url } = await manualFolder({ 'selectors.md': PAGE, 'index.md': '---\ntitle: 매뉴얼\n---\n환영합니다.' });
  await indexManual(portal.context, { folder: url });
  const { data } = await portal.post('/api/v1/search/documents', { query: '기준 요소 고정' });
  expect(data).toMatchObject({
    totalCount: 1,
    places: [{ place: 'manual', count: 1 }],
    list: [{ place: 'manual', documentId: null, manualPath: '/manual/selectors/', anchor: '고정하기-권장' }],
  });
  const now = portal.context.clock.now().toISOString();
  const {
    passages: [passage],
  } = await findPassages(portal.context.db, null, { query: '기준 요소는 어떻게 고정하나요', limit: 1 }, now);
  expect(passage).toMatchObject({
    manualPath: '/manual/selectors/',
    heading: '기준 요소 > 고정하기 (권장)',
    content: `${await readProductName(portal.context)}에서 기준 요소를 고정합니다.`,
  });
  expect((await portal.post('/api/v1/search/documents', { query: '환영' })).data.list[0].manualPath).toBe('/manual/');
});

it('leaves unchanged pages alone, takes changed ones again, and drops those that are gone', async () => {
  const portal = await buildTestApp();
  const { folder, url } = await manualFolder({ 'a.md': PAGE, 'b.md': '---\ntitle: 로봇\n---\n로봇' });
  const ids = async () =>
    (await portal.context.db.selectFrom('search_entry').select(['id', 'manual_path']).orderBy('id').execute()).map(
      ({ id, manual_path }) => [manual_path, id],
    );
  await indexManual(portal.context, { folder: url });
  const first = await ids();
  await indexManual(portal.context, { folder: url });
  expect(await ids()).toEqual(first);
  await writeFile(join(folder, 'a.md'), `${PAGE}\n덧붙인 오케스트레이터`);
  await rm(join(folder, 'b.md'));
  await indexManual(portal.context, { folder: url });
  expect(await ids()).toMatchObject([['/manual/a/', expect.any(Number)]]);
  expect((await portal.post('/api/v1/search/documents', { query: '오케스트레이터' })).data.totalCount).toBe(1);
  expect((await portal.post('/api/v1/search/documents', { query: '로봇' })).data.totalCount).toBe(0);
});

it('ends after the page that it is at when the portal stops, and takes the others the next time', async () => {
  const portal = await buildTestApp();
  const { url } = await manualFolder({ 'a.md': PAGE, 'b.md': PAGE, 'c.md': PAGE });
  const paths = async () =>
    (await portal.context.db.selectFrom('search_entry').select('manual_path').orderBy('id').execute()).map(
      ({ manual_path }) => manual_path,
    );
  let asked = 0;
  const { signal } = new AbortController();
  Object.defineProperty(signal, 'aborted', { get: () => (asked += 1) > 2 });
  await indexManual(portal.context, { folder: url, signal });
  expect(await paths()).toEqual(['/manual/a/', '/manual/b/']);
  await indexManual(portal.context, { folder: url });
  expect(await paths()).toEqual(['/manual/a/', '/manual/b/', '/manual/c/']);
});
