import { describe, expect, it } from 'vitest';
import type { Company } from '#shared/site/company.ts';
import type { Role } from '#shared/permissions.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { auditOf } from '#server/testing/audit-entries.ts';
import { NEW_COMPANY as company } from './new-company.fixture.ts';
import { makeUser } from '#server/testing/make/make.user.ts';

const SAVE = '/api/v1/admin/company/save';

async function openPortal() {
  const portal = await buildTestApp();
  const admin = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
  const { data } = await portal.post('/api/v1/admin/company', undefined, { token: admin.token });
  const save = (changes: Partial<Company> = {}, updatedAt: string | null = data.updatedAt) =>
    portal.post(SAVE, { company: { ...company, ...changes }, updatedAt }, { token: admin.token });
  return { portal, admin, save };
}

it('names the company of the demo until an administrator writes another, then that one on the next request', async () => {
  const { portal, save } = await openPortal();
  const before = (await portal.get('/api/v1/site/settings')).data.company;
  expect(before).toMatchObject({
    name: '주식회사 아이온오토메이션',
    businessLines: [
      '대표이사 한서준',
      '사업자등록번호 120-00-12343',
      '서울특별시 강남구 가온로 12, 7층',
      '전화 02-1234-5678',
      'support@aionu.example',
    ],
  });
  expect(before.familySites).toHaveLength(2);

  expect(await save()).toMatchObject({ status: 200 });
  expect((await portal.get('/api/v1/site/settings')).data.company).toMatchObject({
    name: '주식회사 새이름',
    copyright: '© 주식회사 새이름. All rights reserved.',
    businessLines: [
      '대표이사 정다은',
      '사업자등록번호 123-45-67891',
      '부산광역시 해운대구 센텀로 1',
      '전화 1588-0000',
      'help@new.example',
    ],
    familySites: [{ name: '교육 센터', url: 'https://edu.new.example/start?from=portal' }],
  });
  expect((await portal.get('/llms.txt')).text).toContain('주식회사 새이름');
  expect((await portal.post('/api/v1/site/term', { kind: 'terms-of-use' })).data.bodyHtml).toContain('주식회사 새이름');
});

it('writes down who changed what, and nothing when it was refused', async () => {
  const { portal, admin, save } = await openPortal();
  await save({ name: ' ' });
  await save({ familySites: [] });
  expect(await auditOf(portal)).toEqual([
    {
      actor_name: admin.loginId,
      action: 'settings.change',
      target: '회사 정보',
      detail: '회사명, 대표자, 사업자등록번호, 주소, 대표전화, 이메일, 패밀리 사이트',
    },
  ]);
});

it('tells the second of two administrators that somebody was faster', async () => {
  const { portal, save } = await openPortal();
  portal.advance(1_000);
  const first = await save();
  expect(await save({ name: '주식회사 늦음' })).toMatchObject({ status: 409, code: 'CM08' });
  expect(await save({ name: '주식회사 나중' }, first.data.updatedAt)).toMatchObject({ status: 200 });
});

const URL_MESSAGE = 'http:// 또는 https://로 시작하는 주소를 입력해주세요.';
const site = (name: string, url: string): Partial<Company> => ({ familySites: [{ name, url }] });
const WRONG: [string, Partial<Company>, string][] = [
  ['name', { name: ' ' }, '회사명을 입력해주세요.'],
  ['name', { name: '가'.repeat(101) }, '회사명은 최대 100자까지 입력할 수 있습니다.'],
  [
    'businessNumber',
    { businessNumber: '123-45-67890' },
    '사업자등록번호를 다시 확인해주세요. 숫자 10자리(000-00-00000)이며 마지막 자리가 맞아야 합니다.',
  ],
  ['phone', { phone: 'javascript' }, '전화번호는 숫자와 하이픈(-)으로 입력해주세요.'],
  ['email', { email: 'a@b' }, '유효한 이메일 형식을 입력해주세요.'],
  ['siteUrl0', site('곳', 'javascript:alert(1)'), URL_MESSAGE],
  ['siteUrl0', site('곳', 'data:text/html,x'), URL_MESSAGE],
  ['siteUrl0', site('곳', '//evil.example'), URL_MESSAGE],
  ['siteUrl0', site('곳', 'https://a b'), URL_MESSAGE],
  ['siteUrl0', site('곳', 'https://u:p@evil.example'), URL_MESSAGE],
  ['siteUrl0', site('곳', ''), '이름을 입력한 사이트의 주소를 입력해주세요.'],
  ['siteName0', site('', 'https://a.example'), '주소를 입력한 사이트의 이름을 입력해주세요.'],
];

it.each(WRONG)('refuses a %s that does not fit: %j', async (field, changes, message) => {
  const { portal, save } = await openPortal();
  const answer = await save(changes);
  expect(answer).toMatchObject({ status: 400, code: 'CM01' });
  expect(answer.data.fields).toEqual({ [field]: message });
  expect((await portal.get('/api/v1/site/settings')).data.company.name).toBe('주식회사 아이온오토메이션');
});

describe('is closed to', () => {
  it.each([undefined, 'ROLE_USER', 'ROLE_CUSTOMER', 'ROLE_SALES', 'ROLE_MANAGER'] satisfies (Role | undefined)[])(
    '%s',
    async (role) => {
      const portal = await buildTestApp();
      const token = role && (await makeUser(portal, { roles: [role] })).token;
      const refused = { status: 403, code: role ? 'CM03' : 'CM02' };
      expect(await portal.post('/api/v1/admin/company', undefined, { token })).toMatchObject(refused);
      expect(await portal.post(SAVE, { company, updatedAt: null }, { token })).toMatchObject(refused);
    },
  );
});
