import { expect, test } from '@playwright/test';
import { ask, comeAsMember, comeAsStaff, newTitle } from '../support/board.ts';
import { open, sectionsLaidOut } from '../support/open.ts';

const PATHS = ['/', '/faq', '/reference', '/cost'];

// Below the menu breakpoint no margin beside the content could hold anything.
for (const width of [390, 768, 1279])
  for (const path of PATHS)
    test(`${path}, ${width} px: only the bar at the bottom edge, and it covers neither the page's end nor the focus`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page, path);
      if (path === '/') await sectionsLaidOut(page);
      await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
      await expect(page.getByRole('button', { name: 'AI 채팅 열기' })).toBeInViewport();
      const floating = await page.evaluate(() => {
        const dock = document.querySelector('.dock')?.getBoundingClientRect();
        const visible = [...document.querySelectorAll<HTMLElement>('body *')].filter(
          (element) =>
            getComputedStyle(element).position === 'fixed' && element.checkVisibility({ visibilityProperty: true }),
        );
        return visible
          .filter((element) => !element.closest('header, [role=dialog], .sr-only'))
          .map((element) => ({ box: element.getBoundingClientRect(), name: element.className }))
          .filter(({ box }) => box.bottom > 0 && box.height > 0 && dock !== undefined && box.top < dock.top)
          .map(({ name }) => name);
      });
      expect(floating).toEqual([]);

      const dockTop = () => page.locator('.dock').evaluate((dock) => dock.getBoundingClientRect().top);
      const gaps = await page
        .locator('.dock')
        .evaluate((dock) => (document.querySelector('footer')?.clientWidth ?? 0) - dock.clientWidth);
      expect(gaps).toBe(0);
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const last = page.locator('footer p').last();
      const bottom = await last.evaluate((element) => element.getBoundingClientRect().bottom);
      expect(bottom).toBeLessThanOrEqual(await dockTop());

      const link = page.getByRole('contentinfo').getByRole('link', { name: '이용약관' });
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await link.focus();
      expect(await link.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(
        await dockTop(),
      );
    });

test('staff are not asked to buy', async ({ browser }) => {
  const staff = await comeAsStaff(browser);
  for (const width of [390, 1440]) {
    await staff.setViewportSize({ width, height: 844 });
    await open(staff, '/market');
    await expect(staff.getByRole('button', { name: 'AI 채팅 열기' })).toBeVisible();
    await expect(staff.getByRole('link', { name: '무료체험' })).toHaveCount(0);
  }
});

test('without the ways to buy the whole bar opens the assistant, except for the way back to the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/contact');
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const dock = await page.locator('.dock').boundingBox();
  await page.getByRole('button', { name: '맨 위로' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(page.getByRole('button', { name: 'AI 채팅 열기' })).toBeInViewport();
  await page.mouse.click(40, (dock?.y ?? 0) + (dock?.height ?? 0) / 2);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('no bar lies over what one fills in: it is the end of the page', async ({ browser }) => {
  const { page: member } = await comeAsMember(browser);
  const question = await ask(member, newTitle('하단 바'));
  for (const width of [390, 768])
    for (const path of ['/contact', '/freeExperience', '/myActivity', '/userEdit', `/qnaDetail/${question}`]) {
      await member.setViewportSize({ width, height: 844 });
      await open(member, path);
      const places = () =>
        member.evaluate(() => {
          const bottomOf = (name: string) => document.querySelector(name)?.getBoundingClientRect().bottom ?? 0;
          return { dock: bottomOf('.dock'), page: bottomOf('footer') };
        });
      const { dock, page } = await places();
      expect(dock, path).toBeCloseTo(page);
      await member.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect(member.getByRole('button', { name: 'AI 채팅 열기' }), path).toBeInViewport({ ratio: 1 });
      await expect(member.locator('.dock').getByRole('link'), path).toHaveCount(0);
    }
});

// Also where the page's own parts hold the focus, and not only its end.
test('the Tab key never leads under the bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  for (const path of ['/faq', '/market']) {
    await open(page, path);
    await page.evaluate(() => document.querySelector('main')?.focus());
    const top = await page.locator('.dock').evaluate((dock) => dock.getBoundingClientRect().top);
    for (let pressed = 0; pressed < 25; pressed += 1) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(() => {
        const element = document.activeElement;
        return { name: element?.textContent ?? '', bottom: element?.getBoundingClientRect().bottom ?? Infinity };
      });
      expect(focus.bottom, `${path} ${focus.name.slice(0, 40)}`).toBeLessThanOrEqual(top);
    }
  }
});

test('on a phone the bar of a market entry offers nothing beside what the entry itself does', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Of the demo content: other tests publish entries, too.
  await open(page, '/market?q=세금계산서');
  await expect(page.locator('.dock').getByRole('link', { name: '무료체험' })).toBeVisible();
  const entry = page
    .getByRole('main')
    .getByRole('article')
    .getByRole('link', { name: /세금계산서 수신·대사 템플릿/ });
  await open(page, (await entry.getAttribute('href')) ?? '');
  // Who stays sees what there is without a log-in.
  await page.getByRole('alertdialog').getByRole('button', { name: '닫기' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: '로그인' })).toBeVisible();
  await expect(page.locator('.dock').getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: '무료체험' })).toBeVisible();
});

// From there on the assistant and the way back to the top stand in the margin, beside the content.
for (const width of [1280, 1300, 1366])
  test(`at ${width} px the margin holds what stays on the screen, and nothing lies under it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/faq', '/notice', '/market', '/cost', '/search?q=엑셀']) {
      await open(page, path);
      const right = await page.evaluate(() => {
        const ofPage = document.querySelectorAll('main :is(a, button, p, li, td, h2), footer :is(a, button, p)');
        // The advantages beside the current one are outside their view.
        const shown = [...ofPage].filter(
          (element) => !element.closest('.advantages-slide:not([aria-current]), .side-bar, .sr-only'),
        );
        return Math.max(...shown.map((element) => element.getBoundingClientRect().right));
      });
      const left = await page.locator('.dock').evaluate((dock) => dock.getBoundingClientRect().left);
      expect(right, path).toBeLessThanOrEqual(left);
    }
  });

test('a keyboard reaches the pause of the advantages before they are ready, and keeps the focus', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  const pause = page.getByRole('button', { name: /자동 넘김/ });
  await pause.focus();
  await expect(pause).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('.advantages-view')).toBeFocused();
});

test('with reduced motion there is nothing to pause in the first section', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await expect(page.locator('#intro').getByRole('button', { name: /장면/ })).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(page.locator('#intro').getByRole('button', { name: '장면 일시정지' })).toBeVisible();
});

test('on a phone the bar of the landing page is dark below the dark first view, and light with the second section', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const dock = page.locator('.dock');
  await expect(dock).toHaveCSS('background-color', 'rgb(10, 15, 30)');
  await page.locator('#features').evaluate((section) => section.scrollIntoView());
  await expect(dock).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('on a phone the bar is dark where the dark end of a page is behind it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/contact', '/reference']) {
    await open(page, path);
    if (path === '/') await sectionsLaidOut(page);
    const dock = page.locator('.dock');
    if (path !== '/') await expect(dock).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(dock, path).toHaveCSS('background-color', 'rgb(10, 15, 30)');
  }
});

for (const width of [390, 768])
  test(`at ${width} px the bar leaves its calls to the end of the page as soon as that has them in view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/', '/faq']) {
      await open(page, path);
      if (path === '/') await sectionsLaidOut(page);
      const dock = page.locator('.dock');
      const [inBar, atEnd] = [dock, page.getByRole('contentinfo')].map((place) =>
        place.getByRole('link', { name: '무료체험' }),
      );
      /** Scrolls so far that the end of the page shows its call that much above the bar. */
      const show = async (px: number) => {
        const bar = (await dock.boundingBox())?.y ?? 0;
        await atEnd?.evaluate(
          (link, below) => window.scrollBy({ top: link.getBoundingClientRect().bottom - below, behavior: 'instant' }),
          bar - px,
        );
      };
      await show(-60);
      await expect(inBar ?? dock, path).toBeVisible();
      await show(1);
      await expect(inBar ?? dock, path).toBeHidden();
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect(inBar ?? dock, path).toBeHidden();
      await expect(page.getByRole('button', { name: 'AI 채팅 열기' })).toBeInViewport();
    }
  });

for (const width of [360, 390, 768])
  test(`the bar of the landing page holds the marks and the way to a trial side by side at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/');
    await page.locator('#solutions').evaluate((section) => section.scrollIntoView());
    const marks = page.getByRole('navigation', { name: '이 페이지의 구역' });
    await expect(marks).toBeVisible();
    const trial = page.locator('.dock').getByRole('link', { name: '무료체험' });
    const [left, right] = await Promise.all([marks.boundingBox(), trial.boundingBox()]);
    expect(left?.x).toBeGreaterThanOrEqual(12);
    expect((left?.x ?? 0) + (left?.width ?? Infinity)).toBeLessThanOrEqual(right?.x ?? 0);
  });

test('on a phone solutions and advantages show pictures made for it, which fill their frame and need no button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await page.locator('#solutions').scrollIntoViewIfNeeded();
  for (const [tab, file] of [
    ['AION-U', 'phone-overview'],
    ['Studio', 'phone-studio'],
    ['AION-U Center', 'phone-center'],
  ] as const) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    const panel = page.locator('#solutions [role="tabpanel"]:visible');
    const picture = panel.getByRole('img').first();
    await expect
      .poll(() => picture.evaluate((element: HTMLImageElement) => (element.complete ? element.currentSrc : '')))
      .toContain(file);
    const [shown, drawn] = await picture.evaluate((element: HTMLImageElement) => [
      element.clientWidth / element.clientHeight,
      element.naturalWidth / element.naturalHeight,
    ]);
    expect(shown).toBeCloseTo(drawn ?? 0, 1);
    await expect(panel.getByRole('button', { name: /^영상/ })).toBeHidden();
  }
  await expect(page.locator('#solutions video')).toHaveCount(0);

  const advantage = page.locator('#advantages [aria-current]').getByRole('img');
  await advantage.scrollIntoViewIfNeeded();
  await expect
    .poll(() => advantage.evaluate((element: HTMLImageElement) => (element.complete ? element.currentSrc : '')))
    .toContain('phone-advantage-');
});
