import { expect, it } from 'vitest';
import { indexDocument } from '#server/search/index/index-document.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { chooseSources } from './choose-sources.ts';

const ask = ({ context }: TestApp, query: string) =>
  chooseSources(context.db, {
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
