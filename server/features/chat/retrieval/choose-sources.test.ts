import { expect, it } from 'vitest';
import { indexDocument } from '#server/search/index/index-document.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { askBuiltin } from '../builtin/ask.fixture.ts';
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

it('shows beside an answer what would answer nearly as well, such as a changed value, not what shares some words', async () => {
  const portal = await buildTestApp();
  const notice = (title: string, bodyText: string) =>
    makeDocument(portal, { boardType: 'notice', title, bodyText, publishAt: '2026-02-01T00:00:00.000Z' });
  await makeDocument(portal, {
    boardType: 'faq',
    title: '실행 기록은 얼마 동안 볼 수 있나요?',
    bodyText: '실행 기록은 화면에서 90일 동안 볼 수 있습니다. 보관 기간은 2년입니다.',
    publishAt: '2026-01-01T00:00:00.000Z',
  });
  await notice('실행 기록 보관 기간 변경', '실행 기록의 보관 기간이 2년에서 3년으로 바뀝니다.');
  await notice('접속 기록 보관 안내', '접속 기록을 한 해 동안 보관합니다. 접속 기록은 관리자만 봅니다.');
  await notice('기록 화면 개편', '실행 화면과 기록 화면이 하나로 합쳐집니다. 실행 단추는 위로 옮깁니다.');
  await notice('여름 휴무 기간', '휴무 기간에는 예약 실행이 그대로 됩니다. 실행 기록은 휴무 뒤에 정리합니다.');
  for (const query of ['실행 기록은 얼마 동안 보관하나요', '실행 기록 보관 기간']) {
    const { sources } = await askBuiltin(portal, query);
    expect(sources.map(({ passage }) => passage.title).toSorted(), query).toEqual([
      '실행 기록 보관 기간 변경',
      '실행 기록은 얼마 동안 볼 수 있나요?',
    ]);
  }
});
