import { describe, expect, it } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { submissionOf } from '#server/testing/make/make.inquiry.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { upload } from '#server/testing/upload.ts';

const WRITE = '/api/v1/free/write';
const DAY_MS = 86_400_000;

async function refuses(type: 'CONTACT' | 'FREE', cases: [field: string, value: unknown, message: string][]) {
  const portal = await buildTestApp();
  for (const [index, [field, value, message]] of cases.entries()) {
    const remoteAddress = `198.51.100.${index}`;
    const answer = await portal.post(WRITE, submissionOf({ type, [field]: value }), { remoteAddress });
    expect(answer, `${field} ${JSON.stringify(value)}`).toMatchObject({
      status: 400,
      code: 'CM01',
      data: { fields: { [field]: message } },
    });
  }
  expect(await portal.context.db.selectFrom('inquiry').select('id').execute()).toEqual([]);
}

describe('product inquiry and free trial', () => {
  it('keeps an inquiry with its number and consents, and tells the visitor and sales by mail', async () => {
    const portal = await buildTestApp();
    const sales = await makeUser(portal, { roles: ['ROLE_SALES'] });
    await makeUser(portal, { roles: ['ROLE_MANAGER'] });
    const input = submissionOf({ email: 'Hong@Example.com' });
    input.consents.advertising = { version: '1.0', agreed: true };
    input.consents.adChannels.email = true;
    const answer = await portal.post(WRITE, input, { remoteAddress: '203.0.113.7' });
    expect(answer).toMatchObject({
      status: 200,
      data: { contractNumber: 'C-20261121-0001', email: 'Hong@Example.com' },
    });

    const { db } = portal.context;
    expect(await db.selectFrom('inquiry').selectAll().execute()).toMatchObject([
      {
        type: 'CONTACT',
        status: '접수',
        complete_yn: 'N',
        company: '한빛철강',
        email_key: 'hong@example.com',
        user_id: null,
      },
    ]);
    const consents = await db.selectFrom('inquiry_consent').selectAll().execute();
    expect(Object.fromEntries(consents.map((row) => [row.kind, row.agreed]))).toEqual({
      'privacy-contact': 1,
      marketing: 0,
      'advertising-email': 1,
      'advertising-sms': 0,
      'advertising-phone': 0,
    });
    expect(consents[0]).toMatchObject({ version: '1.0', ip: '203.0.113.7', agreed_at: '2026-11-21T03:00:00.000Z' });

    const mails = await portal.sentMail();
    expect(mails.map((mail) => mail.to).toSorted()).toEqual(['Hong@Example.com', sales.email].toSorted());
    const [confirmation] = mails.filter((mail) => mail.to === 'Hong@Example.com');
    expect(confirmation?.text).toContain('C-20261121-0001');
    expect(confirmation?.text).not.toContain('한빛철강');
    expect(mails.find((mail) => mail.to === sales.email)?.text).toContain('/contact/list?open=');
  });

  it('fills the fields of a member, and remembers what they told last', async () => {
    const portal = await buildTestApp();
    expect((await portal.post('/api/v1/free/regData', undefined)).data).toEqual({ member: null });
    const hong = await makeUser(portal, { userName: '홍길동', email: 'hong@example.com' });
    const regData = async () => (await portal.post('/api/v1/free/regData', undefined, { token: hong.token })).data;
    expect(await regData()).toMatchObject({
      member: { name: '홍길동', email: 'hong@example.com', company: '한빛철강', phone: '' },
    });
    await portal.post(WRITE, submissionOf({ company: '다온물류', phone: '02-555-0100' }), { token: hong.token });
    expect(await regData()).toMatchObject({
      member: { company: '다온물류', phone: '02-555-0100', companySize: '300–999명' },
    });
  });

  it('counts without gaps each day in Korea, however many come at once', async () => {
    const portal = await buildTestApp();
    const ask = (index: number) => portal.post(WRITE, submissionOf(), { remoteAddress: `198.51.100.${index}` });
    const refused = portal.post(WRITE, submissionOf({ fileIds: ['gone'] }));
    const answers = await Promise.all([...Array.from({ length: 12 }, (_, index) => ask(index)), refused]);
    const numbers = answers.filter(({ status }) => status === 200).map(({ data }) => data.contractNumber as string);
    const expected = Array.from({ length: 12 }, (_, index) => `C-20261121-${String(index + 1).padStart(4, '0')}`);
    expect(numbers.toSorted()).toEqual(expected);
    // 12:00 in Korea: the next day starts twelve hours later.
    portal.advance(DAY_MS / 2 - 1);
    expect((await ask(20)).data.contractNumber).toBe('C-20261121-0013');
    portal.advance(1);
    expect((await ask(21)).data.contractNumber).toBe('C-20261122-0001');
  });

  it('sent twice at once is one inquiry, with one number and one mail', async () => {
    const portal = await buildTestApp();
    const hong = await makeUser(portal);
    const { fileId } = (await upload(portal, { url: '/api/v1/free/upload-file' })).data;
    const form = submissionOf({ fileIds: [fileId] });
    const home = { remoteAddress: '203.0.113.7' };
    const [first, second] = await Promise.all([portal.post(WRITE, form, home), portal.post(WRITE, form, home)]);
    expect(first).toMatchObject({ status: 200, data: { contractNumber: 'C-20261121-0001' } });
    expect(second).toMatchObject({ status: 200, data: first.data });
    expect((await portal.sentMail()).filter(({ to }) => to === form.email)).toHaveLength(1);
    expect(await portal.context.db.selectFrom('inquiry_consent').select('id').execute()).toHaveLength(5);

    const plain = { ...form, fileIds: [] };
    const numberOf = async (input: typeof form, from: object) =>
      (await portal.post(WRITE, input, from)).data.contractNumber;
    expect(await numberOf(plain, home), 'without the file').toBe('C-20261121-0002');
    expect(await numberOf(plain, { remoteAddress: '203.0.113.8' }), 'from elsewhere').toBe('C-20261121-0003');
    expect(await numberOf(plain, { ...home, token: hong.token }), 'by a member').toBe('C-20261121-0004');
    expect(await numberOf({ ...plain, message: `${form.message} 하나 더.` }, home)).toBe('C-20261121-0005');
    const agreeing = structuredClone(plain);
    agreeing.consents.marketing = { version: '1.0', agreed: true };
    expect(await numberOf(agreeing, home), 'with another consent').toBe('C-20261121-0006');
    expect(await numberOf(plain, home)).toBe('C-20261121-0002');
    portal.advance(60_000);
    expect(await numberOf(plain, home), 'a minute later').toBe('C-20261121-0007');
  });

  it('asks for the bot pass and for consent', async () => {
    const portal = await buildTestApp({ botCheck: { kind: 'pow' } });
    expect(await portal.post(WRITE, submissionOf())).toMatchObject({ status: 400, code: 'LO03' });
    const input = submissionOf();
    input.consents.privacy = { version: '1.0', agreed: false };
    expect(await portal.post(WRITE, input)).toMatchObject({
      status: 400,
      code: 'US06',
      message: '필수 항목에 동의해주세요.',
    });
    const old = submissionOf();
    old.consents.privacy = { version: '0.9', agreed: true };
    expect(await portal.post(WRITE, old)).toMatchObject({ status: 400, code: 'CO02' });
  });

  it('refuses what does not fit, at the field', async () => {
    await refuses('CONTACT', [
      ['inquiryType', '없는유형', '문의유형을 선택해주세요.'],
      ['name', ' ', '이름을 입력해주세요.'],
      ['name', '가'.repeat(51), '이름은 최대 50자까지 입력할 수 있습니다.'],
      ['company', '', '회사명을 입력해주세요.'],
      ['company', '가'.repeat(101), '회사명은 최대 100자까지 입력할 수 있습니다.'],
      ['department', '가'.repeat(51), '부서는 최대 50자까지 입력할 수 있습니다.'],
      ['position', '가'.repeat(51), '직책은 최대 50자까지 입력할 수 있습니다.'],
      ['email', '', '이메일을 입력해주세요.'],
      ['email', 'hong@localhost', '유효한 이메일 형식을 입력해주세요.'],
      ['phone', '', '연락처를 입력해주세요.'],
      ['phone', '전화주세요', '올바른 연락처를 입력해주세요.'],
      ['phone', '1234', '올바른 연락처를 입력해주세요.'],
      ['industry', '없는 업종', '업종을 선택해주세요.'],
      ['message', '', '문의내용을 입력해주세요.'],
      ['companySize', '100명', '회사규모를 선택해주세요.'],
      ['message', '짧은 글', '문의내용은 10자 이상 입력해주세요.'],
      ['message', '가'.repeat(2001), '문의내용은 최대 2,000자까지 입력할 수 있습니다.'],
    ]);
    await refuses('FREE', [
      ['targetWork', '가', '자동화 대상 업무는 2자 이상 입력해주세요.'],
      ['message', '짧은 글', '문의내용은 10자 이상 입력해주세요.'],
      ['userCount', '0', '1에서 100,000 사이의 숫자를 입력해주세요.'],
      ['robotCount', '-1', '1에서 100,000 사이의 숫자를 입력해주세요.'],
      ['environment', '우주', '사용 환경을 선택해주세요.'],
      ['startDate', '2026-11-20', '오늘 이후의 날짜를 선택해주세요.'],
      ['startDate', '2026-02-30', '올바른 날짜를 입력해주세요. (예: 2026-12-01)'],
      ['startDate', '2028-01-01', '오늘부터 180일 이내의 날짜를 선택해주세요.'],
      ['products', [], '체험 제품을 선택해주세요.'],
      ['products', ['없는 제품'], '체험 제품을 선택해주세요.'],
    ]);
  });

  it('asks for no more than what is needed to call back', async () => {
    const portal = await buildTestApp();
    const later = { position: '', industry: '', companySize: '', department: '' };
    expect(await portal.post(WRITE, submissionOf({ ...later }))).toMatchObject({ status: 200 });
    const trial = submissionOf({ type: 'FREE', ...later, targetWork: '', message: '', products: ['Robot'] });
    expect(await portal.post(WRITE, trial)).toMatchObject({ status: 200 });
  });

  it('does not keep what the form of that type does not ask', async () => {
    const portal = await buildTestApp();
    await portal.post(WRITE, submissionOf({ targetWork: '세금계산서', startDate: '어제', environment: '우주' }));
    expect(await portal.context.db.selectFrom('inquiry').selectAll().execute()).toMatchObject([
      { target_work: '', start_date: '', environment: '' },
    ]);
  });

  it('sends receipts to one address once a day, to a proven one five times an hour, and keeps every inquiry', async () => {
    const portal = await buildTestApp();
    await makeUser(portal, { email: 'member@example.com' });
    const receipts = async (email: string) => {
      for (let i = 1; i <= 7; i += 1)
        await portal.post(WRITE, submissionOf({ email, message: `${i}번째로 여쭙는 내용입니다.` }));
      return (await portal.sentMail()).filter((mail) => mail.to === email).length;
    };
    expect(await receipts('victim@example.com')).toBe(1);
    expect(await receipts('member@example.com')).toBe(5);
    expect(await portal.context.db.selectFrom('inquiry').select('id').execute()).toHaveLength(14);
  });
});
