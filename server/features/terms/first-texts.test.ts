import { expect, it } from 'vitest';
import type { TermKind } from '#shared/site/terms.ts';
import { TERM_KINDS } from '#shared/site/terms.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { submissionOf } from '#server/testing/make/make.inquiry.ts';
import { makeUser } from '#server/testing/make/make.user.ts';

/** A portal on its first day: an administrator, and neither company nor texts. */
async function openNewPortal() {
  const portal = await buildTestApp();
  await portal.context.db.deleteFrom('site_setting').execute();
  const { token } = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
  const company = {
    name: '주식회사 새이름',
    representative: '',
    businessNumber: '',
    address: '',
    phone: '',
    email: 'help@new.example',
    copyright: '',
    familySites: [],
  };
  return {
    portal,
    token,
    saveCompany: () => portal.post('/api/v1/admin/company/save', { company, updatedAt: null }, { token }),
    listOf: async (kind: TermKind) => (await portal.post('/api/v1/admin/terms', { kind }, { token })).data,
    publish: async (kind: TermKind, changes: object = {}) => {
      const { draft } = (await portal.post('/api/v1/admin/terms', { kind }, { token })).data;
      const text = { kind, version: '1.0', effectiveDate: '2026-11-21', isMajor: false, summary: '첫 버전' };
      return portal.post('/api/v1/admin/term-save', { ...text, markdown: draft, ...changes }, { token });
    },
    read: async (kind: TermKind) => (await portal.post('/api/v1/site/term', { kind })).data,
  };
}

it('a new portal says of no text that it is in force, and takes no consent, until company and texts are there', async () => {
  const { portal, saveCompany, publish, read, listOf } = await openNewPortal();
  for (const kind of TERM_KINDS)
    expect(await read(kind), kind).toMatchObject({ isPrepared: false, version: '', bodyHtml: '', versions: [] });
  expect(await portal.post('/api/v1/free/write', submissionOf())).toMatchObject({ status: 409, code: 'ST05' });
  expect(await listOf('age')).toMatchObject({ list: [], missing: TERM_KINDS });

  for (const kind of TERM_KINDS) expect(await publish(kind), kind).toMatchObject({ status: 200 });
  expect((await listOf('age')).missing).toEqual([]);
  expect(await read('privacy-policy'), 'a text without the company that it speaks of').toMatchObject({
    isPrepared: false,
  });
  await saveCompany();
  const policy = await read('privacy-policy');
  expect(policy).toMatchObject({ isPrepared: true, version: '1.0', effectiveDate: '2026-11-21' });
  expect(policy.bodyHtml).toContain('주식회사 새이름');
  expect(policy.bodyHtml).toContain('help@new.example');
  expect(policy.bodyHtml).not.toMatch(/\{\w+\}/);
  expect(await portal.post('/api/v1/free/write', submissionOf())).toMatchObject({ status: 200 });
});

it('a text begins at once and can be corrected while nobody can have agreed to it, and is announced from then on', async () => {
  const { portal, token, saveCompany, publish, listOf, read } = await openNewPortal();
  await saveCompany();
  const { termId } = (await publish('terms-of-use')).data;
  const [{ revision }] = (await listOf('terms-of-use')).list;
  expect(await publish('terms-of-use', { termId, revision, summary: '오타를 고침' })).toMatchObject({ status: 200 });
  expect(await listOf('terms-of-use')).toMatchObject({ hasReaders: false, list: [{ isOpen: true, state: 'current' }] });
  const next = { version: '1.1', effectiveDate: '2026-11-22', markdown: '## 고친 약관' };
  expect(await publish('terms-of-use', next)).toMatchObject({ status: 200 });

  await makeUser(portal);
  expect((await listOf('terms-of-use')).list).toMatchObject([
    { version: '1.1', isOpen: true },
    { version: '1.0', isOpen: false },
  ]);
  expect(await publish('terms-of-use', { termId })).toMatchObject({ status: 409, code: 'ST01' });
  expect(await portal.post('/api/v1/admin/term-cancel', { termId, revision }, { token })).toMatchObject({
    code: 'ST01',
  });
  const later = await publish('terms-of-use', { version: '1.2', effectiveDate: '2026-11-25' });
  expect(later.data.fields.effectiveDate).toMatch(/10일 전에 안내/);
  expect(await publish('age'), 'the first version of another text').toMatchObject({ status: 200 });
  expect(await read('age')).toMatchObject({ isPrepared: true });
});
