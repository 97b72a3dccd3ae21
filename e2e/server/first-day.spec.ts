import type { ChildProcess } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { freePort } from '#server/testing/free-port.ts';
import { BOARD_TYPES } from '#shared/boards.ts';
import { TERM_KINDS } from '#shared/site/terms.ts';
import { paths } from '#shared/paths.ts';
import { confirm } from '../support/account-forms.ts';
import { open } from '../support/open.ts';
import { violationsOf } from '../support/violations.ts';
import { FIRST_START_MS, killPortal, newDataDir, startPortal, untilReady } from '../support/servers/own-portal.ts';

const CONTENT = new URL('../../content/', import.meta.url);
const PORT = await freePort();
const PORTAL = `http://127.0.0.1:${PORT}`;

let portal: ChildProcess;
let dataDir: string;

test.beforeAll(async () => {
  test.setTimeout(2 * FIRST_START_MS);
  dataDir = newDataDir();
  portal = startPortal(PORT, dataDir, {
    SEED: 'none',
    BOT_CHECK: 'none',
    PRODUCT_NAME: '',
    ADMIN_PASSWORD: '',
    ADMIN_EMAIL: '',
  });
  await untilReady(PORT);
});

test.afterAll(async () => {
  await killPortal(portal);
  rmSync(dataDir, { recursive: true, force: true });
});

/** Company, people, customers and product name of the demo content. */
async function demoFacts(): Promise<string[]> {
  const json = (name: string): unknown => JSON.parse(readFileSync(new URL(name, CONTENT), 'utf8'));
  const company = json('company.json') as Record<'name' | 'representative' | 'address', string> & {
    familySites: { name: string }[];
  };
  const members = json('members.json') as { name: string; affiliation: string }[];
  const folder = new URL('references/', CONTENT);
  const references = await Promise.all(
    (await readdir(folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => readFile(new URL(name, folder), 'utf8')),
  );
  const customers = references.map((text) => /^customerName: (.+)$/m.exec(text)?.[1] ?? '');
  const inquirers = (json('inquiries.json') as { company: string }[]).map((inquiry) => inquiry.company);
  return [
    company.name,
    '아이온',
    company.representative,
    company.address,
    'AION',
    'aionu',
    ...company.familySites.map(({ name }) => name),
    ...members.flatMap(({ name, affiliation }) => [name, affiliation]),
    ...customers,
    ...inquirers,
  ].filter((fact) => fact.length > 1);
}

const PAGES = [
  paths.home(),
  paths.company(),
  paths.privacy(),
  paths.terms(),
  ...TERM_KINDS.map(paths.term),
  paths.contact(),
  paths.freeExperience(),
  paths.signup(),
  paths.login(),
  paths.findIdPw(),
  paths.webdriver(),
  ...BOARD_TYPES.map((board) => paths.boardList(board)),
  paths.search(),
  paths.solutionChat(),
  paths.error(),
  paths.manual(),
  '/llms.txt',
  '/.well-known/security.txt',
  '/sitemap.xml',
  '/api/v1/site/settings',
];

test('the chapters of the delivered manual name nobody of the demo either, for whoever begins with them', async () => {
  const facts = await demoFacts();
  const folder = new URL('manual/', CONTENT);
  const chapters = (await readdir(folder)).filter((name) => name.endsWith('.md'));
  expect(chapters.length).toBeGreaterThan(20);
  for (const chapter of chapters) {
    const text = await readFile(new URL(chapter, folder), 'utf8');
    expect
      .soft(
        facts.filter((fact) => text.includes(fact)),
        chapter,
      )
      .toEqual([]);
  }
});

test('a portal without demo content names nobody and nothing of it on any public page', async () => {
  const facts = await demoFacts();
  expect(facts.length).toBeGreaterThan(60);
  expect(await (await fetch(`${PORTAL}/manual/`)).text()).toContain('매뉴얼 준비 중');
  for (const page of PAGES) {
    const answer = await fetch(PORTAL + page);
    expect.soft(answer.status, page).toBeLessThan(500);
    // Names of links and files are no text: `AION` in a hash of a script is nobody's name.
    const text = (await answer.text()).replaceAll(/\/assets\/[\w.-]+/g, '');
    const found = facts.filter((fact) => text.includes(fact));
    expect.soft(found, page).toEqual([]);
  }
});

const NEW_PASSWORD = 'Kx7!mv2#Tq';

test('the first administrator is led to a new password, and from there to where they were going', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ baseURL: PORTAL })).newPage();
  const passwords = readFileSync(`${dataDir}/first-passwords.txt`, 'utf8');
  const [, given = ''] = /첫 관리자: aionadmin \/ (\S+)/.exec(passwords) ?? [];
  await open(page, '/admin/terms?kind=age');
  await confirm(page);
  await page.getByLabel(/^아이디\*?$/).fill('aionadmin');
  await page.getByLabel(/^비밀번호\*?$/).fill(given);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: /^관리 기능을 쓰려면 새 비밀번호가 필요합니다/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/userEdit?next=%2Fadmin%2Fterms%3Fkind%3Dage');
  await expect(page.getByText('관리 기능을 쓰려면 새 비밀번호가 필요합니다.')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  for (const path of ['/admin', '/admin/users', '/contact/list', '/admin/company']) {
    await open(page, path);
    await expect(page).toHaveURL(`/userEdit?next=${encodeURIComponent(path)}`);
  }
  await page.getByLabel(/^비밀번호\*?$/).fill(given);
  await page.getByRole('button', { name: '확인' }).click();
  const typed = page.getByLabel(/^새 비밀번호\*?$/);
  await expect(typed).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('비밀번호를 입력해주세요.')).toBeVisible();
  await page.getByLabel(/^이메일/).fill('boss@hankook.example');
  await typed.fill(NEW_PASSWORD);
  await page.getByLabel(/^새 비밀번호 확인/).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: '저장' }).click();
  // The address must still be confirmed; whoever reloads instead of saying yes is in all the same.
  await expect(page).toHaveURL('/admin/company');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: '확인' })).toBeFocused();
  await page.reload();
  await expect(page).toHaveURL('/admin/company');
  await expect(page.getByRole('heading', { name: '회사 정보', level: 1 })).toBeVisible();

  // Its own logo and name, first on the list of what to do.
  const png = await sharp({ create: { width: 400, height: 80, channels: 4, background: '#0a7' } })
    .png()
    .toBuffer();
  await page.getByLabel('이미지 선택').setInputFiles({ name: '로고.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByRole('img', { name: '로고 미리보기' })).toBeVisible();
  await page.getByLabel('제품 이름').fill('한국 RPA');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByText('저장되었습니다.')).toBeVisible();
  await open(page, '/admin');
  for (const done of ['제품 이름', '로고'])
    await expect(page.getByRole('listitem').filter({ hasText: new RegExp(`^${done}: 마침`) })).toBeVisible();
  const sideMenu = page.getByRole('complementary', { name: '관리' });
  const [logo, name, bell] = await Promise.all(
    [
      sideMenu.getByRole('img'),
      sideMenu.getByText('관리', { exact: true }),
      sideMenu.getByRole('link', { name: /알림|내 활동/ }),
    ].map((one) => one.first().boundingBox()),
  );
  expect((logo?.x ?? 0) + (logo?.width ?? 0), 'a wide logo leaves room for the name').toBeLessThan((name?.x ?? 0) - 4);
  expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThan(bell?.x ?? 0);

  // It is mended on the server; no page leads there.
  const manual = page.getByRole('listitem').filter({ hasText: '매뉴얼: 남음' });
  await expect(manual).toBeVisible();
  await expect(manual.getByRole('link')).toHaveCount(0);

  await open(page, '/company');
  for (const place of ['banner', 'contentinfo'] as const) {
    await expect(page.getByRole(place)).toContainText('한국 RPA');
    const logo = page.getByRole(place).locator('img');
    expect(await logo.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight])).toEqual([400, 80]);
  }
  const bar = page.getByRole('banner').locator('> div').first();
  expect(await bar.evaluate((node) => node.scrollWidth <= node.clientWidth), 'the menu fits beside it').toBe(true);
  await expect(page).toHaveTitle(/한국 RPA$/);
  expect((await fetch(`${PORTAL}/favicon`)).url).toMatch(/\/api\/v1\/site\/logo\//);
  await page.context().close();
});
