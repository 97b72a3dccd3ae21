import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { comeAsMember } from '../support/board.ts';
import { openConsents } from '../support/inquiry.ts';
import { open, sectionsLaidOut } from '../support/open.ts';
import { submit } from '../support/question-form.ts';

const leftOf = async (locator: Locator) => (await locator.first().boundingBox())?.x;

test('in two columns the last card of a list is like the others, also where it stands alone in its row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await open(page, '/videoTutorial?category=Studio');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.nth(2)).toBeVisible();
  const pictures = await cards.locator('> :first-child').evaluateAll((all) =>
    all.map((picture) => {
      const { x, width, height } = picture.getBoundingClientRect();
      return { x, width, height };
    }),
  );
  expect(pictures.at(-1)).toEqual(pictures.at(0));
});

test('views of a document never stand alone in a line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/library');
  await page.getByRole('link', { name: 'AION-U 제품 소개서 2026' }).click();
  const facts = page.getByRole('main').locator('header p');
  const topOf = async (fact: Locator) => (await fact.boundingBox())?.y;
  const top = await topOf(facts.locator('time').first());
  expect(top).toBeGreaterThan(0);
  expect(await topOf(facts.getByText(/^조회/))).toBe(top);
});

test('a full page of cards ends with a full row of two and of three columns', async ({ page }) => {
  for (const path of ['/reference', '/market'])
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      const cards = page.getByRole('main').getByRole('article');
      const right = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().right));
      expect(right.at(-1), `${path} at ${width} px`).toBe(Math.max(...right));
    }
});

for (const width of [390, 768, 1280, 1440])
  test(`sections of the landing page are at ${width} px about as high as they are taken to be before that`, async ({
    browser,
  }) => {
    // Scroll bars over the page, as on phones and tablets.
    await using context = await browser.newContext({ viewport: { width, height: 900 }, isMobile: width < 1024 });
    const page = await context.newPage();
    await open(page, '/');
    await sectionsLaidOut(page);
    const heights = await page.locator('section.laid-out-near').evaluateAll((all) =>
      all.map((section) => ({
        id: section.id,
        real: section.getBoundingClientRect().height,
        taken: Number.parseFloat(getComputedStyle(section).getPropertyValue('--far-height')),
      })),
    );
    expect(heights).toHaveLength(4);
    for (const { id, real, taken } of heights)
      expect(Math.abs(real - taken), `${id}: ${real} px`).toBeLessThan(real * 0.02);
  });

for (const width of [390, 768, 1280, 1440]) {
  test(
    `header, page and footer share their left edge at ${width} px`,
    { tag: width === 390 ? ['@layout', '@short'] : '@layout' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, '/notice');
      const edge = await leftOf(page.getByRole('heading', { level: 1 }));
      expect(await leftOf(page.getByRole('banner').getByRole('link', { name: /홈$/ }))).toBe(edge);
      expect(await leftOf(page.getByRole('contentinfo').getByRole('paragraph'))).toBe(edge);
    },
  );
}

/** Runs in the page: texts in sight in which the name of the product is on two lines. */
function brokenNames(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const at = node.nodeValue?.indexOf('AION-U') ?? -1;
    if (at < 0 || node.parentElement?.closest('.rich-text, .sr-only, script, noscript')) continue;
    const name = document.createRange();
    name.setStart(node, at);
    name.setEnd(node, at + 'AION-U'.length);
    if (new Set([...name.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
      broken.push(node.nodeValue ?? '');
  }
  return broken;
}

test('the name of the product is on one line in headings, tabs and hits of a search, however narrow', async ({
  page,
}) => {
  for (const path of ['/', '/library', '/videoTutorial', '/search?q=AION-U', '/search?q=Center 점검 완료'])
    for (const width of [320, 340, 356, 375, 390, 412, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      expect(await page.evaluate(brokenNames), `${path}, ${width} px`).toEqual([]);
    }
});

/** Distance between each message and the next label below it. */
const gapsBelowMessages = (page: Page) =>
  page.locator('form').evaluate((form) => {
    const labels = [...form.querySelectorAll('label, legend')].map((label) => label.getBoundingClientRect());
    return [...form.querySelectorAll('[role=alert]')].flatMap((message) => {
      const { bottom, left, right } = message.getBoundingClientRect();
      const below = labels.filter((label) => label.top > bottom - 10 && label.left < right && label.right > left);
      return below.length === 0 ? [] : [Math.min(...below.map((label) => label.top)) - bottom];
    });
  });

test('a message stands nearer to its own field than to the next', async ({ browser }) => {
  const { page } = await comeAsMember(browser);
  await open(page, '/qnaRegister');
  await submit(page).click();
  await expect(page.getByText('내용을 입력해주세요.')).toBeVisible();
  const inQuestion = await gapsBelowMessages(page);
  expect(inQuestion.length).toBeGreaterThanOrEqual(3);
  expect(Math.min(...inQuestion)).toBeGreaterThanOrEqual(14);

  await open(page, '/findPW');
  await page
    .getByRole('main')
    .getByRole('button', { name: /메일 받기$/ })
    .click();
  await expect(page.getByText('아이디를 입력해주세요.')).toBeVisible();
  expect(Math.min(...(await gapsBelowMessages(page)))).toBeGreaterThanOrEqual(14);

  // On a phone the fields of a row stand below each other, too.
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/contact');
  await page.getByRole('button', { name: '다음', exact: true }).click();
  await expect(
    page
      .getByRole('main')
      .getByText(/^이메일.+입력해주세요\.$/)
      .last(),
  ).toBeVisible();
  expect(Math.min(...(await gapsBelowMessages(page)))).toBeGreaterThanOrEqual(14);
});

test('the picture of the company page shows its last card whole at every width', async ({ page }) => {
  for (const width of [320, 390, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/company');
    const [frame, content] = await page
      .locator('main svg')
      .first()
      .evaluate((svg) =>
        [svg, svg.querySelector('g')].map(
          (part) => part?.getBoundingClientRect().toJSON() as { left: number; right: number },
        ),
      );
    expect(content?.left, `${width} px`).toBeGreaterThanOrEqual(frame?.left ?? 0);
    expect(content?.right, `${width} px`).toBeLessThanOrEqual(frame?.right ?? 0);
  }
});

test('the company page says when it is from, a legal text when it took effect', async ({ page }) => {
  await open(page, '/company');
  await expect(page.getByText(/^\d{4}\.\d{2}\.\d{2} 기준$/)).toBeVisible();
  await open(page, '/terms');
  await expect(page.getByText(/^시행일 \d{4}\.\d{2}\.\d{2}$/)).toBeVisible();
});

test('on a tablet the search stands beside the number of results, so that the list begins higher', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const path of ['/market', '/qna', '/faq']) {
    await open(page, path);
    const main = page.getByRole('main');
    const search = await main.getByRole('search').boundingBox();
    const total = await main.getByText(/^총 \d+건$/).boundingBox();
    expect(
      Math.abs((total?.y ?? 0) + (total?.height ?? 0) / 2 - (search?.y ?? 0) - (search?.height ?? 0) / 2),
    ).toBeLessThan(4);
  }
});

test('forced colours leave the buttons their edges, and underline what is chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/market');
  await expect(page.getByRole('main').getByRole('button', { name: '검색' })).toHaveCSS('border-top-width', '1px');
  const categories = page.getByRole('main').getByRole('link', { name: /^(?:전체|템플릿)\s*\d/ });
  await expect(categories.first()).toHaveCSS('text-decoration-line', 'underline');
  await expect(categories.last()).toHaveCSS('text-decoration-line', 'none');
});

test('forced colours show the chosen tab, day and suggestion, the edge of the chat button, and no slide as a link', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/');
  await expect(page.locator('#chat-button')).toHaveCSS('border-top-width', '1px');
  const tabs = page.locator('#solutions').getByRole('tab');
  await tabs.nth(2).click();
  await expect(tabs.nth(2)).toHaveCSS('text-decoration-line', 'underline');
  await expect(tabs.first()).toHaveCSS('text-decoration-line', 'none');
  const slide = page.locator('.advantages-slide[aria-current]');
  await slide.scrollIntoViewIfNeeded();
  await expect(slide).toHaveCSS('text-decoration-line', 'none');

  await open(page, '/search');
  const search = page.getByRole('main').getByRole('combobox');
  await search.fill('로봇');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toBeVisible();
  await search.press('ArrowDown');
  await expect(options.first()).toHaveCSS('outline-style', 'solid');
  await expect(options.last()).toHaveCSS('outline-style', 'none');

  await openConsents(page, '/freeExperience');
  const calendar = page.getByRole('button', { name: /달력 열기/ });
  await calendar.click();
  await page.getByRole('gridcell').getByRole('button', { disabled: false }).last().click();
  await calendar.click();
  const chosen = page.locator('[role=gridcell][aria-selected=true] button');
  await expect(chosen).toHaveCSS('text-decoration-line', 'underline');
});

test('on a phone a row of the library has two lines below its title, and the company’s lines fill theirs', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/library');
  const row = page.getByRole('row').filter({ hasText: 'Studio 4.6.0 설치 파일' });
  const [title, date] = [await row.getByRole('link').boundingBox(), await row.locator('time').boundingBox()];
  expect((date?.y ?? 0) - (title?.y ?? 0) - (title?.height ?? 0)).toBeLessThan(40);
  await expect(row.getByText('조회')).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(row.getByText('운영체제')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const lines = page
    .getByRole('contentinfo')
    .getByRole('listitem')
    .filter({ hasText: /^(대표이사|사업자등록번호)/ });
  const tops = await lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect().top));
  expect(new Set(tops).size, 'in one line').toBe(1);
});

test('내 활동 without news leaves no half of a window empty above what comes by mail', async ({ browser }) => {
  const { page } = await comeAsMember(browser, 'quiet');
  await page.setViewportSize({ width: 768, height: 900 });
  await open(page, '/myActivity');
  const main = page.getByRole('main');
  const [way, mail] = [
    await main.getByRole('link', { name: '제품 문의' }).boundingBox(),
    await main.getByRole('group', { name: '메일로도 받기' }).boundingBox(),
  ];
  expect((mail?.y ?? 900) - (way?.y ?? 0) - (way?.height ?? 0)).toBeLessThan(100);
});
