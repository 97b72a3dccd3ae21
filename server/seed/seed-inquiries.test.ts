import { expect, it } from 'vitest';
import { checkInquiry } from '#shared/inquiries/inquiry.rules.ts';
import { INQUIRY_STATUSES } from '#shared/inquiries/inquiry-states.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { submissionOf } from '../testing/make.inquiry.ts';
import { prepareFirstStart } from './first-start.ts';

it('fills the inquiry list with inquiries that the forms would accept, in every state', async () => {
  const portal = await buildTestApp({ seed: 'demo' });
  await prepareFirstStart(portal.context, () => undefined);
  const { db } = portal.context;
  const rows = await db.selectFrom('inquiry').selectAll().execute();
  expect(rows.length).toBeGreaterThanOrEqual(40);
  expect(new Set(rows.map((row) => row.status))).toEqual(new Set(INQUIRY_STATUSES));
  for (const row of rows) {
    const fields = {
      inquiryType: row.inquiry_type,
      name: row.name,
      company: row.company,
      department: row.department,
      position: row.position,
      email: row.email,
      phone: row.phone,
      industry: row.industry,
      companySize: row.company_size,
      targetWork: row.target_work,
      userCount: row.user_count,
      robotCount: row.robot_count,
      environment: row.environment,
      startDate: row.start_date,
      message: row.message,
    };
    const problems = checkInquiry(row.type, fields, JSON.parse(row.products) as string[], row.created_at.slice(0, 10));
    expect(Object.values(problems).filter(Boolean), row.company).toEqual([]);
    expect(row.email, 'an address that belongs to nobody').toMatch(/\.example$/);
    expect(row.complete_yn).toBe(row.status === '완료' ? 'Y' : 'N');
  }
  const memos = await db.selectFrom('inquiry_memo').select('author_id').execute();
  expect(memos.every((memo) => memo.author_id !== null)).toBe(true);
  expect((await portal.post('/api/v1/free/write', submissionOf())).data.contractNumber).toBe('C-20261121-0002');
});
