import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { open, pressIn } from '../support/open.ts';
import { confirmAndLeave, leaveAndStay } from '../support/account-forms.ts';
import { comeAsMember, comeAsStaff } from '../support/board.ts';
import { violationsOf } from '../support/violations.ts';

/** Excludes toasts, which also have the role dialog. */
const dialogOf = (page: Page) => page.getByRole('dialog', { name: /드라이버 zip 등록|제공처 목록에서 가져오기/ });
const rowOf = (page: Page, version: string) => page.getByRole('row').filter({ hasText: version });

let made = 0;
/** Unique in this run and newer than the demo versions. */
const newVersion = () => `900.${process.pid}.${Date.now() % 100_000}.${++made}`;

const zip = (program: string) => ({
  name: 'chromedriver-win64.zip',
  mimeType: 'application/zip',
  buffer: Buffer.from(zipSync({ [`chromedriver-win64/${program}`]: strToU8(`MZ ${made}`) })),
});

const listOf = (version: string) =>
  JSON.stringify({
    versions: [
      {
        version,
        downloads: {
          chromedriver: ['linux64', 'win64', 'mac-arm64'].map((platform) => ({
            platform,
            url: `https://storage.googleapis.com/${version}/${platform}.zip`,
          })),
        },
      },
    ],
  });

test('a member is sent away, a visitor asked to log in', async ({ browser, page }) => {
  const { page: member } = await comeAsMember(browser);
  await open(member, '/admin/drivers');
  await expect(member.getByRole('alertdialog')).toContainText('접근 권한이 없습니다.');
  await open(page, '/admin/drivers');
  await expect(page.getByRole('alertdialog')).toContainText('로그인 이후 이용해주세요.');
});

test(
  'an administrator uploads a zip, visitors find it, and it is deleted again',
  { tag: '@short' },
  async ({ browser }) => {
    const page = await comeAsStaff(browser);
    const version = newVersion();
    await open(page, '/admin/drivers');
    await page.getByRole('button', { name: 'zip 등록' }).click();
    const submit = dialogOf(page).getByRole('button', { name: '등록', exact: true });
    await submit.click();
    await expect(dialogOf(page)).toContainText('zip 파일을 선택해주세요.');
    await expect(dialogOf(page)).toContainText('버전을 142.0.7444.175와 같은 형식으로 입력해주세요.');

    await dialogOf(page).locator('input[type=file]').setInputFiles(zip('chromedriver'));
    await expect(dialogOf(page).getByLabel('운영체제')).toHaveValue('win64');
    await dialogOf(page).getByLabel('버전').fill(version);
    await submit.click();
    await expect(dialogOf(page)).toContainText('zip 파일에 chromedriver.exe 파일이 없습니다.');
    await expect(dialogOf(page).getByLabel('버전')).toHaveValue(version);

    await dialogOf(page).locator('input[type=file]').setInputFiles(zip('chromedriver.exe'));
    await submit.click();
    await expect(page.getByText('등록되었습니다.')).toBeVisible();
    await submit.click();
    await expect(dialogOf(page)).toContainText('zip 파일을 선택해주세요.');
    await page.keyboard.press('Escape');
    await expect(rowOf(page, version)).toContainText('직접 등록');

    const listed = await page.request.get('/api/WebDriver/all/chrome');
    expect(await listed.json()).toContainEqual(expect.objectContaining({ fileVersion: version }));

    await rowOf(page, version).getByRole('button', { name: /삭제$/ }).click();
    await expect(page.getByRole('alertdialog')).toContainText('삭제하시겠습니까?');
    await confirmAndLeave(page, '삭제');
    await expect(rowOf(page, version)).toHaveCount(0);
  },
);

test(
  'a pasted list is looked at first, then imported file by file, and can be stopped',
  { tag: '@short' },
  async ({ browser }) => {
    const page = await comeAsStaff(browser);
    const version = newVersion();
    await open(page, '/admin/drivers');
    await page.getByRole('button', { name: '목록에서 가져오기' }).click();
    await dialogOf(page).getByLabel('붙여넣기').check();
    const preview = dialogOf(page).getByRole('button', { name: '미리보기' });
    await dialogOf(page).getByLabel('목록 내용').fill('드라이버 목록이 아닌 글');
    await expect(dialogOf(page).getByRole('button', { name: '취소' }), 'it would discard that').toBeVisible();
    await preview.click();
    await expect(dialogOf(page)).toContainText('드라이버 목록이 아닙니다.');
    await dialogOf(page).getByLabel('목록 내용').fill(listOf(version));
    await preview.click();
    await expect(dialogOf(page)).toContainText('버전 1개를 찾았습니다.');
    await expect(dialogOf(page).getByRole('button', { name: '선택한 파일 가져오기' })).toBeDisabled();

    // The vendors are not reachable from tests; driver-import.test.ts covers the server.
    let answer = () => {};
    const asked: string[] = [];
    await page.route('**/api/v1/driver/import', async (route) => {
      const { platform } = route.request().postDataJSON() as { platform: string };
      asked.push(platform);
      if (platform === 'linux64') return route.fulfill({ json: { responseCode: '0000', message: '', data: {} } });
      await new Promise<void>((resolve) => (answer = resolve));
      await route.abort();
    });
    await dialogOf(page).getByLabel('Windows 64비트').check();
    await dialogOf(page)
      .getByRole('button', { name: `${version} 모두 선택` })
      .click();
    await expect(dialogOf(page).getByRole('button', { name: `${version} 선택 해제` })).toBeVisible();
    await dialogOf(page).getByRole('button', { name: '선택한 3개 가져오기' }).click();
    await expect(dialogOf(page)).toContainText('3개 중 1개를 마쳤습니다.');
    await expect(dialogOf(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33');
    await dialogOf(page).getByRole('button', { name: '중지' }).click();
    await expect(dialogOf(page)).toContainText('중지했습니다. 3개 중 1개를 가져왔습니다.');
    answer();
    expect(asked).toEqual(['linux64', 'win64']);
  },
);

test('says at the field that an address is not allowed', async ({ browser }) => {
  const page = await comeAsStaff(browser);
  await open(page, '/admin/drivers');
  await page.getByRole('button', { name: '목록에서 가져오기' }).click();
  await dialogOf(page).getByLabel('목록 주소').fill('https://evil.example/list.json');
  await dialogOf(page).getByRole('button', { name: '미리보기' }).click();
  await expect(dialogOf(page).getByRole('alert')).toHaveText('설정에서 허용한 주소가 아닙니다.');
  await expect(dialogOf(page).getByLabel('목록 주소')).toHaveValue('https://evil.example/list.json');
});

test('asks before what was entered in a dialog is lost, by closing it and by going back', async ({ browser }) => {
  const page = await comeAsStaff(browser);
  await open(page, '/admin');
  await page.getByRole('link', { name: '웹 드라이버', exact: true }).click();
  const openDialog = () => page.getByRole('button', { name: 'zip 등록' }).click();
  await openDialog();
  await pressIn(dialogOf(page), 'Escape');
  await expect(dialogOf(page), 'nothing was entered').toHaveCount(0);
  await openDialog();
  const version = dialogOf(page).getByLabel('버전');
  await version.fill('142.0.1.2');
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dialogOf(page).getByRole('button', { name: '취소' }).click(),
    () => page.evaluate(() => history.back()),
  ]) {
    await leaveAndStay(page, leave);
    await expect(version).toHaveValue('142.0.1.2');
  }
  await page.keyboard.press('Escape');
  await confirmAndLeave(page, '나가기');
  await expect(dialogOf(page)).toHaveCount(0);

  await page.getByRole('button', { name: '목록에서 가져오기' }).click();
  await dialogOf(page).getByLabel('붙여넣기').check();
  await dialogOf(page).getByLabel('목록 내용').fill('{}');
  await leaveAndStay(page, () => page.keyboard.press('Escape'));
  await expect(dialogOf(page).getByLabel('목록 내용')).toHaveValue('{}');
});

for (const width of [390, 1280]) {
  test(`breaks no accessibility rule at ${width} px`, async ({ browser }) => {
    const page = await comeAsStaff(browser);
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/admin/drivers');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'zip 등록' }).click();
    await expect(dialogOf(page)).toBeVisible();
    expect(await violationsOf(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '목록에서 가져오기' }).click();
    await dialogOf(page).getByLabel('붙여넣기').check();
    await dialogOf(page).getByLabel('목록 내용').fill(listOf(newVersion()));
    await dialogOf(page).getByRole('button', { name: '미리보기' }).click();
    await expect(dialogOf(page)).toContainText('버전 1개를 찾았습니다.');
    expect(await violationsOf(page, '[role=dialog]')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
}
