import { expect, it } from 'vitest';
import { indexManual } from '#server/search/index/index-manual.ts';
import { manualFolder } from '#server/search/index/manual.fixture.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';

const MANUAL = '---\ntitle: 오류 코드\nsection: Robot\n---\n## E-1042\n\n화면이 잠기면 E-1042 오류가 발생합니다.\n';

it('offers questions of the board, and what FAQ and manual say about the title', async () => {
  const portal = await buildTestApp();
  const { url } = await manualFolder({ 'errors.md': MANUAL });
  await indexManual(portal.context, { folder: url });
  const question = await makeDocument(portal, { title: 'E-1042 오류가 납니다' });
  const faq = await makeDocument(portal, { boardType: 'faq', title: 'E-1042 오류는 왜 발생하나요?' });
  await makeDocument(portal, { boardType: 'faq', title: 'E-1042 오류의 초안', isHidden: true });
  await makeDocument(portal, { boardType: 'notice', title: 'E-1042 오류 공지' });
  const { data } = await portal.post('/api/v1/board/similar', {
    boardType: 'qna',
    title: 'E-1042 오류가 새벽에만 발생합니다',
  });
  expect(data.list.map(({ place }: { place: string }) => place).toSorted()).toEqual(['faq', 'manual', 'qna']);
  expect(data.list).toContainEqual(expect.objectContaining({ place: 'qna', documentId: question }));
  expect(data.list).toContainEqual(expect.objectContaining({ place: 'faq', documentId: faq }));
  expect(data.list).toContainEqual(
    expect.objectContaining({
      place: 'manual',
      documentId: null,
      manualPath: '/manual/errors/',
      title: '오류 코드 › E-1042',
      anchor: 'e-1042',
    }),
  );
});

it('offers the part of the manual with the row that explains the code in the title', async () => {
  const portal = await buildTestApp();
  const rows =
    '| 코드 | 메시지 |\n|---|---|\n| `E-3012` | 이름을 찾을 수 없습니다 |\n| `E-3013` | 외부 금고가 응답하지 않습니다 |\n';
  const { url } = await manualFolder({
    'errors.md': `---\ntitle: 코드 목록\nsection: Robot\n---\n## 연결과 인증\n\n${rows}`,
  });
  await indexManual(portal.context, { folder: url });
  const bodyText = '오류 코드로 찾으시려면 검색창에 E-3012처럼 입력해주세요.';
  await makeDocument(portal, { boardType: 'faq', title: '글은 어떻게 검색하나요?', bodyText });
  const input = { boardType: 'qna', title: 'E-3012 이름을 찾을 수 없습니다' } as const;
  const { data } = await portal.post('/api/v1/board/similar', input);
  expect(data.list).toMatchObject([{ place: 'manual', title: '코드 목록 › 연결과 인증' }]);
});

it('puts what answers the title before what only shares a word with it', async () => {
  const portal = await buildTestApp();
  await makeDocument(portal, { title: '새벽에만 로봇이 느려집니다', bodyText: '낮에는 괜찮습니다.' });
  const solving = await makeDocument(portal, {
    boardType: 'faq',
    title: '로봇이 새벽에 실패합니다',
    bodyText: '화면이 잠기면 E-1042 오류가 발생합니다. 새벽에만 그렇다면 화면 잠금을 꺼주세요.',
  });
  await makeDocument(portal, { title: '새벽에만 열리는 비밀 질문 E-1042', isPrivate: true });
  const { data } = await portal.post('/api/v1/board/similar', { boardType: 'qna', title: 'E-1042 오류가 새벽에만' });
  expect(data.list[0]).toMatchObject({ place: 'faq', documentId: solving, answerState: null });
  expect(data.list.map(({ title }: { title: string }) => title)).not.toContain('새벽에만 열리는 비밀 질문 E-1042');
});

it('offers neither what names the words as an example, nor what is far behind the best, nor anything for half a word', async () => {
  const portal = await buildTestApp();
  const bodyText = '오류 코드로 찾으시려면 검색창에 E-1042처럼 입력해주세요.';
  await makeDocument(portal, { boardType: 'faq', title: '글은 어떻게 찾나요?', bodyText });
  const best = await makeDocument(portal, {
    boardType: 'faq',
    title: 'E-1042 오류는 왜 발생하나요?',
    bodyText: '새벽에만 발생하면 화면이 잠긴 것입니다.',
  });
  await makeDocument(portal, { boardType: 'faq', title: '새벽 예약', bodyText: '새벽에도 예약할 수 있습니다.' });
  const similarTo = async (title: string) =>
    (await portal.post('/api/v1/board/similar', { boardType: 'qna', title })).data.list;
  expect(await similarTo('E-1042 오류가 새벽에만 발생합니다')).toMatchObject([{ documentId: best }]);
  expect(await similarTo('새벽 회식 장소와 여행 일정을 추천해주세요')).toEqual([]);
});

it('names what everybody may read about a document, but not the document itself', async () => {
  const portal = await buildTestApp();
  const { url } = await manualFolder({ 'errors.md': MANUAL });
  await indexManual(portal.context, { folder: url });
  const documentId = await makeDocument(portal, { boardType: 'notice', title: 'E-1042 오류 공지' });
  const faq = await makeDocument(portal, { boardType: 'faq', title: 'E-1042 오류는 왜 발생하나요?' });
  await makeDocument(portal, { title: 'E-1042 오류가 납니다', isPrivate: true });
  const hidden = await makeDocument(portal, { boardType: 'faq', title: 'E-1042 오류의 초안', isHidden: true });
  const { data } = await portal.post('/api/v1/board/related', { documentId });
  expect(data.list).toHaveLength(2);
  expect(new Set(data.list.map((found: { documentId: string | null }) => found.documentId))).toEqual(
    new Set([faq, null]),
  );
  expect((await portal.post('/api/v1/board/related', { documentId: hidden })).data, 'no more than of none').toEqual({
    list: [],
  });
});

it('names nothing as related that only shares the words of a short title in its text', async () => {
  const portal = await buildTestApp();
  const documentId = await makeDocument(portal, { boardType: 'market', title: '표준 시작 흐름' });
  const near = await makeDocument(portal, { boardType: 'faq', title: '표준 흐름은 어떻게 시작하나요?' });
  const bodyText = '개막 시작 시각은 9시입니다. 표준 좌석과 관람 흐름을 안내합니다.';
  await makeDocument(portal, { boardType: 'notice', title: '사용자 컨퍼런스 발표 자료', bodyText });
  const { data } = await portal.post('/api/v1/board/related', { documentId });
  expect(data.list.map((found: { documentId: string }) => found.documentId)).toEqual([near]);
});
