import { describe, expect, it } from 'vitest';
import type { Role } from '#shared/permissions.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { makeInquiry } from '#server/testing/make/make.inquiry.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { upload } from '#server/testing/upload.ts';
import { mentionedIn } from './mention-colleagues.ts';

async function asRole(role: Role = 'ROLE_SALES', userName = '오세린') {
  const portal = await buildTestApp();
  const staff = await makeUser(portal, { roles: [role], userName });
  const post = (path: string, input: object = {}) => portal.post(path as never, input, { token: staff.token });
  return { portal, staff, post };
}

const OFFICE = { dueHours: 4, startHour: 10, endHour: 16, daysOff: ['2026-11-24'] };

describe('due times of inquiries', () => {
  it('stand with those nobody has contacted, overdue ones first, across pages', async () => {
    const { portal, post } = await asRole();
    const old = await makeInquiry(portal, { company: '먼저물산' });
    // Older than any due time; the clock stays, because a login ends after a time without use.
    const longAgo = '2026-01-05T03:00:00.000Z';
    await portal.context.db.updateTable('inquiry').set({ created_at: longAgo }).where('id', '=', old).execute();
    const contacted = await makeInquiry(portal, { company: '연락물산', email: 'b@example.com' });
    await post('/api/v1/free/update', { contractId: contacted, status: '연락완료' });
    const fresh = await makeInquiry(portal, { company: '나중물산', email: 'c@example.com' });
    const pages = await Promise.all(
      [1, 2].map((page) => post('/api/v1/free/list', { sort: 'due', direction: 'asc', size: 2, page })),
    );
    const rows = pages.flatMap(({ data }) => data.list);
    expect(rows.map(({ contractId }) => contractId)).toEqual([old, fresh, contacted]);
    expect(rows.map(({ isOverdue, dueAt }) => [isOverdue, dueAt !== null])).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ]);
    const latestFirst = await post('/api/v1/free/list', { sort: 'due', direction: 'desc' });
    expect(latestFirst.data.list.map((row: { contractId: string }) => row.contractId)).toEqual([fresh, old, contacted]);
  });

  it('follow the setting, which administrators alone change, on the record', async () => {
    const { portal, post } = await asRole('ROLE_ADMIN');
    const contractId = await makeInquiry(portal);
    const dueAt = async () => (await post('/api/v1/free/detail', { contractId })).data.dueAt;
    const before = await dueAt();
    const change = (setting: object, updatedAt: string | null) =>
      post('/api/v1/free/due-setting', { setting: { ...setting, updatedAt } });
    const { updatedAt } = (await change(OFFICE, null)).data;
    expect(updatedAt).toEqual(expect.any(String));
    expect(await change({ ...OFFICE, dueHours: 1 }, null)).toMatchObject({ status: 409, code: 'CM08' });
    const stored = { ...OFFICE, updatedAt };
    expect(await dueAt()).not.toBe(before);
    const log = await post('/api/v1/admin/audit', { action: 'contract.dueSetting' });
    expect(log.data.list[0].detail).toBe('10시~16시, 4시간 이내');

    const backwards = await change({ ...OFFICE, endHour: 9 }, updatedAt);
    expect(backwards).toMatchObject({
      status: 400,
      data: { fields: { endHour: '근무 종료는 근무 시작보다 늦어야 합니다.' } },
    });
    const sales = await makeUser(portal, { roles: ['ROLE_SALES'] });
    const call = (input: object) => portal.post('/api/v1/free/due-setting', input, { token: sales.token });
    expect(await call({})).toMatchObject({ status: 200, data: stored });
    expect(await call({ setting: { ...stored, dueHours: 1 } })).toMatchObject({ status: 403, code: 'CM03' });
    expect((await call({})).data).toEqual(stored);
  });
});

it('counts what is not completed, whatever the tabs count', async () => {
  const { portal, post } = await asRole();
  const first = await makeInquiry(portal);
  await makeInquiry(portal);
  await post('/api/v1/free/update', { contractId: first, status: '완료' });
  const { data } = await post('/api/v1/free/list', { completeYn: 'N' });
  expect([data.totalCount, data.list.length]).toEqual([1, 1]);
  expect(data.counts.find((row: { status: string }) => row.status === '완료').count).toBe(1);
});

describe('answer templates', () => {
  it('are shared, replaced by name and deleted', async () => {
    const { portal, post } = await asRole();
    const save = (name: string, body: string, updatedAt: string | null = null) =>
      post('/api/v1/free/template-save', { name, body, updatedAt });
    const first = (await save('견적 안내', '{이름} 님, 안녕하세요.')).data.updatedAt;
    portal.advance(1000);
    await save('견적 안내', '{이름} 님, 견적을 보내드립니다.', first);
    for (const seen of [first, null])
      expect(await save('견적 안내', '늦은 저장', seen)).toMatchObject({ status: 409, code: 'CM08' });
    await save('가나다', '감사합니다.');
    const colleague = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
    const { data } = await portal.post('/api/v1/free/templates', undefined, { token: colleague.token });
    expect(data.list.map(({ name, body }: { name: string; body: string }) => [name, body])).toEqual([
      ['가나다', '감사합니다.'],
      ['견적 안내', '{이름} 님, 견적을 보내드립니다.'],
    ]);
    await post('/api/v1/free/template-delete', { templateId: data.list[0].templateId });
    expect((await post('/api/v1/free/templates')).data.list).toHaveLength(1);
    expect(await save(' ', '')).toMatchObject({
      status: 400,
      data: { fields: { name: '템플릿 이름을 입력해주세요.', body: '답변 내용을 입력해주세요.' } },
    });
    const unknown = (await save('새 안내', '{모름} 님')).data.fields.body;
    expect(unknown).toContain('템플릿에 {모름}은 쓸 수 없습니다.');
  });

  it('are renamed and changed without a copy, as they were seen, to no name of another and no other kind', async () => {
    const { portal, post } = await asRole('ROLE_MANAGER');
    const save = (input: object) =>
      post('/api/v1/free/template-save', { body: '감사합니다.', updatedAt: null, ...input });
    const names = async () =>
      (await post('/api/v1/free/templates')).data.list.map(({ name, body }: { name: string; body: string }) => [
        name,
        body,
      ]);
    const { data: first } = await save({ name: '견적 안내' });
    await save({ name: '방문 안내' });
    const change = (input: object) => save({ ...first, ...input });
    expect(await change({ name: '방문 안내' })).toMatchObject({
      status: 400,
      data: { fields: { name: '같은 이름의 템플릿이 있습니다. 다른 이름을 입력해주세요.' } },
    });
    portal.advance(1000);
    const { data: renamed } = await change({ name: '견적 회신', body: '견적을 보내드립니다.' });
    expect(await names()).toEqual([
      ['견적 회신', '견적을 보내드립니다.'],
      ['방문 안내', '감사합니다.'],
    ]);
    expect(await change({ name: '늦은 이름' }), 'seen before it was renamed').toMatchObject({ code: 'CM08' });
    expect(await save({ ...renamed, name: '없던 일', updatedAt: first.updatedAt })).toMatchObject({ code: 'CM08' });
    expect((await save({ name: '견적 안내' })).status, 'a name that is free again').toBe(200);
    expect(await post('/api/v1/questions/template-save', { ...renamed, name: '질문으로' })).toMatchObject({
      code: 'CM08',
    });
    expect((await names()).length).toBe(3);
    const sales = await makeUser(portal, { roles: ['ROLE_SALES'] });
    const asSales = { token: sales.token };
    const { data: question } = await post('/api/v1/questions/template-save', {
      name: '재설치 안내',
      body: '<p>다시 설치해주세요.</p>',
      updatedAt: null,
    });
    expect(
      await portal.post('/api/v1/questions/template-save', { ...question, name: '남의 것' }, asSales),
    ).toMatchObject({ status: 403, code: 'CM03' });
    expect((await post('/api/v1/questions/templates')).data.list).toMatchObject([{ name: '재설치 안내' }]);
  });

  it('end at fifty', async () => {
    const { post } = await asRole();
    const save = (name: string, updatedAt: string | null = null) =>
      post('/api/v1/free/template-save', { name, body: '감사합니다.', updatedAt });
    for (let index = 0; index < 50; index += 1) await save(`템플릿 ${index}`);
    expect(await save('하나 더')).toMatchObject({ status: 409, code: 'CO04' });
    const [{ name, updatedAt }] = (await post('/api/v1/free/templates')).data.list;
    expect(await save(name, updatedAt)).toMatchObject({ status: 200 });
  });
});

describe('mentions in notes', () => {
  it('mail the colleagues with access, without the note, and not the author', async () => {
    const { portal, post } = await asRole();
    await makeUser(portal, { roles: ['ROLE_MANAGER'], userName: '백도경', email: 'baek@example.com' });
    await makeUser(portal, { roles: ['ROLE_USER'], userName: '백도경', email: 'member@example.com' });
    const contractId = await makeInquiry(portal);
    await post('/api/v1/free/update', { contractId, memo: '@백도경 @오세린 한도 초과라서 확인 부탁드립니다' });
    const mails = await portal.context.db
      .selectFrom('mail')
      .selectAll()
      .where('template', '=', 'contract-mentioned')
      .execute();
    expect(mails.map((mail) => mail.to_address)).toEqual(['baek@example.com']);
    expect(JSON.stringify(mails)).not.toContain('한도 초과');
  });

  it('mean the longest name that fits', () => {
    const people = ['김수/a', '김수현/b', '백도경/c', '백도경/d'].map((both) => {
      const [name = '', id = ''] = both.split('/');
      return { id, email: `${id}@example.com`, name, login_id: id };
    });
    const named = (memo: string) => mentionedIn(memo, people).map(({ id }) => id);
    expect(named('@김수현 확인')).toEqual(['b']);
    expect(named('@김수 확인, @백도경도')).toEqual(['a', 'c', 'd']);
    expect(named('@백도경 (d) 확인'), 'one of two of the same name').toEqual(['d']);
    expect(named('메일 주소 a@b.com')).toEqual([]);
  });
});

describe('the past of a person', () => {
  it('has other inquiries and the questions that the reader may read', async () => {
    const { portal, post } = await asRole();
    const member = await makeUser(portal, { email: 'hong@example.com' });
    const first = await makeInquiry(portal, { email: 'hong@example.com' });
    const second = await makeInquiry(portal, { email: 'hong@example.com' });
    await portal.context.db.updateTable('inquiry').set({ user_id: member.id }).where('id', '=', second).execute();
    await makeInquiry(portal, { email: 'other@example.com' });
    await makeDocument(portal, { boardType: 'qna', author: member, title: '공개로 물은 질문' });
    await makeDocument(portal, { boardType: 'qna', author: member, title: '비밀로 물은 질문', isPrivate: true });

    const forSales = await post('/api/v1/free/detail', { contractId: second });
    expect(forSales.data.past.inquiries.map((row: { contractId: string }) => row.contractId)).toEqual([first]);
    const titles = (answer: typeof forSales) =>
      answer.data.past.questions.map((row: { title: string }) => row.title).toSorted();
    expect(titles(forSales)).toEqual(['공개로 물은 질문']);
    const { db } = portal.context;
    const { data: file } = await upload(portal, { token: member.token });
    const downloaded = { user_id: member.id, file_id: file.fileId, downloaded_at: '2026-11-20T01:00:00.000Z' };
    await db.insertInto('member_download').values(downloaded).execute();
    const manager = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
    const forManager = await portal.post('/api/v1/free/detail', { contractId: second }, { token: manager.token });
    expect(titles(forManager)).toEqual(['공개로 물은 질문', '비밀로 물은 질문']);
    const admin = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
    const forAdmin = await portal.post('/api/v1/free/detail', { contractId: second }, { token: admin.token });
    expect([forSales, forManager, forAdmin].map(({ data }) => data.past.downloads.length)).toEqual([0, 0, 1]);
  });
});
