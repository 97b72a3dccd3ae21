import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { TermKind } from '#shared/site/terms.ts';
import { TERM_KINDS } from '#shared/site/terms.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { recordRun } from '../health/job-runner.ts';
import { enableFactor } from '#server/features/users/factor/factor.fixture.ts';
import { readDemoCompany } from '#server/site/company.ts';
import { NEW_COMPANY } from '../../site/new-company.fixture.ts';

const OWN = { ...NEW_COMPANY, email: 'help@new.co.kr', familySites: [] };

async function openPortal() {
  const portal = await buildTestApp();
  const admin = await makeUser(portal, { roles: ['ROLE_ADMIN'], email: '' });
  const steps = async (): Promise<{ name: string; isDone: boolean; left: string[] }[]> =>
    (await portal.post('/api/v1/admin/dashboard', undefined, { token: admin.token })).data.firstSteps;
  const done = async () => (await steps()).filter(({ isDone }) => isDone).map(({ name }) => name);
  const left = async (step: string) => (await steps()).find(({ name }) => name === step)?.left;
  const concerns = async () =>
    (await portal.post('/api/v1/admin/health', undefined, { token: admin.token })).data.concerns;
  return { portal, admin, done, left, concerns };
}

it('each first step ticks itself when the portal sees it done', async () => {
  const { portal, admin, done, left } = await openPortal();
  const { context } = portal;
  const { db, config } = context;
  const { login_id: adminId } = await db
    .selectFrom('user')
    .select('login_id')
    .where('id', '=', admin.id)
    .executeTakeFirstOrThrow();
  const as = { token: admin.token };
  expect(await done(), 'of the demo nothing is the operator’s own').toEqual([]);

  const setOwn = (values: { email?: string; email_status: 'unconfirmed' | 'confirmed' }) =>
    db.updateTable('user').set(values).where('id', '=', admin.id).execute();
  await setOwn({ email: 'boss@example.com', email_status: 'unconfirmed' });
  expect(await done(), 'mail may go to somebody else').toEqual([]);
  expect(await left('address')).toEqual([adminId]);
  await setOwn({ email_status: 'confirmed' });
  expect(await done()).toEqual(['address']);
  const saveCompany = async (changes: object) => {
    const { company, updatedAt } = (await portal.post('/api/v1/admin/company', undefined, as)).data;
    await portal.post('/api/v1/admin/company/save', { company: { ...company, ...changes }, updatedAt }, as);
  };
  const demo = await readDemoCompany();
  await saveCompany({ email: 'help@new.co.kr' });
  expect(await done(), 'the name is the example’s').toEqual(['address']);
  expect(await left('company')).toEqual(expect.arrayContaining(['회사명', '패밀리 사이트']));
  await saveCompany({ ...OWN, address: '' });
  expect(await done(), 'the address is missing').toEqual(['address']);
  expect(await left('company')).toEqual(['주소']);
  await saveCompany({ ...OWN, businessNumber: demo.businessNumber });
  expect(await done(), 'the business number is the example’s').toEqual(['address']);
  expect(await left('company')).toEqual(['사업자등록번호']);
  await saveCompany({ ...OWN, representative: demo.representative });
  expect(await done(), 'people may share a name').toEqual(['address', 'company']);
  for (const kind of TERM_KINDS)
    expect(
      await portal.post(
        '/api/v1/admin/term-save',
        { kind, version: '2.0', effectiveDate: '2026-12-01', isMajor: false, summary: '첫 버전', markdown: '본문' },
        as,
      ),
    ).toMatchObject({ status: 200 });
  expect(await done(), 'the texts wait for their day').toEqual(['address', 'company']);
  await db.updateTable('term_version').set({ effective_date: '2026-11-21' }).where('kind', '!=', 'age').execute();
  expect(await done(), 'one waits still').toEqual(['address', 'company']);
  expect(await left('terms')).toEqual(['만 14세 이상 확인']);
  await db.updateTable('term_version').set({ effective_date: '2026-11-21' }).execute();
  expect(await done()).toEqual(['address', 'company', 'terms']);
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const brand = { productName: '', hasName: false, picture: picture.toString('base64'), updatedAt: null };
  expect(await portal.post('/api/v1/admin/brand/save', brand, as)).toMatchObject({ status: 200 });
  config.isProductNameGiven = true;
  const second = await makeUser(portal, { roles: ['ROLE_ADMIN'], email: 'second@example.com' });
  await recordRun(context, 'backup', '2026-11-21T02:59:00.000Z', null);
  expect(await done()).toEqual(['address', 'company', 'terms', 'productName', 'logo', 'secondAdministrator', 'backup']);
  await db.updateTable('job_run').set({ succeeded_at: '2026-11-18T03:00:00.000Z' }).execute();
  const actor = { id: admin.id, loginId: adminId };
  await recordAudit(db, { actor, action: 'backup.download', ip: '' }, '2026-11-21T02:59:00.000Z');
  expect(await done(), 'an old backup is none, nor is the database without the attachments').not.toContain('backup');
  await enableFactor(portal, admin);
  expect(await done(), 'one administrator has none').not.toContain('secondFactor');
  expect(await left('secondFactor')).toHaveLength(1);
  await enableFactor(portal, second);
  expect(await done()).toContain('secondFactor');
});

it('a text that came into force without notice is left, unless nobody had agreed to the one before', async () => {
  const { portal, admin, left, concerns } = await openPortal();
  const { db } = portal.context;
  const own = (kind: TermKind, noticedAt: string | null) => ({
    id: kind,
    kind,
    version: '2.0',
    effective_date: '2026-11-21',
    is_major: 0,
    summary: '',
    body_markdown: '본문',
    created_by: admin.id,
    created_at: '2026-11-10T00:00:00.000Z',
    noticed_at: noticedAt,
  });
  await db
    .insertInto('term_version')
    .values(TERM_KINDS.map((kind) => own(kind, null)))
    .execute();
  expect(await left('terms'), 'nobody had').toEqual([]);
  const member = await makeUser(portal);
  expect(await left('terms'), 'whoever came later saw it').toEqual([]);
  await db.updateTable('user').set({ created_at: '2026-11-20T00:00:00.000Z' }).where('id', '=', member.id).execute();
  await db
    .updateTable('term_version')
    .set({ noticed_at: '2026-11-11T00:00:00.000Z' })
    .where('kind', '!=', 'terms-of-use')
    .execute();
  expect(await left('terms')).toEqual(['안내하지 않고 시행된 이용약관 2.0']);
  const untold = { kind: 'untoldTerm', count: 1, term: 'terms-of-use', detail: '2.0' };
  const terms = async () =>
    (await concerns()).filter(({ kind }: { kind: string }) => ['untoldTerm', 'dueNotice'].includes(kind));
  expect(await terms()).toEqual([untold]);
  const coming = { ...own('terms-of-use', null), id: 'coming', version: '3.0' };
  await db
    .insertInto('term_version')
    .values({ ...coming, effective_date: '2026-12-02' })
    .execute();
  expect(await terms(), 'it can be announced tomorrow still').toEqual([untold]);
  const comes = (values: { effective_date?: string; noticed_at?: string }) =>
    db.updateTable('term_version').set(values).where('id', '=', 'coming').execute();
  await comes({ effective_date: '2026-12-01' });
  const due = { ...untold, kind: 'dueNotice', detail: '3.0' };
  expect(await terms()).toEqual([untold, due]);
  const { list } = (await portal.post('/api/v1/admin/terms', { kind: 'terms-of-use' }, { token: admin.token })).data;
  const missing = list.filter(({ isNoticeMissing }: { isNoticeMissing: boolean }) => isNoticeMissing);
  expect(missing).toMatchObject([{ version: '3.0' }, { version: '2.0' }]);
  await comes({ noticed_at: '2026-11-21T00:00:00.000Z' });
  expect(await terms(), 'a later one is announced').toEqual([]);
  await db.deleteFrom('term_version').where('id', '=', 'coming').execute();
  await db.deleteFrom('site_setting').where('name', '=', 'delivered-terms').execute();
  expect(await left('terms'), 'the first one').toEqual([]);
});

it.each(['ROLE_SALES', 'ROLE_MANAGER'] as const)('%s is told neither the steps nor what is wrong', async (role) => {
  const { portal } = await openPortal();
  const { token } = await makeUser(portal, { roles: [role] });
  const { data } = await portal.post('/api/v1/admin/dashboard', undefined, { token });
  expect(data).toMatchObject({ firstSteps: null, concerns: null });
});
