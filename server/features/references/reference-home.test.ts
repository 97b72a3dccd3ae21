import { expect, it } from 'vitest';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make.document.ts';

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
