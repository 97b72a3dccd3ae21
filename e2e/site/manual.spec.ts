import { expect, test } from '@playwright/test';
import type { Route } from '@playwright/test';
import { comeAsStaff, comeAsVisitor } from '../support/board.ts';
import { open } from '../support/open.ts';
import { violationsOf } from '../support/violations.ts';

test('the header opens the manual in a new tab', { tag: '@short' }, async ({ page, context }) => {
  await open(page, '/company');
  await page.getByRole('button', { name: 'Manual' }).click();
  const opened = context.waitForEvent('page');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /온라인 매뉴얼/ })
    .click();
  const manual = await opened;
  await expect(manual).toHaveURL(/\/manual\/$/);
  await expect(manual.getByRole('heading', { level: 1 })).toBeVisible();
  await manual.getByRole('banner').getByRole('link', { name: '포털로 이동' }).click();
  await expect(manual).toHaveURL(/\/$/);
});

test('the contents, the next page and the outline lead through the manual', { tag: '@short' }, async ({ page }) => {
  await page.goto('/manual/');
  const contents = page.getByRole('navigation', { name: '목차' });
  await contents.getByRole('link', { name: '시스템 요구 사항' }).click();
  await expect(page).toHaveTitle(/시스템 요구 사항 \| AION-U 매뉴얼/);
  await expect(contents.getByRole('link', { name: '시스템 요구 사항' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('navigation', { name: '이 페이지에서' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/#/);
  await page.getByRole('link', { name: /^이전/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('시스템 요구 사항');
});

test('an example is copied whole', { tag: '@short' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/manual/ai-prompts/');
  const example = page.locator('.code').first();
  await example.getByRole('button', { name: '복사' }).click();
  await expect(example.getByRole('button', { name: '복사했습니다' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('구매팀의 메일을 정리하는 담당자입니다.');
  expect(copied.trim()).toBe((await example.locator('code').textContent())?.trim());
});

for (const [query, hit] of [
  ['변수', '변수'],
  ['셀렉터를', '셀렉터'],
] as const) {
  test(`search finds ${query}`, async ({ page }) => {
    await page.goto('/manual/');
    await page.getByRole('button', { name: '매뉴얼 검색' }).click();
    const dialog = page.getByRole('dialog', { name: '매뉴얼 검색' });
    await dialog.getByRole('searchbox').fill(query);
    await expect(dialog.getByRole('status')).toContainText('건을 찾았습니다.');
    const first = dialog.getByRole('listitem').first();
    await expect(first.locator('mark').first()).toHaveText(hit);
    await first.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(hit);
  });
}

test('search works by keyboard alone, and says when there is nothing', { tag: '@short' }, async ({ page }) => {
  await page.goto('/manual/');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: '매뉴얼 검색' });
  const field = dialog.getByRole('searchbox');
  await expect(field).toBeFocused();
  await field.fill('쀍쀍쀍');
  await expect(dialog.getByRole('status')).toHaveText('검색 결과가 없습니다.');
  await field.fill('변수');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/manual\/.+/);
});

test('is light like the portal, also on a dark system (docs/decisions/0089)', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of ['/manual/', '/manual/getting-started/']) {
    await page.goto(path);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  }
});

test('can be read without scripts', async ({ browser }) => {
  const page = await comeAsVisitor(browser, { javaScriptEnabled: false });
  await page.goto('/manual/getting-started/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('처음 만나는 자동화');
  await expect(page.getByRole('button', { name: '매뉴얼 검색' })).toBeHidden();
});

test('an unknown page says so in Korean', async ({ page }) => {
  const answer = await page.goto('/manual/no-such-page/');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('찾으시는 매뉴얼 페이지가 없습니다');
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('no page is wider than the screen', async ({ page }) => {
    await page.goto('/manual/');
    const links = page.locator('.contents li a');
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(paths.length).toBeGreaterThanOrEqual(25);
    for (const path of paths) {
      await page.goto(path);
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)]).toEqual([
        path,
        true,
      ]);
    }
  });

  test('the contents open as a panel', async ({ page }) => {
    await page.goto('/manual/getting-started/');
    const contents = page.getByRole('navigation', { name: '목차' });
    await expect(contents).toBeHidden();
    await page.getByRole('button', { name: '목차', exact: true }).click();
    await expect(contents).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(contents).toBeHidden();
    await page.getByRole('button', { name: '목차', exact: true }).click();
    await contents.getByRole('link', { name: '시스템 요구 사항' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('시스템 요구 사항');
  });
});

for (const width of [1440, 390]) {
  test(`axe finds nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/manual/', '/manual/selectors/', '/manual/rest-api/', '/manual/no-such-page/']) {
      await page.goto(path);
      expect(await violationsOf(page)).toEqual([]);
    }
    await page.getByRole('button', { name: '매뉴얼 검색' }).click();
    await page.getByRole('searchbox').fill('변수');
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    expect(await violationsOf(page, '#search')).toEqual([]);
  });
}

for (const width of [1280, 390]) {
  test(`leads to trial, inquiry and costs from its menu and from the end of each page at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/manual/selectors/');
    if (width === 390) await page.getByRole('button', { name: '목차', exact: true }).click();
    const menu = width === 390 ? page.getByRole('navigation', { name: '목차' }) : page.getByRole('banner');
    for (const [name, address] of [
      ['무료체험', '/freeExperience'],
      ['제품 문의', '/contact'],
      ['도입 비용·효과', '/cost'],
    ] as const) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
      await expect(page.locator('.page-end').getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
      await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
    }
  });
}

for (const [name, fail] of [
  ['the portal fails', (route: Route) => route.fulfill({ status: 500, json: {} })],
  ['there is no network', (route: Route) => route.abort()],
] as const) {
  test(`the rating of a page shows what was saved and nothing else when ${name}`, async ({ page }) => {
    await page.route('**/manual/rate', fail, { times: 1 });
    await page.goto('/manual/variables/');
    const box = page.getByRole('region', { name: '도움이 되었나요?' });
    const button = box.getByRole('button', { name: '도움이 되었습니다' });
    await button.click();
    await expect(box.getByRole('status')).toHaveText('의견을 저장하지 못했습니다. 잠시 후 다시 시도해주세요.');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(box.getByLabel(/자세한 의견/)).toBeHidden();
    await button.click();
    await expect(box.getByRole('status')).toHaveText('알려주셔서 감사합니다.');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(box.getByLabel(/자세한 의견/)).toBeVisible();
    await page.reload();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/manual/selectors/');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  });
}

test('도움이 되었나요? below a page: one click, words if one likes, seen by staff', async ({ page, browser }) => {
  await page.goto('/manual/selectors/');
  const box = page.getByRole('region', { name: '도움이 되었나요?' });
  await box.getByRole('button', { name: '아쉽습니다' }).click();
  await expect(box.getByRole('status')).toHaveText('알려주셔서 감사합니다.');
  // In letters, too: a long number would be masked.
  const words = `예시가 더 필요합니다 ${Date.now().toString(36)}`;
  await page.route('**/manual/rate', (route) => route.abort(), { times: 1 });
  await box.getByLabel(/자세한 의견/).fill(words);
  await box.getByRole('button', { name: '의견 보내기' }).click();
  await expect(box.getByRole('status')).toHaveText('의견을 저장하지 못했습니다. 잠시 후 다시 시도해주세요.');
  await expect(box.getByLabel(/자세한 의견/)).toHaveValue(words);
  await box.getByRole('button', { name: '의견 보내기' }).click();
  await expect(box.getByLabel(/자세한 의견/)).toBeHidden();
  await expect(box.getByRole('status')).toHaveText('의견을 남겨주셔서 감사합니다.');
  expect(await violationsOf(page)).toEqual([]);

  const staff = await comeAsStaff(browser);
  await open(staff, '/admin/missed-searches');
  await staff.getByRole('link', { name: '매뉴얼 의견' }).click();
  const opinions = staff.getByRole('region', { name: '매뉴얼 의견' });
  const opinion = opinions.getByRole('listitem').filter({ hasText: words });
  await expect(opinion).toBeVisible();
  await opinion.getByRole('button', { name: '처리 완료' }).press('Enter');
  await expect(opinion).toBeHidden();
  const focused = staff.getByRole('main').locator(':focus');
  await expect(focused, 'on with the next, not into the manual').toHaveText(/^처리(한 의견 .*| 완료)$/);
  await opinions.getByText(/^처리한 의견/).click();
  await expect(opinion.getByRole('button', { name: '되돌리기' })).toBeVisible();
  expect(await violationsOf(staff)).toEqual([]);
  await staff.keyboard.press('F6');
  await staff.keyboard.press('Enter');
  await expect(opinion.getByRole('button', { name: '처리 완료' })).toBeVisible();
});
