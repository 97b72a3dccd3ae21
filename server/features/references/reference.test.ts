import { expect, it } from 'vitest';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';

async function makeReference(
  portal: TestApp,
  fields: Record<string, string>,
  given: { publishAt?: string; isDeleted?: boolean; isPrivate?: boolean } = {},
): Promise<string> {
  const id = await makeDocument(portal, { boardType: 'notice', title: `${fields.customerName} 사례`, ...given });
  await portal.context.db
    .updateTable('document')
    .set({ board_type: 'reference' as never, fields: JSON.stringify(fields) })
    .where('id', '=', id)
    .execute();
  return id;
}

const shown = { approved: 'true', summary: '요약입니다.' };

it('spec 2 references: gives the approved references of the landing page in their order', async () => {
  const portal = await buildTestApp();
  const tenth = await makeReference(portal, { ...shown, customerName: '열째', landingOrder: '10' });
  const second = await makeReference(portal, { ...shown, customerName: '둘째', landingOrder: '2' });
  const answer = await portal.post('/api/v1/board/reference-home', undefined);
  expect(answer.status).toBe(200);
  expect(answer.data).toEqual([
    {
      name: '둘째',
      value: second,
      referenceExtraList: [
        { key: 'title', value: '둘째 사례' },
        { key: 'texts', value: '요약입니다.' },
      ],
    },
    expect.objectContaining({ name: '열째', value: tenth }),
  ]);
});

it('spec 6 references: keeps back what is not approved, not placed, not yet published, private or deleted', async () => {
  const portal = await buildTestApp();
  const placed = { ...shown, customerName: '비밀 고객', landingOrder: '1' };
  await makeReference(portal, { ...placed, approved: 'false' });
  await makeReference(portal, { ...placed, landingOrder: '' });
  await makeReference(portal, { ...placed, landingOrder: '없음' });
  await makeReference(portal, { ...placed, approved: '', summary: '"approved":"true"' });
  await makeReference(portal, placed, { publishAt: '2027-01-01T00:00:00.000Z' });
  await makeReference(portal, placed, { isPrivate: true });
  await makeReference(portal, placed, { isDeleted: true });
  expect((await portal.post('/api/v1/board/reference-home', undefined)).data).toEqual([]);
});

it('spec 7 references: needs no body', async () => {
  const { app } = await buildTestApp();
  expect((await app.inject({ method: 'POST', url: '/api/v1/board/reference-home' })).statusCode).toBe(200);
});

it('gives the landing page a cover, the first key figure as people say it and no count that a line could end in', async () => {
  const portal = await buildTestApp();
  const fields = { ...shown, summary: '네 곳을 모읍니다.', landingOrder: '1', kpi1: '명단 정리|16|0.3|시간' };
  await makeReference(portal, { ...fields, customerName: '공장 두 곳' });
  const answer = await portal.post('/api/v1/board/reference-home', undefined);
  expect(answer.data).toEqual([
    expect.objectContaining({
      referenceExtraList: [
        { key: 'title', value: '공장 두\u00a0곳 사례' },
        { key: 'texts', value: '네\u00a0곳을 모읍니다.' },
        { key: 'figure', value: '명단 정리' },
        { key: 'before', value: '16시간' },
        { key: 'after', value: '18분' },
        { key: 'change', value: '-98%' },
      ],
    }),
  ]);
});

it('gives the key figures of approved references, and keeps back all others', async () => {
  const portal = await buildTestApp();
  const kpi = { kpi1: '청구 검토|35|7|분', kpi3: '지급 지연|41|0|건' };
  const id = await makeReference(portal, { ...shown, ...kpi, customerName: '도란손해보험' });
  // A second one of the same customer, and one without a duration.
  const others = [
    { ...shown, customerName: '도란손해보험', kpi1: '지급 지연|41|0|건' },
    { ...shown, customerName: '너울에너지', kpi1: '월 정산 대조|10|2|일' },
  ];
  for (const other of others) await makeReference(portal, other);
  await makeReference(portal, { ...shown, customerName: '지표 없는 고객' });
  await makeReference(portal, { ...shown, ...kpi, customerName: '승인 전 고객', approved: 'false' });
  await makeReference(portal, { ...shown, ...kpi, customerName: '비공개 고객' }, { isPrivate: true });
  await makeReference(portal, { ...shown, ...kpi, customerName: '지운 고객' }, { isDeleted: true });
  const answer = await portal.post('/api/v1/board/reference-figures', undefined);
  expect(answer.status).toBe(200);
  expect(answer.data).toEqual({
    customers: expect.toSatisfy((names: string[]) => names.toSorted().join() === '너울에너지,도란손해보험'),
    timeSaved: {
      medianPercent: 80,
      lowestPercent: 80,
      customers: ['도란손해보험'],
      headline: '고객이 측정한 업무 시간, 80% 단축',
      source: '고객 1곳 측정값의 중간값',
    },
    list: expect.arrayContaining([
      {
        documentId: id,
        customerName: '도란손해보험',
        industry: expect.any(String),
        title: '도란손해보험 사례',
        figures: [
          { name: '청구 검토', before: '35', after: '7', unit: '분' },
          { name: '지급 지연', before: '41', after: '0', unit: '건' },
        ],
      },
    ]),
  });
  expect(answer.data.list).toHaveLength(3);
});

it('says that nobody measured anything, where there are no references', async () => {
  const portal = await buildTestApp();
  expect((await portal.post('/api/v1/board/reference-figures', undefined)).data).toEqual({
    customers: [],
    timeSaved: null,
    list: [],
  });
});
