import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { builtManifest } from '../support/built-file.ts';
import { comeAsVisitor } from '../support/board.ts';
import { open } from '../support/open.ts';
import { violationsOf } from '../support/violations.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: '웹 드라이버 다운로드' });
const versionOf = (page: Page) => dialogOf(page).getByRole('button', { name: /^버전/ });
const menuOf = (page: Page) => page.getByRole('menu');
const versions = (page: Page) => page.getByRole('menuitemradio');
const download = (page: Page) => dialogOf(page).getByRole('button', { name: '다운로드', exact: true });

/** Sets the browser's client hints. */
async function comeWith(page: Page, brand: string, version: string, platform = 'Windows'): Promise<void> {
  await page.addInitScript(
    ([brand, version, platform]) => {
      const brands = [{ brand, version }];
      const hints = { brands, fullVersionList: brands, platform, mobile: false, architecture: 'x86', bitness: '64' };
      Object.defineProperty(navigator, 'userAgentData', {
        configurable: true,
        value: { getHighEntropyValues: async () => hints },
      });
    },
    [brand, version, platform] as const,
  );
}

async function openDialog(page: Page): Promise<void> {
  await open(page, '/webdriver');
  await expect(versionOf(page)).toBeEnabled();
  // The opening animation ends above 0.98 of the size.
  await expect.poll(() => dialogOf(page).evaluate((element) => element.getBoundingClientRect().width)).toBe(500);
}

test.beforeEach(({ page }) => comeWith(page, 'Google Chrome', '142.0.7444.60'));

test(
  'spec 2 /webdriver opens the dialog over the landing page, 500 px wide, on layers 2400 and 2000',
  { tag: '@short' },
  async ({ page }) => {
    await openDialog(page);
    await expect(page.locator('h1')).toBeAttached();
    const layers = await dialogOf(page).evaluate((popup) => {
      const layerOf = (element: Element | null) => (element ? getComputedStyle(element).zIndex : '');
      return [layerOf(popup.parentElement), layerOf(popup.parentElement?.previousElementSibling ?? null)];
    });
    expect(layers).toEqual(['2400', '2000']);
    await expect(page).toHaveURL('/webdriver');
  },
);

test('on a low phone it says in view what the download waits for', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, '/webdriver');
  await expect(dialogOf(page).getByText('버전을 선택하면 다운로드할 수 있습니다.')).toBeInViewport({ ratio: 1 });
  await expect(download(page)).toHaveAccessibleDescription('버전을 선택하면 다운로드할 수 있습니다.');
});

test('spec 2 closing it goes to the landing page', async ({ page }) => {
  await openDialog(page);
  await dialogOf(page).getByRole('button', { name: '닫기' }).click();
  await expect(page).toHaveURL('/');
  await expect(dialogOf(page)).toBeHidden();
  await open(page, '/webdriver');
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
});

test('the landing page does not load the dialog, which comes when it is opened', async ({ page }) => {
  const dialog = `/${builtManifest()['web/features/drivers/driver-dialog.tsx']?.file}`;
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(scripts).not.toContain(dialog);
  await open(page, '/webdriver');
  await expect(dialogOf(page)).toBeVisible();
  expect(scripts).toContain(dialog);
});

test('spec 9 the version menu opens 300 ms after pointing at it, closes after 250 ms, and is 310 px high at most', async ({
  page,
}) => {
  await openDialog(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await versionOf(page).hover();
  await page.clock.runFor(290);
  await expect(menuOf(page)).toBeHidden();
  await page.clock.runFor(60);
  await expect(menuOf(page)).toBeVisible();
  expect((await menuOf(page).boundingBox())?.height).toBe(310);
  expect(await menuOf(page).evaluate((menu) => menu.scrollHeight)).toBeGreaterThan(310);
  await page.mouse.move(5, 5);
  await page.clock.runFor(200);
  await expect(menuOf(page)).toBeVisible();
  await page.clock.runFor(400);
  await expect(menuOf(page)).toBeHidden();
});

test(
  'spec 5 nothing is downloaded without a version; with one, in a new window',
  { tag: '@short' },
  async ({ page, context }) => {
    await openDialog(page);
    const asked: string[] = [];
    context.on('request', (request) => void (request.url().includes('/Download/') && asked.push(request.url())));
    await download(page).click();
    await versionOf(page).click();
    await versions(page).nth(1).click();
    await expect(dialogOf(page)).toContainText(/SHA-256[0-9a-f]{64}/);
    expect(asked).toEqual([]);
    const [opened] = await Promise.all([
      context.waitForEvent('request', (request) => request.url().includes('/Download/')),
      download(page).click(),
    ]);
    expect(opened.url()).toContain('/api/Chromedriver/Download/');
    await expect(page).toHaveURL('/webdriver');
  },
);

test('spec 4 another type clears the versions and the choice, then loads the new ones', async ({ page }) => {
  await openDialog(page);
  await versionOf(page).click();
  await versions(page).first().click();
  await expect(versionOf(page)).toHaveAccessibleName(/142\.0\.7444/);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/WebDriver/all/edge*', async (route) => {
    await answered;
    await route.continue();
  });
  await dialogOf(page).getByLabel('종류').selectOption('edge');
  await expect(versionOf(page)).toHaveAccessibleName('버전: 버전을 선택하세요');
  await expect(versionOf(page)).toBeDisabled();
  await expect(dialogOf(page)).toContainText('목록을 불러오는 중입니다.');
  answer();
  await versionOf(page).click();
  await expect(versions(page).first()).toContainText('142.0.3595.94');
});

test('offers the driver of the visitor’s own browser first', async ({ page }) => {
  await openDialog(page);
  await expect(dialogOf(page)).toContainText('사용 중인 브라우저: Chrome 142.0.7444.60');
  await expect(dialogOf(page)).toContainText('맞는 드라이버 142.0.7444.175');
  const asked = page.context().waitForEvent('request', (request) => request.url().includes('/Download/'));
  await dialogOf(page).getByRole('button', { name: '바로 다운로드' }).click();
  expect((await asked).url()).toContain('/api/Chromedriver/Download/');
  await dialogOf(page).getByLabel('운영체제').selectOption('linux64');
  await expect(dialogOf(page)).not.toContainText('사용 중인 브라우저');
});

test('finds Edge by itself, its very version before newer ones, and says when nothing fits', async ({
  page,
  browser,
}) => {
  await comeWith(page, 'Microsoft Edge', '141.0.3537.71');
  await openDialog(page);
  await expect(dialogOf(page).getByLabel('종류')).toHaveValue('edge');
  await versionOf(page).click();
  await expect(versions(page).first()).toHaveText('141.0.3537.71내 브라우저용');
  const other = await comeAsVisitor(browser);
  await comeWith(other, 'Google Chrome', '199.0.1.1');
  await openDialog(other);
  await expect(dialogOf(other)).toContainText('이 버전에 맞는 드라이버는 아직 등록되지 않았습니다.');
});

test('says that the list did not come, and loads it when asked again', async ({ page }) => {
  let failures = 1;
  await page.route('**/api/WebDriver/all/**', (route) =>
    failures-- > 0 ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await open(page, '/webdriver');
  await expect(dialogOf(page).getByRole('alert')).toHaveText('드라이버 목록을 불러오지 못했습니다.');
  await expect(versionOf(page)).toBeDisabled();
  await dialogOf(page).getByRole('button', { name: '다시 시도' }).click();
  await expect(versionOf(page)).toBeEnabled();
});

test('works by keyboard alone', async ({ page }) => {
  await openDialog(page);
  await expect(dialogOf(page).getByLabel('종류')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(versionOf(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(versions(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(menuOf(page)).toBeHidden();
  await expect(versionOf(page)).toBeFocused();
  await expect(versionOf(page)).toHaveAccessibleName('버전: 142.0.7444.162');
  await page.keyboard.press('Tab');
  await expect(dialogOf(page).getByRole('link', { name: '드라이버 등록 요청' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(download(page)).toBeFocused();
  const asked = page.context().waitForEvent('request', (request) => request.url().includes('/Download/'));
  await page.keyboard.press('Enter');
  await asked;
});

for (const width of [390, 1440]) {
  test(`breaks no accessibility rule at ${width} px, and stays inside the screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/webdriver');
    await expect(versionOf(page)).toBeEnabled();
    await versionOf(page).click();
    await expect(menuOf(page)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await versions(page).first().click();
    await expect(menuOf(page)).toBeHidden();
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
}

test(
  'without a script the drivers stand above the landing page as links that download',
  { tag: '@short' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
      baseURL,
    });
    const page = await context.newPage();
    await page.goto('/webdriver');
    const drivers = page.getByRole('region', { name: '웹 드라이버 다운로드' });
    await expect(drivers.getByRole('heading', { name: 'Microsoft Edge · Windows 64비트' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      drivers.getByRole('link', { name: '142.0.7444.175' }).first().click(),
    ]);
    expect(file.url()).toContain('/api/Chromedriver/Download/');
    await context.close();
  },
);

test.describe('a browser that no driver fits', () => {
  test.beforeEach(({ page }) => comeWith(page, 'Google Chrome', '999.0.1.2'));

  test('is offered the nearest driver, and to ask for its own with the version filled in', async ({ page }) => {
    await openDialog(page);
    const dialog = dialogOf(page);
    const told = dialog.getByText(/가장 가까운 드라이버는 \d+(?:\.\d+){3}입니다/);
    const nearest = /\d+(?:\.\d+){3}입니다/.exec(await told.innerText())?.[0].slice(0, -3);
    await expect(dialog.getByRole('button', { name: `${nearest} 다운로드` })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('link', { name: '드라이버 등록 요청' }).click();
    await expect(page).toHaveURL(/\/contact\?driver=chrome/);
    await expect(page.getByLabel('문의내용')).toHaveValue(
      'Chrome 999.0.1.2 (Windows 64비트)용 웹 드라이버 등록을 요청합니다.',
    );
  });
});

test('the driver dialog is linked where people look for it', async ({ page }) => {
  for (const path of ['/library', '/faq']) {
    await open(page, path);
    const link = page.getByRole('main').getByRole('link', { name: '웹 드라이버 다운로드' });
    await expect(link, path).toHaveAttribute('href', '/webdriver');
  }
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: '웹 드라이버' })).toHaveAttribute('href', '/webdriver');
  await page.goto('/manual/');
  await expect(page.getByRole('main').getByRole('link', { name: '웹 드라이버 다운로드' })).toHaveAttribute(
    'href',
    '/webdriver',
  );
});
