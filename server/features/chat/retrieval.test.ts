import { expect, it } from 'vitest';
import { indexDocument } from '#server/search/index/index-document.ts';
import { indexManual } from '#server/search/index/index-manual.ts';
import { manualFolder } from '#server/search/index/manual.fixture.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make.document.ts';
import { retrieve } from './retrieval.ts';

const ask = ({ context }: TestApp, query: string) =>
  retrieve(context.db, {
    query,
    earlier: [],
    actor: null,
    now: context.clock.now().toISOString(),
    visitorId: 'visitor',
    signal: new AbortController().signal,
  });

it('finds one passage a document, what answers questions first, with the address where each is read', async () => {
  const portal = await buildTestApp();
  const bodyText = '라이선스는 새 PC에 다시 등록하시면 됩니다.';
  const old = await makeDocument(portal, {
    boardType: 'notice',
    title: '라이선스 등록 안내',
    bodyText,
    publishAt: '2023-01-01T00:00:00.000Z',
  });
  const faq = await makeDocument(portal, { boardType: 'faq', title: '라이선스 등록 안내', bodyText });
  const long = await makeDocument(portal, { boardType: 'notice', title: '라이선스 등록 안내' });
  const html = `<h2>하나</h2><p>${bodyText}</p><h2>둘</h2><p>${bodyText}</p>`;
  await portal.context.db.updateTable('document').set({ body_html: html }).where('id', '=', long).execute();
  await indexDocument(portal.context.db, long);
  const sources = await ask(portal, '라이선스 등록은 어떻게 하나요?');
  expect(sources.map(({ url }) => url)).toEqual([`/faq?open=${faq}`, `/noticeDetail/${long}`, `/noticeDetail/${old}`]);
});

it('finds the passage that says what a word means, and not the one that has the word most', async () => {
  const portal = await buildTestApp();
  const id = await makeDocument(portal, { boardType: 'notice', title: '화면 다루기' });
  const html =
    '<h2>셀렉터 만들기</h2><p>셀렉터 창에서 셀렉터 추가로 셀렉터를 만듭니다.</p><h2>소개</h2><p>셀렉터는 화면의 요소를 가리키는 주소입니다.</p>';
  await portal.context.db.updateTable('document').set({ body_html: html }).where('id', '=', id).execute();
  await indexDocument(portal.context.db, id);
  for (const [query, heading] of [
    ['셀렉터가 뭐야', '소개'],
    ['셀렉터란?', '소개'],
    ['셀렉터 만드는 방법', '셀렉터 만들기'],
  ] as const) {
    const [source] = await ask(portal, query);
    expect(source?.passage.heading, query).toBe(heading);
  }
});

it('finds the part of a page that people ask for in these words, and not the one that has most of them', async () => {
  const portal = await buildTestApp();
  const page =
    '---\ntitle: 백업과 업그레이드\n---\nManager 업그레이드는 저희가 합니다.\n\n## 올리는 순서\n\n점검 모드를 켜고 새 버전을 설치합니다.';
  const asked = '- 클라우드 매니저 업그레이드\n\n## 올리는 순서\n\n- 매니저 업그레이드';
  const { url: folder } = await manualFolder({ 'upgrade.md': page });
  const { url: questionsFolder } = await manualFolder({ 'upgrade.md': asked });
  await indexManual(portal.context, { folder, questionsFolder });
  for (const [query, heading] of [
    ['매니저 업그레이드', '올리는 순서'],
    ['클라우드 매니저 업그레이드', ''],
  ] as const) {
    const [source] = await ask(portal, query);
    expect(source?.passage.heading, query).toBe(heading);
  }
});
