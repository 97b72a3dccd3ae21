import { expect, it } from 'vitest';
import type { InputOf } from '#shared/contract/calls.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { auditOf } from '#server/testing/audit-entries.ts';
import { submissionOf } from '#server/testing/make/make.inquiry.ts';
import { makeUser } from '#server/testing/make/make.user.ts';

const DAY_MS = 86_400_000;
type Draft = InputOf<'/api/v1/admin/term-save'>;

/** The clock is at 2026-11-21 in Korea. */
const draft: Draft = {
  kind: 'terms-of-use',
  version: '1.2',
  effectiveDate: '2026-12-01',
  isMajor: false,
  summary: '제3조의 표현을 다듬습니다.',
  markdown: '## 제1조\n\n{company}의 {product}를 이용하는 새 조건입니다. <script>alert(1)</script>',
};

async function openPortal() {
  const portal = await buildTestApp();
  const admin = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
  await makeUser(portal);
  const as = { token: admin.token };
  const list = async () => (await portal.post('/api/v1/admin/terms', { kind: 'terms-of-use' }, as)).data.list;
  const revisionOf = async (termId: string): Promise<string> =>
    (await list()).find((one: { termId: string }) => one.termId === termId)?.revision ?? '';
  return {
    portal,
    as,
    save: (changes: Partial<Draft> = {}) => portal.post('/api/v1/admin/term-save', { ...draft, ...changes }, as),
    read: async (version?: string) => (await portal.post('/api/v1/site/term', { kind: 'terms-of-use', version })).data,
    list,
    revisionOf,
    cancel: async (termId: string, revision?: string) =>
      portal.post('/api/v1/admin/term-cancel', { termId, revision: revision ?? (await revisionOf(termId)) }, as),
    notice: async (termId: string, revision?: string) =>
      portal.post('/api/v1/admin/term-notice', { termId, revision: revision ?? (await revisionOf(termId)) }, as),
  };
}

it('spec 9 terms: a normal change is written 10 days ahead, a major one 30', async () => {
  const { save } = await openPortal();
  const dateError = async (changes: Partial<Draft>) => (await save(changes)).data.fields?.effectiveDate;
  expect(await dateError({ effectiveDate: '2026-11-30' })).toBe(
    '약관은 시행 10일 전에 안내해야 합니다. 시행일을 2026-12-01 이후로 지정해주세요.',
  );
  expect(await dateError({ isMajor: true, effectiveDate: '2026-12-20' })).toBe(
    '약관은 시행 30일 전에 안내해야 합니다. 시행일을 2026-12-21 이후로 지정해주세요.',
  );
  expect(await save({ isMajor: true, effectiveDate: '2026-12-21' })).toMatchObject({ status: 200 });
  expect(await dateError({ version: '1.3', effectiveDate: '2026-12-10' })).toBe(
    '먼저 예약된 버전의 시행일(2026-12-21)보다 뒤의 날짜를 지정해주세요.',
  );
});

it('waits for its day, then stands with the names filled in; the old version stays readable', async () => {
  const { portal, save, read } = await openPortal();
  await save();
  expect(await read()).toMatchObject({
    version: '1.1',
    isCurrent: true,
    versions: [
      { version: '1.2', effectiveDate: '2026-12-01', state: 'coming' },
      { version: '1.1', state: 'current' },
    ],
  });
  expect(await read('1.2')).toMatchObject({ version: '1.2', isCurrent: false });
  // 2026-11-30 23:59 in Korea, then a minute later.
  portal.advance(9 * DAY_MS + 12 * 3_600_000 - 60_000);
  expect((await read()).version).toBe('1.1');
  portal.advance(60_000);
  const now = await read();
  expect(now).toMatchObject({ version: '1.2', isCurrent: true });
  expect(now.bodyHtml).toContain('주식회사 아이온오토메이션의 AION-U를');
  expect(now.bodyHtml).not.toContain('script');
  expect(await read('1.1')).toMatchObject({ version: '1.1', isCurrent: false });
  expect(await portal.post('/api/v1/site/term', { kind: 'terms-of-use', version: '9.9' })).toMatchObject({
    status: 404,
  });
});

it('asks again for an agreement whose text changed since it was read', async () => {
  const { portal, save } = await openPortal();
  await save({ kind: 'privacy-contact' });
  const send = () => portal.post('/api/v1/free/write', submissionOf());
  expect(await send()).toMatchObject({ status: 200 });
  portal.advance(10 * DAY_MS);
  expect(await send()).toMatchObject({ status: 400, code: 'CO02' });
  const kept = await portal.context.db.selectFrom('inquiry_consent').select(['kind', 'version']).execute();
  expect(kept.filter(({ kind }) => kind === 'privacy-contact')).toEqual([{ kind: 'privacy-contact', version: '1.0' }]);
});

it('changes and takes back what is coming, never what was in force', async () => {
  const { portal, save, list, cancel, notice } = await openPortal();
  const { termId } = (await save()).data;
  const [{ revision }] = await list();
  const change = { termId, summary: '고쳐 썼습니다.', version: '1.3' };
  expect(await save({ ...change, revision })).toMatchObject({ status: 200 });
  for (const seen of [revision, undefined])
    expect(await save({ ...change, summary: '늦은 저장', revision: seen })).toMatchObject({
      status: 409,
      code: 'CM08',
    });
  expect((await list())[0]).toMatchObject({ version: '1.3', summary: '고쳐 썼습니다.', state: 'coming' });
  const second = (await save({ version: '1.4', effectiveDate: '2026-12-05', markdown: '## 제1조' })).data.termId;
  // The second time, as for a colleague who presses at once.
  for (const _ of [1, 2]) expect(await cancel(second)).toMatchObject({ status: 200 });
  expect((await auditOf(portal)).filter(({ action }) => action === 'term.cancel')).toHaveLength(1);
  expect(await save({ termId: second, effectiveDate: '2026-12-06' })).toMatchObject({ status: 404 });
  expect(await notice(second)).toMatchObject({ status: 404 });
  // The version is effective now.
  await portal.context.db.updateTable('term_version').set({ effective_date: '2026-11-21' }).execute();
  expect(await save({ termId, effectiveDate: '2027-01-10' })).toMatchObject({ status: 409, code: 'ST01' });
  expect(await cancel(termId)).toMatchObject({ status: 409, code: 'ST01' });
  expect(await notice(termId)).toMatchObject({ status: 409, code: 'ST01' });
});

it('tells members of nothing, and calls off nothing, that a colleague has changed since it was seen', async () => {
  const { portal, save, list, revisionOf, cancel, notice } = await openPortal();
  const { termId } = (await save()).data;
  const seen = await revisionOf(termId);
  await save({ termId, revision: seen, summary: '동료가 고친 요약' });
  for (const act of [notice, cancel]) expect(await act(termId, seen)).toMatchObject({ status: 409, code: 'CM08' });
  expect(await portal.sentMail()).toEqual([]);
  const beforeNotice = await revisionOf(termId);
  expect(await notice(termId)).toMatchObject({ status: 200 });
  expect(await cancel(termId, beforeNotice), 'everybody was just told of it').toMatchObject({ code: 'CM08' });
  expect((await list())[0]).toMatchObject({ version: '1.2', noticedCount: 2 });
  expect(await cancel(termId)).toMatchObject({ status: 200 });
});

it('tells every member of a coming version once, each in a mail of their own', async () => {
  const { portal, as, save, notice } = await openPortal();
  await makeUser(portal, { email: 'hong@example.com' });
  const gone = await makeUser(portal, { email: 'gone@example.com' });
  await portal.context.db.updateTable('user').set({ status: 'inactive' }).where('id', '=', gone.id).execute();
  const { termId } = (await save()).data;
  expect((await portal.post('/api/v1/admin/term-notice-count', undefined, as)).data).toEqual({ count: 3 });
  expect((await notice(termId)).data).toEqual({ count: 3, isFiled: true });
  const mails = (await portal.sentMail()).filter(({ subject }) => subject.includes('이용약관 변경 안내'));
  expect(mails.map(({ to }) => to)).toContain('hong@example.com');
  expect(mails).toHaveLength(3);
  expect(mails[0]?.text).toContain('시행일: 2026.12.01');
  expect(mails[0]?.text).toContain('/terms/terms-of-use?version=1.2');
  expect(await notice(termId)).toMatchObject({ status: 409, code: 'ST02' });
  expect(await save({ termId, summary: '몰래 고침' })).toMatchObject({ status: 409, code: 'ST02' });
  expect((await auditOf(portal)).map(({ action, target }) => `${action} ${target}`)).toEqual([
    'term.write 이용약관 1.2',
    'term.notice 이용약관 1.2',
  ]);
});

it('refuses a version in which nothing changed, and tells nobody of one that there is', async () => {
  const { portal, save, list, notice } = await openPortal();
  await save();
  const same = { version: '1.3', effectiveDate: '2026-12-05', markdown: `${draft.markdown.replace('\n', ' \r\n')}\n` };
  expect((await save(same)).data.fields).toEqual({
    markdown: '버전 1.2의 본문에서 바뀐 내용이 없습니다. 본문을 고친 뒤 예약해주세요.',
  });
  const { termId } = (await save({ ...same, markdown: '## 제1조' })).data;
  const { db } = portal.context;
  await db.updateTable('term_version').set({ body_markdown: draft.markdown }).where('id', '=', termId).execute();
  const told = await notice(termId);
  expect([told.status, told.message]).toEqual([400, expect.stringContaining('버전 1.2와 같아')]);
  expect((await list())[0]).toMatchObject({ version: '1.3', noticedAt: null });
  expect(await portal.sentMail()).toEqual([]);
});

it.each([
  ['version', { version: '1.1' }, '1.1보다 높은 버전을 입력해주세요.'],
  ['version', { version: 'v2' }, '버전을 1.2와 같은 형식으로 입력해주세요.'],
  ['effectiveDate', { effectiveDate: '2026-13-01' }, '시행일을 YYYY-MM-DD 형식으로, 2026-12-01부터 입력해주세요.'],
  ['effectiveDate', { effectiveDate: '2027-02-30' }, '시행일을 YYYY-MM-DD 형식으로, 2026-12-01부터 입력해주세요.'],
  ['summary', { summary: ' ' }, '변경 요약을 입력해주세요.'],
  ['markdown', { markdown: '' }, '본문을 입력해주세요.'],
  ['markdown', { markdown: '줄\n'.repeat(2_001) }, '본문은 최대 2,000줄까지 작성할 수 있습니다.'],
] as const)('refuses a %s that does not fit', async (field, changes, message) => {
  const { save } = await openPortal();
  expect((await save(changes)).data.fields).toEqual({ [field]: message });
});

it('shows what is written before it is kept, and what changed between two versions to everybody', async () => {
  const { portal, as, save } = await openPortal();
  const preview = await portal.post(
    '/api/v1/admin/term-preview',
    { kind: 'age', from: '1.0', markdown: '## 부칙\n\n**새 본문**' },
    as,
  );
  expect(preview.data.bodyHtml).toContain('<strong>새 본문</strong>');
  expect(preview.data.lines.slice(-2)).toEqual([
    { change: 'added', text: '부칙' },
    { change: 'added', text: '새 본문' },
  ]);
  // marked needs time quadratic in the length of a word: 1.7 s for this one.
  const long = await portal.post(
    '/api/v1/admin/term-preview',
    { kind: 'age', from: '1.0', markdown: 'a.b-c_'.repeat(16_000) },
    as,
  );
  expect([long.status, long.data.fields]).toEqual([
    400,
    { markdown: '띄어쓰기 없이 이어지는 글은 최대 1,000자까지 작성할 수 있습니다.' },
  ]);
  await save();
  const diff = await portal.post('/api/v1/site/term-diff', { kind: 'terms-of-use', from: '1.1', to: '1.2' });
  expect(diff.data.lines.some(({ change }: { change: string }) => change === 'removed')).toBe(true);
  expect(await portal.post('/api/v1/site/term-diff', { kind: 'age', from: '1.0', to: '7' })).toMatchObject({
    status: 404,
  });
});

it.each([
  ['quotations', '> '.repeat(49_000), '인용과 목록은 20단계까지만 겹칠 수 있습니다.'],
  ['lists', '> - '.repeat(30), '인용과 목록은 20단계까지만 겹칠 수 있습니다.'],
  ['emphasis', '_a *'.repeat(4_000), '한 문단에는 글자 모양과 링크를 200개까지만 쓸 수 있습니다.'],
  ['HTML', `법인 ${'<!a '.repeat(4_000)}`, '한 문단에는 글자 모양과 링크를 200개까지만 쓸 수 있습니다.'],
  ['strikes', '~~a~ '.repeat(4_000), '한 문단에는 글자 모양과 링크를 200개까지만 쓸 수 있습니다.'],
  ['links', '[가](https://a.b) '.repeat(300), '한 문단에는 글자 모양과 링크를 200개까지만 쓸 수 있습니다.'],
  ['columns', `${'| a '.repeat(51)}|\n${'|-'.repeat(51)}|\n`, '표는 50열까지만 만들 수 있습니다.'],
  ['marks', '<a '.repeat(16_000), '서식이 너무 복잡합니다. 표와 글자 모양을 줄이거나 글을 나누어 등록해주세요.'],
])(
  'refuses what would take too long to show, and shows it as it is written where it was saved: %s',
  async (_, markdown, message) => {
    const { portal, as, save, read } = await openPortal();
    expect(await save({ markdown })).toMatchObject({ status: 400, data: { fields: { markdown: message } } });
    const given = { kind: 'terms-of-use', from: '1.1', markdown };
    for (const call of ['preview', 'convert'] as const)
      expect(await portal.post(`/api/v1/admin/term-${call}`, given, as)).toMatchObject({ status: 400, message });
    await save();
    await portal.context.db
      .updateTable('term_version')
      .set({ body_markdown: `${markdown}&` })
      .execute();
    expect((await read('1.2')).bodyHtml).toBe(
      `<p>${markdown.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>')}&amp;</p>`,
    );
  },
);

it('names the field when two colleagues write the same version at once, and keeps one', async () => {
  const { save, list } = await openPortal();
  const answers = await Promise.all([save(), save({ effectiveDate: '2026-12-05' })]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  expect(answers.find(({ status }) => status === 400)).toMatchObject({
    code: 'CM01',
    data: { fields: { version: '1.2보다 높은 버전을 입력해주세요.' } },
  });
  expect((await list()).filter((one: { version: string }) => one.version === '1.2')).toHaveLength(1);
});
