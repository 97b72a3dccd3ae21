import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { comeAsMember, comeAsStaff } from '../support/board.ts';
import { builtFile } from '../support/built-file.ts';
import { MEASURED_PAGES } from '../support/measured-pages.ts';
import { hydrated } from '../support/open.ts';
import { png } from '../support/question-form.ts';

const htmlOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

for (const [width, paths] of [
  [390, ['/', '/notice']],
  [1440, [...MEASURED_PAGES, '/search?q=로봇', '/company', '/terms', '/no-such-page']],
] as const) {
  test(`at ${width} px the rules inside a page lay it out like the whole style sheet`, async ({ page }) => {
    // Every property of every element of each page, twice.
    test.setTimeout(60_000 + 30_000 * paths.length);
    await page.setViewportSize({ width, height: 900 });
    await page.route('**/*.js', (route) => route.abort());
    for (const path of paths) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      await page.evaluate(afterFirstFrame);
      const { elements, changes } = await page.evaluate(changesByTheWholeSheet);
      expect(changes, path).toEqual([]);
      expect(elements, path).toBeGreaterThan(10);
    }
  });
}

/** Runs in the page. Which cards are laid out (`content-visibility: auto`) is decided with the first frame. */
const afterFirstFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/** Runs in the page: adds the whole style sheet; returns the computed properties and places that it changes. */
async function changesByTheWholeSheet() {
  // Chromium computes auto margins as 0 once an absolutely positioned descendant has moved: the place shows them.
  const NOT_SEEN = /^(?:transition|animation|margin|--)/;
  const elements = [...document.querySelectorAll('body *')];
  const look = () =>
    elements.map((element) => {
      const style = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      const properties = [...style].map((name) => [name, style.getPropertyValue(name)] as const);
      return new Map([...properties, ['place', [x, y, width, height].join(' ')]]);
    });
  // Looking starts the animations of what is not laid out yet.
  look();
  for (const animation of document.getAnimations()) {
    animation.pause();
    // One that follows the scroll has no time, and the page is at its top.
    if (animation.timeline instanceof DocumentTimeline) animation.currentTime = 0;
  }
  const before = look();
  const href = document.querySelector<HTMLMetaElement>('meta[name="stylesheets"]')?.content ?? '';
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const { promise, resolve, reject } = Promise.withResolvers<Event>();
  Object.assign(link, { onload: resolve, onerror: reject });
  document.head.append(link);
  await promise;
  const changes = look().flatMap((after, index) =>
    [...after]
      .filter(([name, value]) => !NOT_SEEN.test(name) && value !== before[index]?.get(name))
      .map(([name, value]) => {
        const { tagName, classList } = elements[index] ?? document.body;
        return `${tagName}.${[...classList].join('.')} ${name}: ${before[index]?.get(name)} -> ${value}`;
      }),
  );
  return { elements: elements.length, changes: changes.slice(0, 20) };
}

test('what is seen first and largest stands in the HTML', { tag: '@short' }, async ({ page, request }) => {
  const html = await htmlOf(request, '/');
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const element = (list.getEntries().at(-1) as LargestContentfulPaint | undefined)?.element;
      document.documentElement.dataset.largest = element?.textContent?.trim() ?? '';
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/', { waitUntil: 'networkidle' });
    // The browser tells of it after painting, on a busy machine after the network is idle.
    await expect(page.locator('html')).toHaveAttribute('data-largest', /[\s\S]{11}/);
    const largest = (await page.locator('html').getAttribute('data-largest')) ?? '';
    for (const line of largest.split('\n')) expect(html).toContain(line);
  }
});

/** Opens the page and holds back the application's script until the returned function is called. */
async function openHeld(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/app-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/assets/app-*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await asked;
  return resolve;
}

test.describe('before the page can answer', () => {
  test('nothing is fetched for it until it is painted', async ({ page }) => {
    await page.goto('/notice');
    const startOf = (type: string, name: string) =>
      page.evaluate(
        ([type, name]) =>
          performance.getEntriesByType(type).find((entry) => entry.name.includes(name))?.startTime ?? null,
        [type, name] as const,
      );
    await expect.poll(() => startOf('paint', 'first-contentful-paint')).not.toBeNull();
    await expect.poll(() => startOf('resource', '/assets/react-')).not.toBeNull();
    const painted = (await startOf('paint', 'first-contentful-paint')) ?? Infinity;
    const asked = (await startOf('resource', '/assets/react-')) ?? 0;
    expect(asked).toBeGreaterThan(painted);
  });

  test('in a tab in the background its scripts are asked for without waiting for timers', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { get: () => true });
      Object.assign(window, { setTimeout: () => 0 });
    });
    await page.goto('/contact');
    const modules = (await page.locator('meta[name="modules"]').getAttribute('content'))?.split(' ') ?? [];
    expect(modules.length).toBeGreaterThan(8);
    for (const href of modules)
      await expect(page.locator(`link[rel="modulepreload"][href="${href}"]`)).not.toHaveCount(0);
  });

  test('a button that is pressed answers when it can', { tag: '@short' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const letGo = await openHeld(page, '/notice');
    const menu = page.getByRole('banner').getByRole('button', { name: '메뉴 열기' });
    await menu.click();
    letGo();
    await expect(page.getByRole('button', { name: '메뉴 닫기' })).toHaveAttribute('aria-expanded', 'true');
  });

  test('what is typed and sent stays out of the address, and is sent when it can be', async ({ page }) => {
    const letGo = await openHeld(page, '/login');
    await page.getByLabel(/^아이디\*?$/).fill('nobody1234');
    await page.getByLabel(/^비밀번호\*?$/).fill('Wrong-pass-1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login');
    letGo();
    await expect(page.getByRole('alert').filter({ hasText: '일치하는 계정 정보가 없습니다.' })).toBeVisible();
    await expect(page.getByLabel(/^아이디\*?$/)).toHaveValue('nobody1234');
    await expect(page).toHaveURL('/login');
  });

  test('a link leads where it says', async ({ page }) => {
    await openHeld(page, '/notice');
    await page.getByRole('contentinfo').getByRole('link', { name: '이용약관' }).click();
    await expect(page).toHaveURL(/\/term/);
  });
});

test.describe('what a visitor does before the scripts come is not lost', () => {
  test('an inquiry is begun', async ({ page }) => {
    const letGo = await openHeld(page, '/contact');
    await page.getByLabel('문의유형').selectOption('도입상담');
    await page.getByLabel(/^이름/).fill('한지우');
    await page.getByLabel(/^문의내용/).fill('로봇 열 대의 견적을 부탁드립니다.');
    letGo();
    await hydrated(page);
    await page.getByLabel('회사명').fill('두리상사');
    await expect(page.getByLabel('문의유형')).toHaveValue('도입상담');
    await expect(page.getByLabel(/^이름/)).toHaveValue('한지우');
    await expect(page.getByLabel(/^문의내용/)).toHaveValue('로봇 열 대의 견적을 부탁드립니다.');
  });

  test('an inquiry is begun before any script, and is kept when the page is left', async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.getByLabel(/^이름/).fill('한지우');
    await page.getByRole('textbox', { name: '이메일' }).fill('jiwoo@example.com');
    resolve();
    await hydrated(page);
    await page.getByLabel('회사명').fill('두리상사');
    const leaving = page.waitForEvent('dialog');
    const reloading = page.reload({ waitUntil: 'commit' });
    await (await leaving).accept();
    await reloading;
    await expect(page.getByText('작성 중이던 내용을 불러왔습니다.')).toBeVisible();
    await expect(page.getByLabel(/^이름/)).toHaveValue('한지우');
    await expect(page.getByLabel('회사명')).toHaveValue('두리상사');
  });

  test('a button is pressed while what was typed is being repeated', async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(`**/${builtFile('replay-fields')}`, async (route) => {
      await promise;
      await route.continue();
    });
    const letGo = await openHeld(page, '/contact');
    await page.getByLabel('문의유형').selectOption('도입상담');
    await page.getByLabel(/^이름/).fill('한지우');
    await page.getByRole('textbox', { name: '이메일' }).fill('jiwoo@example.com');
    await page.getByLabel('연락처').fill('010-1234-5678');
    await page.getByLabel('회사명').fill('두리상사');
    await page.getByLabel(/^문의내용/).fill('로봇 열 대의 견적을 부탁드립니다.');
    letGo();
    await hydrated(page);
    await page.getByRole('button', { name: '다음', exact: true }).click();
    resolve();
    await expect(page.getByLabel('직책')).toBeVisible();
  });

  test('a sign-up is begun', async ({ page }) => {
    const letGo = await openHeld(page, '/signup');
    await page.getByLabel(/^이름/).fill('한지우');
    await page.getByRole('checkbox', { name: '필수 약관에 모두 동의합니다.' }).check();
    await page.getByRole('checkbox', { name: '[선택] 마케팅' }).check();
    letGo();
    await hydrated(page);
    for (const box of await page.getByRole('checkbox').all()) await expect(box).toBeChecked();
    await expect(page.getByLabel(/^이름/)).toHaveValue('한지우');
    const leaving = page.waitForEvent('dialog');
    const reloading = page.reload({ waitUntil: 'commit' });
    await (await leaving).accept();
    await reloading;
  });

  test('the company is changed', async ({ browser }) => {
    const page = await comeAsStaff(browser);
    const letGo = await openHeld(page, '/admin/company');
    await page.getByLabel(/^대표자/).fill('한지우');
    letGo();
    await hydrated(page);
    await page.getByLabel(/^대표전화/).fill('02-123-4567');
    await expect(page.getByLabel(/^대표자/)).toHaveValue('한지우');
    await page.context().close();
  });

  test('files are attached to a question', async ({ browser }) => {
    const { page } = await comeAsMember(browser);
    const letGo = await openHeld(page, '/qnaRegister');
    await page.getByLabel('파일 선택').setInputFiles([png('하나.png'), png('둘.png')]);
    letGo();
    for (const name of ['하나.png', '둘.png']) await expect(page.getByRole('main').getByText(name)).toHaveCount(1);
    await page.context().close();
  });

  test('a logo is chosen', async ({ browser }) => {
    const page = await comeAsStaff(browser);
    const letGo = await openHeld(page, '/admin/company');
    await page.getByLabel('이미지 선택').setInputFiles(png('로고.png'));
    letGo();
    await expect(page.getByRole('img', { name: '로고 미리보기' })).toBeVisible();
    await page.context().close();
  });
});
