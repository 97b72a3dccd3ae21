import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeInquiry, submissionOf } from '#server/testing/make/make.inquiry.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { unsubscribeToken } from '#server/features/mail/unsubscribe-token.ts';

async function asSales() {
  const portal = await buildTestApp();
  const sales = await makeUser(portal, { roles: ['ROLE_SALES'], userName: '오세린' });
  const exported = async (input: object) => {
    const response = await portal.app.inject({
      method: 'POST',
      url: '/api/v1/free/export',
      payload: input,
      headers: { authorization: `Bearer ${sales.token}` },
    });
    return { response, rows: async () => (await readXlsx(response.rawPayload)).sheets[0]?.rows ?? [] };
  };
  return { portal, sales, exported };
}

it('gives the filtered list as a real workbook in which nothing is a formula', async () => {
  const { portal, exported } = await asSales();
  await makeInquiry(portal, { company: '다른회사', type: 'FREE', email: 'other@example.com' });
  await makeInquiry(portal, {
    company: '=HYPERLINK("http://evil.example","한빛")',
    name: '@SUM(1)',
    phone: '+82 10-1234-5678',
    message: '-2+3 그리고 <b>&"따옴표"\n둘째 줄입니다.',
  });
  const { response, rows } = await exported({ type: 'CONTACT', reason: '11월 영업 회의 자료' });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toContain('spreadsheetml.sheet');
  expect(response.headers['content-disposition']).toContain(encodeURIComponent('문의목록_20261121.xlsx'));
  expect(response.rawPayload.subarray(0, 2).toString()).toBe('PK');

  const [header = [], ...body] = await rows();
  expect(body).toHaveLength(1);
  const cell = Object.fromEntries(header.map((name, index) => [name, body[0]?.[index]]));
  expect(cell).toMatchObject({
    접수번호: 'C-20261121-0002',
    접수일시: '2026-11-21 12:00',
    구분: '제품 문의',
    회사명: `'=HYPERLINK("http://evil.example","한빛")`,
    이름: "'@SUM(1)",
    연락처: "'+82 10-1234-5678",
    문의내용: `'-2+3 그리고 <b>&"따옴표"\n둘째 줄입니다.`,
  });
});

it('asks for a reason, and keeps it with who, where and how many', async () => {
  const { portal, sales, exported } = await asSales();
  await makeInquiry(portal);
  const refused = async (reason: string) => (await exported({ reason })).response.json<{ data: unknown }>().data;
  expect(await refused(' ')).toEqual({ fields: { reason: '사유를 입력해주세요.' } });
  expect(await refused('회의')).toEqual({ fields: { reason: '사유는 5자 이상 입력해주세요.' } });
  expect(await portal.context.db.selectFrom('inquiry_log').selectAll().execute()).toEqual([]);
  await exported({ reason: '영업 회의 자료', keyword: '한빛' });
  expect(await portal.context.db.selectFrom('inquiry_log').selectAll().execute()).toMatchObject([
    {
      action: 'export',
      actor_id: sales.id,
      actor_name: '오세린',
      detail: '영업 회의 자료 (1건, 검색어)',
      ip: '127.0.0.1',
    },
  ]);
});

it('reaches past one batch, each row once', async () => {
  const { portal, exported } = await asSales();
  const id = await makeInquiry(portal);
  const { db } = portal.context;
  const row = await db.selectFrom('inquiry').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const more = Array.from({ length: 1_100 }, (_, index) => ({ ...row, id: `x${index}`, number: `C-1-${index}` }));
  for (let at = 0; at < more.length; at += 100)
    await db
      .insertInto('inquiry')
      .values(more.slice(at, at + 100))
      .execute();
  const { rows } = await exported({ reason: '전체 백업 자료' });
  const [, ...body] = await rows();
  expect(new Set(body.map((cells) => cells[0])).size).toBe(1_101);
});

it('calls nothing agreed to that was refused since', async () => {
  const { portal, sales, exported } = await asSales();
  const { consents } = submissionOf();
  const agreeing = { ...consents, advertising: consents.privacy, adChannels: { email: true, sms: true, phone: false } };
  const id = await makeInquiry(portal, { consents: agreeing });
  const cells = async () => {
    const [header = [], body] = await (await exported({ reason: '영업 회의 자료' })).rows();
    return Object.fromEntries(header.map((name, index) => [String(name), body?.[index] ?? '']));
  };
  expect(await cells()).toMatchObject({ '광고 이메일': '동의', '광고 문자메시지': '동의', '광고 전화': '' });
  portal.advance(1000);
  const token = unsubscribeToken(portal.context.keys, { source: 'contract', id });
  await portal.post('/api/v1/unsubscribe', { token });
  expect(await cells()).toMatchObject({ '광고 이메일': '' });
  const detail = await portal.post('/api/v1/free/detail', { contractId: id }, { token: sales.token });
  const shown = detail.data.consents as { kind: string; agreed: boolean }[];
  expect(shown.filter(({ kind }) => kind === 'advertising-email')).toMatchObject([{ agreed: false }]);
});
