import { expect, it } from 'vitest';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { findEvidence } from './find-evidence.ts';
import { signalsOf } from './signals.ts';

/** The signals of the first document found for a question. */
async function signalsFor({ context }: Pick<TestApp, 'context'>, query: string) {
  const { signal } = new AbortController();
  const now = context.clock.now().toISOString();
  const evidence = await findEvidence(context.db, { query, earlier: [], actor: null, now, visitorId: '', signal });
  const [document] = evidence.documents;
  if (!document) throw new Error(`Nothing was found for ${query}`);
  return signalsOf(evidence, document);
}

/** The signals of a question in a portal with one text. */
async function signalsIn(title: string, bodyText: string) {
  const portal = await buildTestApp();
  await makeDocument(portal, { boardType: 'faq', title, bodyText });
  return (query: string) => signalsFor(portal, query);
}

it('takes a report for a symptom though its verb ends like a question', async () => {
  const signalsOfQuery = await signalsIn('현관문 도어락이 잠기지 않습니다', '건전지를 바꾸고 문을 다시 닫습니다.');
  for (const query of [
    '현관문 닫을 때 삐 소리가 나요',
    '도어락에 파란 불이 계속 안 나타나요',
    '현관문 열쇠가 끝까지 안 들어가요',
    '도어락 건전지를 바꾸니까 문이 안 열려요',
  ])
    expect((await signalsOfQuery(query)).isSymptom, query).toBe(1);
  for (const query of [
    '도어락 건전지는 얼마 만에 바꾸나요',
    '현관문 도어락을 혼자 바꿔도 괜찮은가요',
    '도어락 건전지를 오래 쓰는 제품인가요',
    '현관문 도어락을 사람이 와서 바꿔줍니까',
  ])
    expect((await signalsOfQuery(query)).isSymptom, query).toBe(0);
});

it('finds a price said by an amount, without the word', async () => {
  const signalsOfQuery = await signalsIn('캠핑 의자를 빌릴 수 있나요?', '의자는 하나에 3,000원에 빌려드립니다.');
  const { leastNoun, line, matchesKind } = await signalsOfQuery('캠핑 의자 가격');
  expect({ leastNoun, matchesKind }).toEqual({ leastNoun: 1, matchesKind: 1 });
  expect(line).toBeGreaterThan(0.8);
  const other = await signalsIn('캠핑 의자를 빌릴 수 있나요?', '의자는 창고에 있습니다.');
  expect((await other('캠핑 의자 가격')).line).toBeLessThan(0.6);
});

it('takes no size for the price of what is charged', async () => {
  const signalsOfQuery = await signalsIn(
    '화상 상담은 어떻게 하나요?',
    '화상 상담은 재진만 받습니다. 파일은 1개 20MB까지 올립니다.',
  );
  for (const query of ['화상 상담 진료비 얼마', '화상 상담 예약금은 얼마인가요'])
    expect((await signalsOfQuery(query)).matchesKind, query).toBe(-1);
});

it('expects of a text the words of the question, not the name of the amount that answers it', async () => {
  const signalsOfQuery = await signalsIn('캠핑 의자를 빌릴 수 있나요?', '의자는 하나에 3,000원에 빌려드립니다.');
  const { score } = await signalsOfQuery('캠핑 의자 가격');
  expect(score).toBeCloseTo((await signalsOfQuery('캠핑 의자')).score, 0);
  expect(score).toBeGreaterThan((await signalsOfQuery('캠핑 의자 선반')).score + 0.3);
  expect(Number.isFinite((await signalsOfQuery('의자 얼마')).score)).toBe(true);
});

it('tells by how much a document is ahead of the best other one', async () => {
  const portal = await buildTestApp();
  const publish = (title: string) =>
    makeDocument(portal, { boardType: 'faq', title, bodyText: `${title} 안내입니다.` });
  await publish('캠핑 의자 대여');
  const alone = (await signalsFor(portal, '캠핑 의자 대여')).margin;
  await publish('캠핑 텐트 대여');
  const ahead = (await signalsFor(portal, '캠핑 의자 대여')).margin;
  await publish('캠핑 의자 대여');
  const same = (await signalsFor(portal, '캠핑 의자 대여')).margin;
  expect(alone).toBeCloseTo(Math.log(4));
  expect(ahead).toBeLessThan(alone);
  expect(same).toBeLessThan(ahead);
  expect(same).toBeGreaterThanOrEqual(0);
});
