import { expect, it } from 'vitest';
import { checkInquiry } from '#shared/inquiries/inquiry.rules.ts';
import { INQUIRY_STATUSES } from '#shared/inquiries/inquiry-states.ts';
import type { TestApp } from '../testing/build-test-app.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { makeUser } from '../testing/make/make.user.ts';
import { submissionOf } from '../testing/make/make.inquiry.ts';
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
  await seeTemplates(portal);
  expect((await portal.post('/api/v1/free/write', submissionOf())).data.contractNumber).toBe('C-20261121-0002');
});

/** Each as the staff's form would keep it, with fields that the form fills in. */
async function seeTemplates(portal: TestApp) {
  const { token } = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
  const fields = { free: '이름|회사명|접수번호|담당자', questions: '작성자|제목|담당자' };
  for (const of of ['free', 'questions'] as const) {
    const { list } = (await portal.post(`/api/v1/${of}/templates`, undefined, { token })).data;
    expect(list.length).toBeGreaterThanOrEqual(2);
    for (const { name, body, templateId, updatedAt } of list) {
      const saved = await portal.post(`/api/v1/${of}/template-save`, { name, body, updatedAt }, { token });
      expect(saved).toMatchObject({ status: 200, data: { templateId, name, body } });
      expect(body.replace(new RegExp(`\\{(${fields[of]})\\}`, 'g'), ''), name).not.toContain('{');
    }
  }
}
