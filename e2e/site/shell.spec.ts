import type { Locator } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { logInAs, registerMember } from '../support/account-calls.ts';
import { comeAsMember, comeAsStaff, comeAsVisitor } from '../support/board.ts';
import { builtFile } from '../support/built-file.ts';
import { open, sectionsLaidOut, settled } from '../support/open.ts';
import { newUserId } from '../support/portal.ts';
import { violationsOf } from '../support/violations.ts';

const desktop = { width: 1280, height: 400 };
const phone = { width: 390, height: 844 };

test.describe('spec 2 header on a desktop', () => {
  test.use({ viewport: desktop });

  test(
    'links to Solution, Reference, Market, the two menus, sign-up and log-in',
    { tag: '@short' },
    async ({ page }) => {
      await open(page, '/');
      const header = page.getByRole('banner');
      for (const [name, href] of [
        ['Solution', '/'],
        ['Reference', '/reference'],
        ['Market', '/market'],
        ['회원가입', '/signup'],
        ['로그인', '/login'],
      ] as const) {
        await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
      }
    },
  );

  test('Community opens on hover, closes on leaving, and toggles on click', { tag: '@short' }, async ({ page }) => {
    await open(page, '/company');
    const community = page.getByRole('button', { name: 'Community' });
    const notices = page.getByRole('banner').getByRole('link', { name: '공지사항' });
    await expect(notices).toBeHidden();
    await community.hover();
    await expect(notices).toBeVisible();
    await community.click();
    await expect(notices).toBeHidden();
    // The pointer that closed it must not open it again before it has left.
    await community.hover({ position: { x: 9, y: 9 } });
    await expect(community).toHaveAttribute('aria-expanded', 'false');
    await community.click();
    await expect(notices).toBeVisible();
    await page.getByRole('main').hover({ position: { x: 5, y: 250 } });
    await expect(notices).toBeHidden();
    await community.hover();
    await expect(notices).toBeVisible();
    // A key toggles like a click, also beside a pointer that rests there.
    await community.press('Enter');
    await expect(notices).toBeHidden();
    await community.press('Enter');
    await expect(notices).toBeVisible();
  });

  test('Community opens by a touch, which does not hover, and closes by the next', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, viewport: desktop, hasTouch: true });
    const page = await context.newPage();
    await open(page, '/company');
    const community = page.getByRole('button', { name: 'Community' });
    await community.tap();
    await expect(community).toHaveAttribute('aria-expanded', 'true');
    await community.tap();
    await expect(community).toHaveAttribute('aria-expanded', 'false');
    await context.close();
  });

  test(
    'Manual opens by keyboard, closes by Escape, and its external link opens in a new tab',
    { tag: '@short' },
    async ({ page }) => {
      await open(page, '/company');
      const manual = page.getByRole('button', { name: 'Manual' });
      await manual.focus();
      await page.keyboard.press('Enter');
      const external = page.getByRole('banner').getByRole('link', { name: /온라인 매뉴얼/ });
      await expect(external).toHaveAttribute('href', '/manual/');
      await expect(external).toHaveAttribute('target', '_blank');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('banner').getByRole('link', { name: '비디오 강의' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(external).toBeHidden();
      await expect(manual).toBeFocused();
    },
  );

  test('is transparent on the home page and in dark-text style elsewhere', async ({ page }) => {
    await open(page, '/');
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await open(page, '/company');
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('banner')).toHaveCSS('color', 'rgb(16, 24, 40)');
  });

  test('turns translucent black with dark text after more than 500 px on the home page', async ({ page }) => {
    await open(page, '/');
    const header = page.getByRole('banner');
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
    await expect(header).toHaveAttribute('data-style', 'transparent');
    await page.evaluate(() => window.scrollTo({ top: 502, behavior: 'instant' }));
    const bottom = () => header.evaluate((element) => element.getBoundingClientRect().bottom);
    await expect.poll(bottom, 'hidden').toBeLessThanOrEqual(0);
    await page.evaluate(() => window.scrollTo({ top: 501, behavior: 'instant' }));
    await expect(header).toHaveCSS('background-color', /(rgba\(0, 0, 0, 0\.5\)|oklab\(0 0 0 \/ 0\.5\))/);
    await expect(header).toHaveCSS('color', 'rgb(16, 24, 40)');
    await expect(header.locator('.menu-bar'), 'what the dark text is read on').toHaveCSS(
      'background-color',
      'rgb(255, 255, 255)',
    );
    for (const size of [{ width: 1280, height: 720 }, phone]) {
      await page.setViewportSize(size);
      const strip = await header.boundingBox();
      const plate = await header.locator('.menu-bar').boundingBox();
      expect(strip?.width, 'the black is seen around the plate').toBe(
        (await page.locator('body').boundingBox())?.width,
      );
      expect((strip?.width ?? 0) - (plate?.width ?? 0)).toBeGreaterThan(15);
      expect((strip?.height ?? 0) - (plate?.height ?? 0)).toBeGreaterThan(15);
    }
  });

  test('hides while scrolling down and shows while scrolling up, on the home page alone', async ({ page }) => {
    await open(page, '/');
    const header = page.getByRole('banner');
    await page.mouse.move(640, 300);
    await page.mouse.wheel(0, 300);
    await expect(header).not.toBeInViewport();
    await page.mouse.wheel(0, -100);
    await expect(header).toBeInViewport();
    await open(page, '/privacy');
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await settled(page);
    await expect(header).toBeInViewport();
  });
});

test.describe('spec 2 header below 1280 px', () => {
  test.use({ viewport: phone });

  test('the menu lists sign-up, log-in, the main links and collapsible groups', { tag: '@short' }, async ({ page }) => {
    await open(page, '/company');
    await page.getByRole('button', { name: '메뉴 열기' }).click();
    const menu = page.locator('#mobile-menu');
    for (const name of ['회원가입', '로그인', 'Solution', 'Reference', 'Market']) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await expect(menu.getByRole('link', { name: 'QnA' })).toBeHidden();
    await menu.getByText('Community').click();
    await expect(menu.getByRole('link', { name: 'QnA' })).toBeVisible();
    await menu.getByText('Community').click();
    await expect(menu.getByRole('link', { name: 'QnA' })).toBeHidden();
  });

  test('the menu closes from 1280 px on, on navigation, and by Escape', async ({ page }) => {
    await open(page, '/company');
    const menu = page.locator('#mobile-menu');
    const openMenu = () => page.getByRole('button', { name: '메뉴 열기' }).click();

    await openMenu();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();

    await openMenu();
    await expect(menu).toBeVisible();
    await page.setViewportSize({ ...phone, width: 1280 });
    await expect(menu).toBeHidden();
    await page.setViewportSize(phone);
    await expect(page.getByRole('button', { name: '메뉴 열기' })).toBeVisible();
    await expect(menu).toBeHidden();

    await openMenu();
    await menu.getByRole('link', { name: 'Solution' }).click();
    await expect(page).toHaveURL('/');
    await expect(menu).toBeHidden();
  });

  test('the toggle is there at 1279 px and not at 1280 px', async ({ page }) => {
    await open(page, '/company');
    const toggle = page.getByRole('button', { name: '메뉴 열기' });
    await page.setViewportSize({ ...phone, width: 1279 });
    await expect(toggle).toBeVisible();
    await page.setViewportSize({ ...phone, width: 1280 });
    await expect(toggle).toBeHidden();
  });
});

test.describe('the ways to buy', () => {
  const isComplete = async (place: Locator) => {
    await expect(place.getByRole('link', { name: '무료체험' })).toHaveAttribute('href', '/freeExperience');
    await expect(place.getByRole('link', { name: '제품 문의' })).toHaveAttribute('href', '/contact');
  };

  test('stand in the header, in the menu of a phone and at the end of a page', { tag: '@short' }, async ({ page }) => {
    await page.setViewportSize(desktop);
    await open(page, '/faq');
    await isComplete(page.getByRole('banner'));
    await isComplete(page.getByRole('contentinfo'));
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: '메뉴 열기' }).click();
    await isComplete(page.locator('#mobile-menu'));
    await expect(page.locator('.dock'), 'the bar would say them again').toBeHidden();
  });

  test('are there for members, too, at the end of what they read, and on a phone in the bar', async ({ browser }) => {
    const { page } = await comeAsMember(browser);
    await page.setViewportSize(desktop);
    for (const list of ['/market', '/notice', '/reference']) {
      await open(page, list);
      await page.getByRole('main').locator(`a[href^="${list}Detail/"]`).first().click();
      await expect(page).toHaveURL(new RegExp(`${list}Detail/`));
      await isComplete(page.getByRole('banner'));
      await isComplete(page.getByRole('contentinfo'));
    }
    const header = page.getByRole('banner');
    const [bar, trial] = await Promise.all(
      [header, header.getByRole('link', { name: '무료체험' })].map((element) => element.boundingBox()),
    );
    expect((trial?.x ?? 0) + (trial?.width ?? 0), 'in one line').toBeLessThanOrEqual(bar?.width ?? 0);
    await page.setViewportSize(phone);
    await isComplete(page.locator('.dock'));
    await open(page, '/contact');
    await expect(page.locator('.dock').getByRole('link')).toHaveCount(0);
  });

  test('stay within the page beside the longest ID, which gives way and is told whole', async ({ browser }) => {
    const page = await comeAsVisitor(browser);
    const userId = newUserId().padEnd(20, 'w');
    await registerMember(page, userId);
    await logInAs(page, userId);
    const name = { name: `${userId}님` };
    const letters: number[] = [];
    for (const width of [1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 400 });
      await open(page, '/notice');
      const header = page.getByRole('banner');
      letters.push(await header.getByRole('link', name).locator('span').evaluate(lettersShown));
      const end = await header
        .locator('.menu-bar')
        .evaluate((bar) => bar.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(bar).paddingRight));
      const trial = await header.getByRole('link', { name: '무료체험' }).boundingBox();
      expect((trial?.x ?? 0) + (trial?.width ?? 0), `${width} px`).toBeLessThanOrEqual(end);
      await expect(header.getByRole('link', name)).toHaveAttribute('title', new RegExp(userId));
    }
    expect(Math.min(...letters), 'a wider window shows no fewer of its letters').toBe(letters[0]);
    expect(letters[0]).toBeGreaterThanOrEqual(8);
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: '메뉴 열기' }).click();
    const menu = page.locator('#mobile-menu');
    const told = menu.getByRole('link', name).locator('span');
    expect((await told.boundingBox())?.height, 'in one line').toBeLessThan(24);
    expect(await told.evaluate((span) => span.scrollWidth - span.clientWidth), 'and whole').toBe(0);
  });

  test('leave the bar of staff to their work', async ({ browser }) => {
    const page = await comeAsStaff(browser);
    await page.setViewportSize(desktop);
    await open(page, '/faq');
    await expect(page.getByRole('banner').getByRole('link', { name: '관리', exact: true })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: '무료체험' })).toHaveCount(0);
  });

  test('do not interrupt who has taken one of them, or is logging in', async ({ page }) => {
    for (const path of ['/contact', '/freeExperience', '/login', '/findIdPw']) {
      await open(page, path);
      await expect(page.getByRole('contentinfo').getByRole('link', { name: '회사소개' })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: '무료체험' })).toHaveCount(0);
    }
  });
});

/** Runs in the page: how many letters of the text end before the place where it is cut, if it is. */
function lettersShown(cut: HTMLElement | SVGElement): number {
  const text = cut.firstChild as Text;
  const { right } = cut.getBoundingClientRect();
  const range = document.createRange();
  return Array.from(text.data).filter((_, at) => {
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getBoundingClientRect().right <= right;
  }).length;
}

test.describe('spec 1 footer and back-to-top', () => {
  test('ends the window below a page that is shorter', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1400 });
    await open(page, '/login');
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBe(1400);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(1400);
  });

  test('shows the three links, two family sites in new tabs, and the copyright', async ({ page }) => {
    await open(page, '/company');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: '회사소개' })).toHaveAttribute('href', '/company');
    await expect(footer.getByRole('link', { name: '개인정보처리방침' })).toHaveAttribute('href', '/privacy');
    await expect(footer.getByRole('link', { name: '이용약관' })).toHaveAttribute('href', '/terms');
    await expect(footer.getByText(/^©/)).toBeVisible();

    await footer.getByText('패밀리 사이트').click();
    const sites = footer.locator('details a');
    await expect(sites).toHaveCount(2);
    await expect(sites.first()).toBeVisible();
    await expect(sites.first()).toHaveAttribute('target', '_blank');
    await page.keyboard.press('Escape');
    await expect(sites.first()).toBeHidden();
    for (const width of [320, 360, 390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      await footer.getByText('패밀리 사이트').click();
      await expect(sites.first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
      await page.keyboard.press('Escape');
    }
  });

  test(
    'back-to-top appears after more than 700 px and scrolls smoothly to the top',
    { tag: '@short' },
    async ({ page }) => {
      await page.setViewportSize(phone);
      await open(page, '/');
      const button = page.getByRole('button', { name: '맨 위로' });
      await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
      await expect(button).toBeHidden();
      await page.evaluate(() => window.scrollTo({ top: 701, behavior: 'instant' }));
      const passed = await page.evaluateHandle(() => {
        const positions: number[] = [];
        addEventListener('scroll', () => positions.push(window.scrollY));
        return positions;
      });
      await button.click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      const onTheWay = (await passed.jsonValue()).filter((y) => y > 0 && y < 700);
      expect(onTheWay.length).toBeGreaterThan(0);
      await expect(button).toBeHidden();
    },
  );
});

test.describe('spec 2 root shell', () => {
  test(
    'the scroll returns to the top after a navigation, and to its place on going back',
    { tag: '@short' },
    async ({ page }) => {
      // At this size the estimated section heights differ most from the real ones.
      await page.setViewportSize({ width: 1024, height: 768 });
      await open(page, '/');
      await sectionsLaidOut(page);
      await page.getByRole('link', { name: '이용약관' }).scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => window.scrollY);
      expect(before).toBeGreaterThan(300);
      await page.getByRole('link', { name: '이용약관' }).click();
      await expect(page).toHaveURL('/terms');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      // Chromium may round a position between two pixels either way.
      const isBack = () =>
        expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(2);
      await isBack();
      await sectionsLaidOut(page);
      await isBack();
    },
  );

  test('spec 2 root shell: another page fades in, the first one does not', async ({ page }) => {
    const content = page.locator('#main > div');
    await open(page, '/company');
    await expect(content).toHaveCSS('animation-name', 'none');
    await page.getByRole('link', { name: '이용약관' }).click();
    await expect(page).toHaveURL('/terms');
    await expect(content).toHaveCSS('animation-name', 'route-fade');
  });

  test('the menu shows where one is also in its groups, which a phone opens', async ({ page }) => {
    await open(page, '/qna');
    const accent = await page
      .getByRole('banner')
      .getByRole('button', { name: 'Community' })
      .evaluate((group) => {
        const other = document.querySelector<HTMLElement>('[aria-controls="menu-manual"]');
        return getComputedStyle(group).color !== (other && getComputedStyle(other).color);
      });
    expect(accent).toBe(true);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: '메뉴 열기' }).click();
    const menu = page.locator('#mobile-menu');
    await expect(menu.getByRole('link', { name: 'QnA' })).toBeVisible();
    await expect(menu.getByRole('link', { name: '비디오 강의' })).toBeHidden();
  });

  test('/error and unknown paths are a blank page with status 404', { tag: '@short' }, async ({ page }) => {
    for (const path of ['/error', '/no/such/page']) {
      const response = await open(page, path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: '요청하신 페이지를 찾을 수 없습니다.' })).toBeVisible();
      await expect(page.getByRole('searchbox')).toBeVisible();
      await expect(page.getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', '/faq');
      await expect(page.getByRole('link', { name: '도입 비용·효과' })).toHaveAttribute('href', '/cost');
      await expect(page.getByRole('link', { name: '무료체험' })).toHaveAttribute('href', '/freeExperience');
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
    }
    await page.getByRole('link', { name: '홈으로 가기' }).click();
    await expect(page).toHaveURL('/');
  });

  test('a dialog whose script does not arrive says so, loses nothing typed, and opens the next time', async ({
    page,
  }) => {
    await open(page, '/signup');
    await page.getByLabel('이름').fill('홍길동');
    const script = `**/${builtFile('text-dialog')}`;
    await page.route(script, (route) => route.abort());
    const read = page.getByRole('button', { name: '이용약관 동의 내용 보기' });
    await read.click();
    const toasts = page.getByRole('region', { name: '알림' });
    await expect(toasts.getByText('네트워크 연결을 확인해주세요.')).toBeVisible();
    await expect(page.getByLabel('이름')).toHaveValue('홍길동');
    await page.unroute(script);
    await read.click();
    await expect(page.getByRole('dialog', { name: '이용약관 동의' })).toBeVisible();
    await expect(page.getByLabel('이름')).toHaveValue('홍길동');
  });

  test('the first stop of the keyboard leads past the header', { tag: '@short' }, async ({ page }) => {
    await open(page, '/company');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '본문 바로가기' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('axe finds nothing on the scrolled home page, nor in the open menus', async ({ page }) => {
    await page.setViewportSize(desktop);
    await open(page, '/');
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await page.evaluate(() => window.scrollTo({ top: 560, behavior: 'instant' }));
    await page.getByRole('button', { name: 'Community' }).hover();
    await expect(page.getByRole('banner')).toHaveAttribute('data-style', 'translucent');
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize(phone);
    await expect(page.locator('.side-bar')).toBeVisible();
    await page.getByRole('button', { name: '메뉴 열기' }).click();
    await expect(page.locator('.side-bar')).toBeHidden();
    expect(await violationsOf(page)).toEqual([]);
  });
});

test('the script that focuses the first invalid field is asked for again when it could not be loaded', async ({
  page,
}) => {
  let asked = 0;
  // The second time its address has an end that the browser does not remember as failed.
  await page.route(`**/${builtFile('focus-first-invalid-field')}*`, (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  await open(page, '/login');
  const userId = page.getByLabel(/^아이디\*?$/);
  const password = page.getByLabel(/^비밀번호\*?$/);
  await password.focus();
  await expect.poll(() => asked).toBe(1);
  await userId.focus();
  await expect.poll(() => asked).toBe(2);
  await password.focus();
  await page.getByRole('main').getByRole('button', { name: '로그인' }).click();
  await expect(page.getByText('아이디를 입력해주세요.')).toBeVisible();
  await expect(userId).toBeFocused();
});

test('a form that is sent by a click alone leads to its first error, too', async ({ page }) => {
  const script = Promise.withResolvers<void>();
  await page.route(`**/${builtFile('focus-first-invalid-field')}*`, async (route) => {
    await script.promise;
    await route.continue();
  });
  await open(page, '/login');
  await page.getByRole('main').getByRole('button', { name: '로그인' }).click();
  await expect(page.getByText('아이디를 입력해주세요.')).toBeVisible();
  script.resolve();
  await expect(page.getByLabel(/^아이디\*?$/)).toBeFocused();
});
