import { describe, expect, it } from 'vitest';
import type { InquiryListInput, InquirySummary } from '#shared/contract/inquiries/inquiry.contract.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeInquiry } from '#server/testing/make/make.inquiry.ts';
import { encryptFor } from '#server/testing/encrypt.ts';
import { makeUser, TEST_PASSWORD } from '#server/testing/make/make.user.ts';

async function asSales() {
  const portal = await buildTestApp();
  const sales = await makeUser(portal, { roles: ['ROLE_SALES'], userName: '오세린', userId: 'sales01' });
  const list = async (input: Partial<InquiryListInput> = {}) => {
    const answer = await portal.post('/api/v1/free/list', input, { token: sales.token });
    expect(answer.status, answer.text).toBe(200);
    return answer.data as { list: InquirySummary[]; totalCount: number; counts: { status: string; count: number }[] };
  };
  return { portal, sales, list };
}
const companies = ({ list }: { list: InquirySummary[] }) => list.map((row) => row.company);

const CALLS = [
  ['/api/v1/free/list', {}],
  ['/api/v1/free/board', {}],
  ['/api/v1/free/detail', { contractId: 'x' }],
  ['/api/v1/free/update', { contractId: 'x', completeYn: 'Y' }],
  ['/api/v1/free/bulk-update', { contractIds: ['x'], status: '확인' }],
  ['/api/v1/free/export', { reason: '영업 회의 자료' }],
  ['/api/v1/free/filter-save', { name: '이번 주', query: 'status=접수' }],
  ['/api/v1/free/filter-delete', { filterId: 'x' }],
] as const;

describe('spec 6: the inquiry list', () => {
  it('is closed to visitors, members and customers, whatever they call', async () => {
    const portal = await buildTestApp();
    const member = await makeUser(portal, { roles: ['ROLE_USER', 'ROLE_CUSTOMER'] });
    for (const [path, input] of CALLS) {
      const call = (token?: string) => portal.post(path, input as never, { token });
      expect(await call(), path).toMatchObject({ status: 403, code: 'CM02' });
      const refusal = { status: 403, code: 'CM03', message: '접근 권한이 없습니다.' };
      expect(await call(member.token), path).toMatchObject(refusal);
    }
  });

  it.each(['ROLE_SALES', 'ROLE_MANAGER', 'ROLE_ADMIN'] as const)('is open to %s', async (role) => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal, { roles: [role] });
    expect(await portal.post('/api/v1/free/list', {}, { token })).toMatchObject({
      status: 200,
      data: { totalCount: 0 },
    });
  });

  it('shows newest first with personal data masked, wherever in the answer', async () => {
    const { portal, list } = await asSales();
    await makeInquiry(portal, { company: '먼저물산' });
    portal.advance(1000);
    await makeInquiry(portal, {
      type: 'FREE',
      company: '한빛철강',
      name: '홍길동',
      email: 'hong@example.com',
      phone: '010-1234-5678',
    });
    const listed = await list();
    expect(listed.totalCount).toBe(2);
    expect(listed.list[0]).toMatchObject({
      type: 'FREE',
      status: '접수',
      completeYn: 'N',
      company: '한빛철강',
      subject: 'Studio',
      maskedName: '홍*동',
      maskedEmail: 'ho***@example.com',
      maskedPhone: '010-****-5678',
      owner: null,
    });
    expect(JSON.stringify(listed)).not.toMatch(/홍길동|hong@|1234-5678|자동화하고/);
  });

  it('narrows by kind, status, completion, owner, days in Korea and words', async () => {
    const { portal, sales, list } = await asSales();
    const first = await makeInquiry(portal, { company: '한빛철강' });
    const yesterday = { created_at: '2026-11-20T14:59:59.999Z' };
    await portal.context.db.updateTable('inquiry').set(yesterday).execute();
    const second = await makeInquiry(portal, {
      type: 'FREE',
      company: '다온물류',
      name: '김철수',
      email: 'kim@example.com',
      phone: '02-555-0100',
    });
    await portal.post('/api/v1/free/update', { contractId: first, completeYn: 'Y' }, { token: sales.token });
    await portal.post(
      '/api/v1/free/update',
      { contractId: second, completeYn: 'N', ownerId: sales.id },
      { token: sales.token },
    );

    expect(companies(await list({ type: 'FREE' }))).toEqual(['다온물류']);
    expect(companies(await list({ status: '완료' }))).toEqual(['한빛철강']);
    expect(companies(await list({ completeYn: 'N' }))).toEqual(['다온물류']);
    expect(companies(await list({ ownerId: sales.id }))).toEqual(['다온물류']);
    expect(companies(await list({ ownerId: 'none' }))).toEqual(['한빛철강']);
    expect(companies(await list({ ownerId: 'me' }))).toEqual(['다온물류']);
    expect(await list({ uncontacted: 'Y' })).toMatchObject({ totalCount: 1, list: [{ company: '다온물류' }] });
    await portal.context.db.updateTable('inquiry').set('user_id', sales.id).where('id', '=', first).execute();
    expect(companies(await list({ byMember: 'Y' }))).toEqual(['한빛철강']);
    expect(companies(await list({ byMember: 'N' }))).toEqual(['다온물류']);
    expect(companies(await list({ from: '2026-11-21' }))).toEqual(['다온물류']);
    expect(companies(await list({ until: '2026-11-20' }))).toEqual(['한빛철강']);
    expect(companies(await list({ keyword: '물류' }))).toEqual(['다온물류']);
    expect(companies(await list({ keyword: 'c-20261121-0001' }))).toEqual(['한빛철강']);
    expect(companies(await list({ keyword: '%' }))).toEqual([]);
    for (const whole of ['김철수', 'KIM@example.com', '025550100', '02-555-0100'])
      expect(companies(await list({ keyword: whole })), whole).toEqual(['다온물류']);
    for (const part of ['김철', 'kim@', '0100', '555'])
      expect(companies(await list({ keyword: part })), `${part} would tell what is masked`).toEqual([]);
    const { counts, totalCount } = await list({ status: '접수' });
    expect(counts.find(({ status }) => status === '완료')?.count).toBe(1);
    expect(totalCount).toBe(1);
  });

  it('puts rows in order and pages through them, each once', async () => {
    const { portal, sales, list } = await asSales();
    for (const company of ['나라', '가람', '다온']) await makeInquiry(portal, { company });
    expect(companies(await list({ sort: 'company', direction: 'asc' }))).toEqual(['가람', '나라', '다온']);
    expect(companies(await list({ sort: 'contractNumber', direction: 'desc' }))).toEqual(['다온', '가람', '나라']);
    const [row] = (await list({ sort: 'company', direction: 'asc' })).list;
    const change = { contractId: row?.contractId ?? '', completeYn: 'N', status: '보류', ownerId: sales.id } as const;
    await portal.post('/api/v1/free/update', change, { token: sales.token });
    expect(companies(await list({ sort: 'status', direction: 'desc' }))[0]).toBe('가람');
    expect(companies(await list({ sort: 'owner', direction: 'desc' }))[0]).toBe('가람');
    const pages = await Promise.all([1, 2, 3].map((page) => list({ page, size: 1, sort: 'status' })));
    expect(new Set(pages.flatMap(companies)).size).toBe(3);
  });

  it('stands on a board by status, with the number of each', async () => {
    const { portal, sales } = await asSales();
    for (let i = 0; i < 22; i += 1) await makeInquiry(portal);
    const answer = await portal.post('/api/v1/free/board', {}, { token: sales.token });
    expect(answer.data.columns.map((column: { status: string }) => column.status)).toEqual([
      '접수',
      '확인',
      '연락완료',
      '진행중',
      '보류',
      '완료',
    ]);
    expect(answer.data.columns[0]).toMatchObject({ totalCount: 22, overdueCount: 0 });
    expect(answer.data.columns[0].list).toHaveLength(20);
    expect(answer.text).not.toContain('홍길동');
    portal.advance(14 * 24 * 3_600_000);
    const late = await makeUser(portal, { roles: ['ROLE_SALES'] });
    const { columns } = (await portal.post('/api/v1/free/board', {}, { token: late.token })).data;
    expect(columns.map(({ overdueCount }: { overdueCount: number }) => overdueCount)).toEqual([22, 0, 0, 0, 0, 0]);
  });

  it('shows everything of one that is opened, and writes down who looked', async () => {
    const { portal, sales } = await asSales();
    const contractId = await makeInquiry(portal, { name: '홍길동', phone: '010-1234-5678' });
    const open = () =>
      portal.post('/api/v1/free/detail', { contractId }, { token: sales.token, remoteAddress: '203.0.113.9' });
    const answer = await open();
    expect(answer.data).toMatchObject({
      name: '홍길동',
      phone: '010-1234-5678',
      message: '견적서 처리 업무를 자동화하고 싶습니다.',
    });
    expect(answer.data.history).toMatchObject([{ action: 'open', actorName: '오세린' }]);
    expect(answer.data.consents).toHaveLength(5);
    await open();
    const log = await portal.context.db.selectFrom('inquiry_log').selectAll().execute();
    expect(log).toMatchObject([
      { action: 'open', inquiry_id: contractId, actor_id: sales.id, ip: '203.0.113.9' },
      { action: 'open' },
    ]);
    expect(await portal.post('/api/v1/free/detail', { contractId: 'x' }, { token: sales.token })).toMatchObject({
      status: 404,
    });
  });
});

it('one that is read anew after an act is the same look: of that user, at that inquiry, for an hour', async () => {
  const { portal, sales } = await asSales();
  const colleague = await makeUser(portal, { roles: ['ROLE_SALES'] });
  const [contractId, other] = [await makeInquiry(portal), await makeInquiry(portal)];
  const look = async (input: object, { token } = sales): Promise<string> =>
    (await portal.post('/api/v1/free/detail', { contractId, ...input }, { token })).data.lookId;
  const looks = async () => (await portal.context.db.selectFrom('inquiry_log').select('id').execute()).length;
  const lookId = await look({});
  await look({ lookId });
  expect(await look({ lookId })).toBe(lookId);
  expect(await looks()).toBe(1);
  for (const again of [
    () => look({ lookId: 'made up' }),
    () => look({ lookId }, colleague),
    () => look({ lookId, contractId: other }),
    () => look({}),
  ])
    expect(await again()).not.toBe(lookId);
  expect(await looks()).toBe(5);
  portal.advance(1_500_000);
  expect(await look({ lookId })).toBe(lookId);
  portal.advance(1_500_000);
  await look({});
  portal.advance(600_001);
  expect(await look({ lookId })).not.toBe(lookId);
  expect(await looks()).toBe(7);
});

describe('saved filters', () => {
  const save = (portal: TestApp, token: string, name: string, query = '?status=접수&page=2') =>
    portal.post('/api/v1/free/filter-save', { name, query }, { token });

  it('belong to whoever saved them; a name used again replaces', async () => {
    const { portal, sales } = await asSales();
    const other = await makeUser(portal, { roles: ['ROLE_SALES'] });
    await save(portal, sales.token, '접수만');
    const { data } = await save(portal, sales.token, '접수만', 'status=확인');
    const namesOf = async (token: string) =>
      (await portal.post('/api/v1/free/list', {}, { token })).data.savedFilters as { name: string; query: string }[];
    expect(await namesOf(sales.token)).toMatchObject([{ name: '접수만', query: 'status=%ED%99%95%EC%9D%B8' }]);
    expect(await namesOf(other.token)).toEqual([]);
    await portal.post('/api/v1/free/filter-delete', { filterId: data.filterId }, { token: other.token });
    expect(await namesOf(sales.token)).toHaveLength(1);
    await portal.post('/api/v1/free/filter-delete', { filterId: data.filterId }, { token: sales.token });
    expect(await namesOf(sales.token)).toEqual([]);
  });

  it('keep no words, which are often the name of somebody', async () => {
    const { portal, sales } = await asSales();
    const { data } = await save(portal, sales.token, '접수만', '?q=한빛철강&keyword=한빛철강&status=접수');
    expect(data.query).toBe('status=%EC%A0%91%EC%88%98');
    // As an instance of a version before saves it.
    await portal.context.db.updateTable('inquiry_filter').set({ query: 'q=한빛철강&status=접수' }).execute();
    const [shown] = (await portal.post('/api/v1/free/list', {}, { token: sales.token })).data.savedFilters;
    expect(shown.query).toBe(data.query);
    const { keyId, encrypt } = encryptFor(portal);
    const password = { keyId, password: encrypt(TEST_PASSWORD) };
    const { text } = await portal.post('/api/v1/user/export-data', password, { token: sales.token });
    expect((JSON.parse(text) as { savedFilters: object[] }).savedFilters).toMatchObject([{ query: data.query }]);
  });

  it('need a name, and are twenty at most', async () => {
    const { portal, sales } = await asSales();
    expect(await save(portal, sales.token, ' ')).toMatchObject({ data: { fields: { name: '이름을 입력해주세요.' } } });
    for (let i = 0; i < 20; i += 1) await save(portal, sales.token, `조건 ${i}`);
    expect(await save(portal, sales.token, '하나 더')).toMatchObject({ status: 409, code: 'CO03' });
  });
});
