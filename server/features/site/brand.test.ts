import sharp from 'sharp';
import { expect, it } from 'vitest';
import { indexManual } from '#server/search/index/index-manual.ts';
import { auditOf } from '#server/testing/audit-entries.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import type { Config } from '#server/config.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 60, alpha: 0.5 } } })
    .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
    .png()
    .toBuffer();

async function openPortal(settings: Partial<Config> = {}) {
  const portal = await buildTestApp(settings);
  const admin = await makeUser(portal, { roles: ['ROLE_ADMIN'], email: 'boss@example.com' });
  const as = { token: admin.token };
  const shown = async () => (await portal.get('/api/v1/site/settings')).data;
  const save = async (changes: { productName?: string; hasName?: boolean; picture?: string | null }) => {
    const { updatedAt } = (await portal.post('/api/v1/admin/brand', undefined, as)).data;
    portal.advance(1_000);
    return portal.post('/api/v1/admin/brand/save', { productName: '', hasName: false, updatedAt, ...changes }, as);
  };
  return { portal, admin, as, shown, save };
}

it('a portal with demo content shows the delivered name and logo, one without neither until it has its own', async () => {
  const { shown } = await openPortal();
  expect(await shown()).toMatchObject({ productName: 'AION-U', logo: 'delivered' });
  const own = await openPortal();
  await own.portal.context.db.deleteFrom('site_setting').execute();
  expect(await own.shown()).toMatchObject({ productName: 'RPA', logo: null });
  const named = await openPortal({ productName: '한국 RPA', isProductNameGiven: true });
  expect(await named.shown()).toMatchObject({ productName: '한국 RPA' });
});

it('the icon of the browser is the logo of the operator, and never the delivered one where the name is not', async () => {
  const { portal, save } = await openPortal();
  const icon = async () => (await portal.get('/favicon')).headers.location;
  expect(await icon()).toBe('/mark.svg');
  await portal.context.db.deleteFrom('site_setting').execute();
  expect(await icon()).toBe('/neutral.svg');
  const uploaded = await save({ picture: (await picture(64, 64)).toString('base64') });
  expect(await icon()).toBe(uploaded.data.logo.url);
});

it('a product name of an administrator is the one everywhere: settings, mails, feeds, texts and the index', async () => {
  const { portal, as, shown, save } = await openPortal();
  expect(await save({ productName: '  한국  RPA ' })).toMatchObject({ status: 200, data: { productName: '한국 RPA' } });
  expect(await shown()).toMatchObject({ productName: '한국 RPA' });
  expect((await portal.get('/llms.txt')).text).toMatch(/^# 한국 RPA\n/);
  const words = { subject: '안내', body: '{product}의 안내입니다.\n[확인]({link})' };
  await portal.post('/api/v1/admin/mail-test', { name: 'confirm-email', ...words }, as);
  const [mail] = await portal.sentMail();
  expect(mail).toMatchObject({ subject: '[시험] [한국 RPA] 안내' });
  expect(mail?.text).toContain('한국 RPA의 안내입니다.');
  expect((await portal.post('/api/v1/site/term', { kind: 'terms-of-use' })).data.bodyHtml).toContain('한국 RPA');
  await indexManual(portal.context);
  const titles = await portal.context.db.selectFrom('search_passage').select('content').execute();
  expect(titles.filter(({ content }) => content.includes('한국 RPA')).length).toBeGreaterThan(0);
  expect(titles.filter(({ content }) => content.includes('AION-U'))).toEqual([]);

  expect(await save({ productName: '' })).toMatchObject({ status: 200 });
  expect(await shown(), 'empty: the setting of the server').toMatchObject({ productName: 'AION-U' });
});

it('a logo is drawn anew, small and without what else its file held, and cached by its content', async () => {
  const { portal, admin, shown, save } = await openPortal();
  const original = await picture(1200, 300);
  expect(original.includes('SECRET-PLACE')).toBe(true);
  expect(await save({ picture: original.toString('base64'), hasName: true })).toMatchObject({ status: 200 });
  const { logo } = await shown();
  expect(logo).toEqual({
    url: expect.stringMatching(/^\/api\/v1\/site\/logo\/[\w-]{22}$/),
    width: 384,
    height: 96,
    hasName: true,
  });
  const answer = await portal.app.inject(logo.url);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(answer.rawPayload.includes('SECRET-PLACE')).toBe(false);
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
    format: 'webp',
    width: 384,
    height: 96,
    hasAlpha: true,
  });

  // Without a new picture the present one stays; another one replaces it.
  await save({ productName: '새 이름', hasName: false });
  expect((await shown()).logo).toEqual({ ...logo, hasName: false });
  await save({ picture: (await picture(100, 100)).toString('base64') });
  expect(await portal.get(logo.url)).toMatchObject({ status: 404 });
  expect((await shown()).logo).toMatchObject({ width: 96, height: 96 });
  await save({ picture: null });
  expect((await shown()).logo).toBe('delivered');
  expect((await auditOf(portal)).map(({ actor_name, target, detail }) => [actor_name, target, detail])).toEqual([
    [admin.loginId, '제품 이름과 로고', '로고'],
    [admin.loginId, '제품 이름과 로고', '제품 이름, 로고'],
    [admin.loginId, '제품 이름과 로고', '제품 이름, 로고'],
    [admin.loginId, '제품 이름과 로고', '로고'],
  ]);
});

const LARGE = Buffer.alloc(1024 * 1024 + 1).toString('base64');
it.each([
  ['a drawing with scripts', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'FI02'],
  ['a web page', '<html></html>', 'FI02'],
  ['the head of a picture only', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0', 'FI08'],
])('refuses %s as a logo', async (_what, content, code) => {
  const { save, shown } = await openPortal();
  expect(await save({ picture: Buffer.from(content, 'latin1').toString('base64') })).toMatchObject({
    code,
  });
  expect((await shown()).logo).toBe('delivered');
});

it('refuses a picture that is too large and a name that is too long, at their fields', async () => {
  const { save } = await openPortal();
  expect(await save({ picture: LARGE, productName: '가'.repeat(31) })).toMatchObject({
    status: 400,
    data: {
      fields: {
        picture: '파일당 최대 1MB까지 첨부할 수 있습니다.',
        productName: '제품 이름은 최대 30자까지 입력할 수 있습니다.',
      },
    },
  });
});

it('tells the second of two administrators that somebody was faster', async () => {
  const { portal, as, save } = await openPortal();
  await save({ productName: '먼저' });
  const late = { productName: '나중', hasName: false, updatedAt: null };
  expect(await portal.post('/api/v1/admin/brand/save', late, as)).toMatchObject({ status: 409, code: 'CM08' });
});
