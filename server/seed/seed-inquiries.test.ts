import { expect, it } from 'vitest';
import { checkInquiry } from '#shared/inquiries/inquiry.rules.ts';
import { INQUIRY_STATUSES } from '#shared/inquiries/inquiry-states.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { submissionOf } from '../testing/make.inquiry.ts';
import { submittedOf } from '#server/features/inquiries/admin/inquiry.presenter.ts';
import { prepareFirstStart } from './first-start.ts';

it('fills the inquiry list with inquiries that the forms would accept, in every state', async () => {
  const portal = await buildTestApp({ seed: 'demo' });
  await prepareFirstStart(portal.context, () => undefined);
  const { db } = portal.context;
  const rows = await db.selectFrom('inquiry').selectAll().execute();
  expect(rows.length).toBeGreaterThanOrEqual(40);
  expect(new Set(rows.map((row) => row.status))).toEqual(new Set(INQUIRY_STATUSES));
  for (const row of rows) {
    const { products, ...fields } = { ...submittedOf(row), company: row.company };
    const problems = checkInquiry(row.type, fields, products, row.created_at.slice(0, 10));
    expect(Object.values(problems).filter(Boolean), row.company).toEqual([]);
    expect(row.email, 'an address that belongs to nobody').toMatch(/\.example$/);
    expect(row.complete_yn).toBe(row.status === '완료' ? 'Y' : 'N');
  }
  const memos = await db.selectFrom('inquiry_memo').select('author_id').execute();
  expect(memos.every((memo) => memo.author_id !== null)).toBe(true);
  expect((await portal.post('/api/v1/free/write', submissionOf())).data.contractNumber).toBe('C-20261121-0002');
});
