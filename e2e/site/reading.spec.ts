import type { Locator } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { boardPlaceOf } from '#shared/boards/board-places.ts';
import { logInAs, registerMember } from '../support/account-calls.ts';
import { open } from '../support/open.ts';

test('a printed list has its entries, and none of what only works on a screen', async ({ page }) => {
  await open(page, '/faq');
  const main = page.getByRole('main');
  const question = main.locator('details').first();
  await question.locator('summary').click();
  await expect(question.getByText('도움이 되었나요?')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(question.locator('.rich-text')).toBeVisible();
  await expect(main.getByRole('search')).toBeHidden();
  await expect(main.getByRole('link', { name: '질문하기' })).toBeHidden();
  await expect(page.locator('#chat-button')).toBeHidden();
  await expect(main.getByText('/faq.md'), 'where the answers are that were not opened').toBeVisible();
});

test('a printed page of a list says which part it is, and keeps from the edge of the paper', async ({ page }) => {
  await open(page, '/notice');
  const part = page.getByRole('main').getByText(/^총 \d+건 가운데 최신순 1~\d+번째입니다\.$/);
  await expect(part).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(part).toBeVisible();
  const margins = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap((rule) => (rule instanceof CSSMediaRule && rule.media.mediaText === 'print' ? [...rule.cssRules] : []))
      .flatMap((rule) => (rule instanceof CSSPageRule ? [rule.style.getPropertyValue('margin')] : [])),
  );
  expect(margins).toEqual(['14mm']);
});

test('the FAQ is printed with all its answers, and no question counts as read', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  let views = 0;
  page.on('request', (request) => (views += request.url().endsWith('/faq-answer') ? 1 : 0));
  await open(page, '/faq');
  const main = page.getByRole('main');
  const held = Promise.withResolvers<void>();
  await page.route('**/board/faq-texts', async (route) => {
    await held.promise;
    await route.continue();
  });
  const print = main.getByRole('button', { name: '답변까지 인쇄' });
  await print.click();
  await expect(print, 'while the answers come').toHaveAttribute('aria-busy', 'true');
  await print.dispatchEvent('click');
  held.resolve();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await expect(print).not.toHaveAttribute('aria-busy');
  const answers = page.locator('details + .rich-text');
  expect(await answers.count()).toBe(await main.locator('details').count());
  await expect(answers.first(), 'on the screen they stay closed').toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
  // Drawn into the question above, a line is cut where a sheet ends.
  const overlaps = await answers.evaluateAll((all) =>
    all.map(
      (answer) =>
        (answer.previousElementSibling?.getBoundingClientRect().bottom ?? 0) - answer.getBoundingClientRect().top,
    ),
  );
  expect(Math.max(...overlaps)).toBeLessThanOrEqual(0.5);
  await expect(main.locator('details').first(), 'on the page of its answer').toHaveCSS('break-after', 'avoid');
  expect(views).toBe(0);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(answers).toHaveCount(0);
});

test('the browser’s own print has the answers, too, leaves open what was open, and no question counts as read', async ({
  page,
}) => {
  await open(page, '/faq');
  const main = page.getByRole('main');
  const opened = main.locator('details').nth(2);
  await opened.locator('summary').click();
  await expect(opened.getByText('도움이 되었나요?')).toBeVisible();
  let views = 0;
  page.on('request', (request) => (views += request.url().endsWith('/faq-answer') ? 1 : 0));
  // Called after the page's own.
  await page.evaluate(() =>
    window.addEventListener('beforeprint', () => {
      const answers = [...document.querySelectorAll('details + .rich-text')].filter(({ textContent }) => textContent);
      document.documentElement.dataset.printed = String(answers.length);
    }),
  );
  await page.pdf();
  const questions = await main.locator('details').count();
  expect(questions).toBeGreaterThan(40);
  // All but the one that is open.
  await expect(page.locator('html')).toHaveAttribute('data-printed', String(questions - 1));
  await expect(page.locator('details + .rich-text')).toHaveCount(0);
  await expect(main.locator('details[open]')).toHaveCount(1);
  expect(views).toBe(0);
});

test('a print asks for the answers once, also when they do not come, and not where all questions are open', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      for (const name of ['beforeprint', 'afterprint']) window.dispatchEvent(new Event(name));
      document.documentElement.setAttribute('data-printed', '');
    };
  });
  await open(page, '/faq?q=라이선스');
  const main = page.getByRole('main');
  let asked = 0;
  await page.route('**/board/faq-texts', (route) => {
    asked += 1;
    return route.fulfill({ status: 503, body: '' });
  });
  await main.getByRole('button', { name: '답변까지 인쇄' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  expect(asked).toBe(1);
  await page.evaluate(() => window.print());
  expect(asked, 'the next print tries again').toBe(2);

  await open(page, '/faq?q=라이선스');
  for (const question of await main.locator('details').all()) {
    await question.locator('summary').click();
    await expect(question.getByText('도움이 되었나요?')).toBeVisible();
  }
  await page.evaluate(() => window.print());
  expect(asked).toBe(2);
});

test('a printed part of the FAQ says which, and each answer is whole, with its question and as the others look', async ({
  page,
}) => {
  await open(page, `/faq?category=${encodeURIComponent('설치')}`);
  const main = page.getByRole('main');
  const part = main.getByText(/^전체 가운데 ‘설치’만 인쇄했습니다\. 총 \d+건입니다\.$/);
  await expect(part).toBeHidden();
  const opened = main.locator('details').nth(1);
  await opened.locator('summary').click();
  await expect(opened.getByText('도움이 되었나요?')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  // About as wide as A4.
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  await expect(part).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([/^설치/]);
  const added = main.locator('details + .rich-text').first();
  const own = opened.locator('.rich-text');
  for (const answer of [added, own]) {
    await expect(answer).toHaveCSS('font-size', '13px');
    await expect(answer, 'on one sheet').toHaveCSS('break-inside', 'avoid');
  }
  const leftOf = async (answer: Locator) => (await answer.boundingBox())?.x;
  expect(await leftOf(own)).toBe(await leftOf(added));
  await page.emulateMedia({ media: null });
  await open(page, '/faq?q=라이선스');
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByText(/^전체 가운데 ‘라이선스’ 검색 결과만 인쇄했습니다\./)).toBeVisible();
});

const ON_PAPER = [
  '/reference',
  '/market',
  '/notice',
  '/library',
  '/qna',
  '/videoTutorial',
  '/cost',
  '/company',
  '/terms',
  '/privacy',
  '/search?q=로봇',
];

test('on paper every public page has its title, and nothing dark, too wide or to press', async ({ page }) => {
  // About as wide as A4.
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  for (const path of ON_PAPER) {
    await open(page, path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(main.locator('a.button:visible, button.button:visible'), path).toHaveCount(0);
    await expect(page.getByRole('banner'), path).toBeHidden();
    await expect(page.getByRole('contentinfo'), path).toBeHidden();
    expect(await page.evaluate(darkOrTooWide), path).toEqual([]);
  }
});

test('on paper the manual has no link to its text, no 복사, and its examples whole', async ({ page }) => {
  // About as wide as a sheet of A4 within its margins.
  await page.setViewportSize({ width: 680, height: 900 });
  await page.goto('/manual/installation/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.code').first()).toHaveCSS('break-inside', 'avoid');
  const hidden = await page
    .locator('.code pre')
    .evaluateAll((all) => all.map((code) => code.scrollWidth - code.clientWidth));
  expect(hidden.length).toBeGreaterThan(1);
  expect(Math.max(...hidden)).toBe(0);
  await expect(page.locator('.skip-link')).toBeHidden();
  await expect(page.getByRole('button').and(page.locator(':visible'))).toHaveCount(0);
});

test('on paper the cards of a list say whole what a screen cuts', async ({ page }) => {
  await open(page, '/reference');
  const summary = page.getByRole('main').locator('li article p').first();
  await expect(summary).toHaveCSS('-webkit-line-clamp', '3');
  await page.emulateMedia({ media: 'print' });
  await expect(summary).toHaveCSS('-webkit-line-clamp', 'none');
});

test('on paper a detail ends with its last line, and has no player and no form', async ({ page }) => {
  const userId = `print${Date.now() % 1e8}`;
  await registerMember(page, userId);
  await logInAs(page, userId);
  for (const board of ['videoTutorial', 'market', 'reference'] as const) {
    await open(page, `/${board}`);
    await page.getByRole('main').locator(`a[href^="/${board}Detail/"]`).first().click();
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(page).toHaveURL(/Detail/);
    await expect(heading).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main > div > div'), board).toHaveCSS('padding-bottom', '0px');
    await expect(page.getByRole('article').getByRole('link', { name: boardPlaceOf(board).name }), board).toBeHidden();
    await expect(page.locator('main :is(video, form, [aria-pressed])').and(page.locator(':visible'))).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('a printed form has empty fields where nothing was entered, and ticks where it was ticked', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await open(page, '/contact');
  const field = page.getByLabel('연락처');
  const hidden = 'rgba(0, 0, 0, 0)';
  const placeholder = () => field.evaluate((element) => getComputedStyle(element, '::placeholder').color);
  expect(await placeholder()).toBe(hidden);
  const kind = page.getByLabel('문의유형');
  await expect(kind).toHaveCSS('color', hidden);
  await kind.selectOption({ index: 1 });
  await expect(kind).not.toHaveCSS('color', hidden);
  await expect(page.getByText(/^0 \/ 2,000$/)).toBeHidden();
  await open(page, '/freeExperience');
  await expect(page.getByRole('checkbox', { name: 'Studio' })).toHaveCSS('print-color-adjust', 'exact');
});

test('on paper a product picture keeps its shape', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/');
  const picture = page.locator('#solutions [role="tabpanel"]').first().getByRole('img');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await expect
    .poll(() =>
      picture.evaluate(
        ({ clientWidth, clientHeight, naturalWidth, naturalHeight }: HTMLImageElement) =>
          clientWidth / clientHeight - naturalWidth / naturalHeight,
      ),
    )
    .toBeCloseTo(0, 1);
});

/** Runs in the page: elements in sight that are dark or reach beyond the sheet. Pictures may be dark, and cut. */
function darkOrTooWide(): string[] {
  const isDark = (colour: string) => {
    const [red = 255, green = 255, blue = 255, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    return colour.startsWith('rgb') && alpha > 0.5 && red + green + blue < 300;
  };
  const isCut = (element: Element): boolean =>
    element.parentElement !== null &&
    (getComputedStyle(element.parentElement).overflowX !== 'visible' || isCut(element.parentElement));
  return [...document.querySelectorAll('main *')]
    .filter(
      (element) => element.checkVisibility() && !element.closest('picture, video, svg, pre, [aria-hidden="true"]'),
    )
    .filter((element) => {
      const isTooWide = element.getBoundingClientRect().right > window.innerWidth + 1 && !isCut(element);
      return isTooWide || isDark(getComputedStyle(element).backgroundColor);
    })
    .map((element) => element.outerHTML.slice(0, 120));
}

test('on a phone every list begins in the first view, below 480 px of what leads to it at most', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, entry, most] of [
    ['/reference', 'li article', 480],
    ['/market', 'li article', 410],
    ['/notice', 'tbody tr', 480],
    ['/library', 'tbody tr', 480],
    ['/qna', 'tbody tr', 480],
    ['/videoTutorial', 'li article', 480],
    ['/faq', 'details', 480],
  ] as const) {
    await open(page, path);
    const first = await page.getByRole('main').locator(entry).first().boundingBox();
    expect(first?.y, path).toBeLessThan(most);
  }
  await open(page, '/market');
  const next = await page.getByRole('main').locator('li article').nth(1).boundingBox();
  const bar = await page.locator('.dock').boundingBox();
  expect(next?.y, 'that more of them follow is seen').toBeLessThan((bar?.y ?? 0) - 16);
});

test('a button that rests can be read, and the reason stands above it', async ({ page }) => {
  await open(page, '/signup');
  const button = page.getByRole('button', { name: '회원가입' });
  await expect(button).toBeDisabled();
  const reason = page.getByText('가입하려면 6개 항목이 남았습니다.');
  expect((await reason.boundingBox())?.y).toBeLessThan((await button.boundingBox())?.y ?? 0);
  const contrast = await button.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    const [text = 0, ground = 0] = [color, backgroundColor].map((colour) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    });
    return (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05);
  });
  expect(contrast).toBeGreaterThanOrEqual(4.5);
});

test('Tab goes through the bar of a list from left to right', async ({ page }) => {
  await open(page, '/notice');
  const main = page.getByRole('main');
  await main.getByRole('navigation', { name: '정렬' }).getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(main.getByRole('search').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main.getByRole('searchbox')).toBeFocused();
});

test('the logo is as high as a finger', async ({ page }) => {
  await open(page, '/notice');
  const logo = await page.getByRole('banner').getByRole('link', { name: /홈$/ }).boundingBox();
  expect(logo?.height).toBeGreaterThanOrEqual(44);
});

/** What the browser draws for a broken picture. */
const shownInstead = (picture: Locator) =>
  picture.evaluate((element) => getComputedStyle(element, '::after').content.replaceAll('"', ''));

test('a picture that does not come leaves its text or its customer in a frame', async ({ page }) => {
  await page.route('**/fileDownload/**', (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/reference');
  const card = page.getByRole('main').getByRole('article').first();
  const cover = card.locator('img');
  const customer = await shownInstead(cover);
  expect(customer).not.toBe('');
  await expect(card).toContainText(customer);
  expect((await cover.boundingBox())?.height).toBeGreaterThan(150);

  await card.getByRole('link').click();
  const text = page.getByRole('main').locator('.rich-text').first();
  await text.evaluate((element) => element.insertAdjacentHTML('beforeend', '<img src="/gone.png" alt="결산 화면">'));
  const picture = text.getByRole('img', { name: '결산 화면' });
  expect(await shownInstead(picture)).toBe('결산 화면');
  await expect.poll(async () => (await picture.boundingBox())?.height).toBeGreaterThan(100);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('on a phone the menu is folded, opens with all its links, and closes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/notice');
    const header = page.getByRole('banner');
    const height = async () => (await header.boundingBox())?.height ?? 0;
    expect(await height()).toBeLessThan(80);
    await expect(header.getByRole('link', { name: 'Market' })).toBeHidden();
    await header.getByRole('link', { name: '메뉴 열기' }).click();
    for (const name of ['Market', 'FAQ', '비디오 강의', '로그인', '무료체험'])
      await expect(header.getByRole('link', { name })).toBeVisible();
    await header.getByRole('link', { name: '메뉴 닫기' }).click();
    expect(await height()).toBeLessThan(80);

    await page.goto('/');
    expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.y).toBeLessThan(220);
  });

  test('no chat button stands there that does nothing, and the chat page says why it is empty', async ({ page }) => {
    await page.goto('/notice');
    await expect(page.locator('#chat-button')).toBeHidden();
    await page.goto('/solution-chat');
    await expect(page.getByText('AI 채팅은 자바스크립트를 켜야 사용할 수 있습니다.')).toBeVisible();
  });
});

test('hits of a search begin on the first printed page: a page may end between them', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await open(page, `/search?q=${encodeURIComponent('로봇')}`);
  const hit = page.getByRole('article').first();
  await expect(hit.locator('p').last()).toHaveCSS('break-after', 'auto');
  await expect(hit.getByRole('heading')).toHaveCSS('break-after', 'avoid');
  await expect(page.getByRole('complementary')).toBeHidden();
});
