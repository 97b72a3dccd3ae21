import type { Page, Route } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { open, sectionsLaidOut } from '../support/open.ts';
import { violationsOf } from '../support/violations.ts';
import { SLIDE_MS } from '#web/features/landing/advantages/carousel-timing.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const A_SLIDE = SLIDE_MS + 100;
/** Autoplay has advanced after this time. */
const LONGER_THAN_A_SLIDE = SLIDE_MS * 1.5;
const SECTIONS = ['intro', 'features', 'advantages', 'solutions', 'references'] as const;

async function goTo(page: Page, section: (typeof SECTIONS)[number]): Promise<void> {
  // Before that, the section moves out of view again.
  await sectionsLaidOut(page);
  await page.evaluate((id) => {
    window.scrollTo({ top: document.getElementById(id)?.offsetTop, behavior: 'instant' });
  }, section);
}

test.describe('spec 2 landing page: calls to action', () => {
  test(
    'free trial and product inquiry lead to their pages; the five sections follow one another',
    { tag: '@short' },
    async ({ page }) => {
      await open(page, '/');
      const main = page.getByRole('main');
      await test.step('free trial and product inquiry lead to their pages', async () => {
        await expect(main.getByRole('link', { name: '무료체험' })).toHaveAttribute('href', '/freeExperience');
        await expect(main.getByRole('link', { name: '제품 문의' })).toHaveAttribute('href', '/contact');
      });
      await test.step('the five sections follow one another, each with its heading', async () => {
        expect(
          await page.locator('main section[aria-labelledby$="-title"]').evaluateAll((all) => all.map(({ id }) => id)),
        ).toEqual(SECTIONS);
        await expect(page.locator('#features li')).toHaveCount(6);
      });
    },
  );
});

test('the picture of the first section stands beside its words from 1024 px on, whole in the first view', async ({
  page,
}) => {
  for (const viewport of [{ width: 1024, height: 768 }, { width: 1279, height: 800 }, desktop]) {
    await page.setViewportSize(viewport);
    await open(page, '/');
    const words = await page.locator('#intro h1').boundingBox();
    const picture = await page.locator('#intro figure').boundingBox();
    expect(picture?.x).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0));
    const dockTop = await page.locator('.dock').evaluate((dock) => dock.getBoundingClientRect().top);
    expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(dockTop);
    for (const text of await page.locator('#intro figure svg:visible text').all())
      expect(await text.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(12);
  }
});

test('the first view of a desktop ends below the notices, none of them cut', async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, '/');
  for (const notice of await page.locator('#intro').getByRole('listitem').all())
    await expect(notice).toBeInViewport({ ratio: 1 });
});

test('the picture of an advantage begins on a phone where its text does, and stands beside it on a tablet', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  await sectionsLaidOut(page);
  const slide = page.locator('#advantages article').first();
  const [text, picture] = [slide.getByRole('heading'), slide.getByRole('img')];
  expect((await picture.boundingBox())?.x).toBe((await text.boundingBox())?.x);
  await page.setViewportSize({ width: 768, height: 1024 });
  const [words, beside] = [await text.boundingBox(), await picture.boundingBox()];
  expect(beside?.x).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? Infinity));
  await expect
    .poll(() => picture.evaluate((element: HTMLImageElement) => (element.complete ? element.currentSrc : '')))
    .toContain('phone-advantage-');
});

test('on a tablet what fits beside each other does, so that the page has little more than six screens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, '/');
  await sectionsLaidOut(page);
  const [words, scene] = [page.locator('#intro h1'), page.locator('#intro figure')];
  expect((await scene.boundingBox())?.x).toBeGreaterThan((await words.boundingBox())?.x ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6400);
});

test('the titles of the notices are whole', async ({ page }) => {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await open(page, '/');
    const titles = page.getByRole('region', { name: '공지사항' }).locator('li span');
    await expect(titles).not.toHaveCount(0);
    for (const title of await titles.all())
      expect(
        await title.evaluate((it) => [it.scrollWidth - it.clientWidth, it.scrollHeight - it.clientHeight]),
      ).toEqual([0, 0]);
  }
});

test('a pinned notice is marked, so that its place above newer ones is understood', async ({ page }) => {
  await open(page, '/');
  const first = page.getByRole('region', { name: '공지사항' }).getByRole('link', { name: /^상단 고정 / });
  await expect(first).toHaveCount(1);
  await expect(first.getByRole('img', { name: '상단 고정' })).toBeVisible();
});

for (const [width, height] of [
  [390, 664],
  [360, 640],
] as const)
  test(`the first view of a phone has both calls and the proof above the bar (${width} by ${height} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/');
    const bar = (await page.locator('.dock').boundingBox())?.y ?? 0;
    const intro = page.locator('#intro');
    for (const part of [
      intro.getByRole('heading', { level: 1 }),
      intro.getByRole('link', { name: '무료체험' }),
      intro.getByRole('link', { name: '제품 문의' }),
      intro.getByText(/^고객이 측정한 업무 시간, \d+% 단축$/),
      ...(width === 390
        ? await intro.getByText('도입 비용과 효과 계산하기').locator('xpath=..').getByRole('link').all()
        : []),
    ]) {
      const box = await part.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(bar);
    }
  });

test.describe('features', () => {
  const row = (page: Page) => page.getByRole('group', { name: /^업무의 처음부터/ });

  test('on a phone they are a row, of which the next one peeks in and arrow keys reach the last', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(phone);
    await open(page, '/');
    await goTo(page, 'features');
    const cards = await row(page)
      .getByRole('listitem')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect()));
    expect(new Set(cards.map(({ top }) => top)).size).toBe(1);
    expect(cards[0]?.right).toBeLessThan(phone.width - 40);
    expect(cards[1]?.left).toBeLessThan(phone.width - 20);
    await row(page).focus();
    const last = row(page).getByRole('listitem').last();
    await expect(last).not.toBeInViewport();
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(last).toBeInViewport({ ratio: 1, timeout: 100 });
    }).toPass();
    await expect
      .poll(() => last.evaluate((card) => card.ownerDocument.body.clientWidth - card.getBoundingClientRect().right))
      .toBeGreaterThan(15);
    await expect(last.getByText('6/6'), 'which one of how many').toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6500);
  });

  test('on wide screens, where all are in view, they are no stop of the Tab key', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await open(page, '/');
    await goTo(page, 'features');
    await expect(page.locator('#features').getByRole('listitem').first()).toBeVisible();
    const view = page.locator('.features-view');
    await view.evaluate((element: HTMLElement) => element.focus());
    await expect(view).not.toBeFocused();
  });
});

test.describe('spec 2 landing page: side button bar', () => {
  test('is hidden until the first scroll, then names the five sections', { tag: '@short' }, async ({ page }) => {
    await open(page, '/');
    const bar = page.getByRole('navigation', { name: '이 페이지의 구역' });
    await expect(bar).toBeHidden();
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 40);
    await expect(bar).toBeVisible();
    await expect(bar.getByRole('button')).toHaveText([
      '01 AION-U',
      '02 Features',
      '03 Advantages',
      '04 Solutions',
      '05 Reference',
    ]);
  });

  test('scrolls smoothly to its section and highlights it, white on 1, 3 and 5, dark on the others', async ({
    page,
  }) => {
    await open(page, '/');
    await page.evaluate(() => window.scrollTo({ top: 10, behavior: 'instant' }));
    const bar = page.locator('nav[data-tone]');
    for (const [index, tone] of [
      [4, 'white'],
      [1, 'dark'],
      [2, 'white'],
      [3, 'dark'],
      [0, 'white'],
    ] as const) {
      const button = bar.getByRole('button').nth(index);
      const before = await page.evaluate(() => window.scrollY);
      await button.click();
      await expect(button).toHaveAttribute('aria-current', 'true');
      await expect(bar.locator('[aria-current]')).toHaveCount(1);
      await expect(bar).toHaveAttribute('data-tone', tone);
      expect(await page.evaluate(() => window.scrollY)).not.toBe(before);
      await expect(button).toHaveCSS('color', tone === 'white' ? 'rgb(255, 255, 255)' : 'rgb(31, 94, 255)');
    }
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('spec 9: a section is current from a quarter of the window on', async ({ page }) => {
    await open(page, '/');
    const bar = page.locator('nav[data-tone]');
    const top = await page.evaluate(() => document.getElementById('features')?.offsetTop ?? 0);
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top - desktop.height / 4 - 2);
    await expect(bar.locator('[aria-current]')).toHaveText('01 AION-U');
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top - desktop.height / 4 + 1);
    await expect(bar.locator('[aria-current]')).toHaveText('02 Features');
  });

  test('from the menu breakpoint on its numbers stand beside the content, with the names where there is room or one points', async ({
    page,
  }) => {
    for (const width of [1280, 1366, 1440, 1492, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/');
      await page.evaluate(() => window.scrollTo({ top: 60, behavior: 'instant' }));
      const bar = page.locator('nav[data-tone]');
      await expect(bar).toBeVisible();
      const edge = (await bar.boundingBox())?.x ?? 0;
      const names = await bar.getByRole('button').locator('.side-bar-name').all();
      const expectNames = async (areShown: boolean) => {
        for (const name of names)
          if (areShown) expect((await name.boundingBox())?.width, `${width} px`).toBeGreaterThan(40);
          else expect((await name.boundingBox())?.width, `${width} px`).toBeLessThan(2);
      };
      await expectNames(width >= 1492);
      const cut = await bar
        .locator('button > :has(.side-bar-name)')
        .evaluateAll((labels) => labels.map((label) => label.scrollWidth - label.clientWidth));
      expect(cut, `whole numbers at ${width} px`).toEqual([0, 0, 0, 0, 0]);
      await bar.hover();
      await expectNames(true);
      await page.mouse.move(10, 10);
      await bar.getByRole('button').first().focus();
      await page.keyboard.press('ArrowDown');
      await expectNames(true);
      const [left, right] = await page
        .locator('#intro-title, .flow-scene')
        .evaluateAll(([title, scene]) => [
          title?.getBoundingClientRect().left ?? 0,
          document.body.clientWidth - (scene?.getBoundingClientRect().right ?? 0),
        ]);
      expect(Math.abs((left ?? 0) - (right ?? 0)), `the page is centred at ${width} px`).toBeLessThan(2);
      const rightmost = await page.evaluate(() => {
        const parts = document.querySelectorAll(
          'main section :is(h1, h2, h3, p, a, [role=tabpanel], li[aria-current])',
        );
        const shown = [...parts].filter((part) => !part.closest('.advantages-slide:not([aria-current])'));
        return Math.max(...shown.map((part) => part.getBoundingClientRect().right));
      });
      expect(edge - rightmost, `${width} px`).toBeGreaterThanOrEqual(12);
    }
  });

  test('keeps its width, border and shadow in every section, and is gone at the end of the page', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/');
    const bar = page.locator('nav[data-tone]');
    const widths = new Set<number | undefined>();
    const frames = new Set<string>();
    for (const [index, section] of SECTIONS.entries()) {
      await goTo(page, section);
      if (index === 0) await page.evaluate(() => window.scrollTo({ top: 60, behavior: 'instant' }));
      await expect(bar.getByRole('button').nth(index)).toHaveAttribute('aria-current', 'true');
      widths.add((await bar.boundingBox())?.width);
      // A plate in every section, so that none of them appears and vanishes.
      await expect(bar).toHaveCSS('background-color', index % 2 === 0 ? 'rgb(10, 15, 30)' : 'rgb(255, 255, 255)');
      frames.add(await bar.evaluate((plate) => getComputedStyle(plate).boxShadow));
    }
    expect([...widths]).toEqual([46]);
    expect([...frames]).toEqual([expect.stringContaining('rgba(10, 15, 30')]);
    await expect(bar).toHaveCSS('opacity', '1');
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(bar).toHaveCSS('opacity', '0');
    await goTo(page, 'references');
    await expect(bar).toHaveCSS('opacity', '1');
  });

  test('is one stop of the Tab key, and the arrow keys lead through it', async ({ page }) => {
    await open(page, '/');
    await goTo(page, 'features');
    const bar = page.getByRole('navigation', { name: '이 페이지의 구역' });
    const marks = bar.getByRole('button');
    await expect(marks.nth(1)).toHaveAttribute('aria-current', 'true');
    await marks.nth(1).focus();
    await page.keyboard.press('ArrowDown');
    await expect(marks.nth(2)).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(marks.nth(4)).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('Tab');
    await expect(bar.locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(marks.nth(4)).toBeFocused();
    expect(await violationsOf(page, 'nav[data-tone]')).toEqual([]);
  });

  test('on a phone it is a row of dots in the bar at the bottom, with the same names', async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, '/');
    await goTo(page, 'features');
    await page.getByRole('button', { name: '04 Solutions' }).click();
    await expect(page.locator('#solutions').getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(page.getByRole('button', { name: '04 Solutions' })).toHaveAttribute('aria-current', 'true');
  });
});

test.describe('spec 2 landing page: advantages', () => {
  const counter = (page: Page) => page.locator('#advantages p[aria-live] > span[aria-hidden]');
  const slides = (page: Page) => page.locator('#advantages li');
  /** The slide fills the column. How far down the page one sees it is another matter. */
  const expectShown = async (page: Page, index: number) => {
    const view = await page.locator('.advantages-view').boundingBox();
    const slide = slides(page).nth(index).locator('article');
    await expect
      .poll(async () => Math.abs(((await slide.boundingBox())?.x ?? Infinity) - (view?.x ?? 0)))
      .toBeLessThan(1);
    expect(Math.abs(((await slide.boundingBox())?.width ?? 0) - (view?.width ?? 0))).toBeLessThan(1);
  };

  test(
    'five slides with page number, title and description, 30 px apart, and an n/5 counter',
    { tag: '@short' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, '/');
      await goTo(page, 'advantages');
      await expect(page.getByRole('button', { name: '다음 강점' })).toBeEnabled();
      await expect(counter(page)).toHaveText('1/5');
      await expect(slides(page)).toHaveCount(5);
      await expect(slides(page).locator('p:first-child')).toHaveText(['01', '02', '03', '04', '05']);
      await expect(slides(page).getByRole('heading', { level: 3 })).toHaveCount(5);
      const [first, second] = await slides(page)
        .locator('article')
        .evaluateAll((all) => all.map((article) => article.getBoundingClientRect()));
      expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(30, 0);
    },
  );

  for (const width of [390, 1280, 1920])
    test(`a slide fills the column at ${width} px, and nothing of the others is in view`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, '/');
      await goTo(page, 'advantages');
      const next = page.getByRole('button', { name: '다음 강점' });
      await expect(next).toBeEnabled();
      const view = await page.locator('.advantages-view').boundingBox();
      const heading = await page.locator('#advantages-title').boundingBox();
      expect(view?.x).toBeCloseTo(heading?.x ?? 0, 0);
      for (const shown of [0, 1]) {
        await expectShown(page, shown);
        await next.click();
      }
    });

  test('next and previous loop around both ends', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    await goTo(page, 'advantages');
    const next = page.getByRole('button', { name: '다음 강점' });
    await page.getByRole('button', { name: '이전 강점' }).click();
    await expect(counter(page)).toHaveText('5/5');
    await expectShown(page, 4);
    for (const shown of ['1/5', '2/5', '3/5', '4/5', '5/5', '1/5']) {
      await next.click();
      await expect(counter(page)).toHaveText(shown);
    }
    await expectShown(page, 0);
  });

  test(
    'plays by itself while in view, waits while it is not, and the button pauses it',
    { tag: '@short' },
    async ({ page }) => {
      await page.clock.install();
      await open(page, '/');
      // The sections are laid out while the browser is idle, of which a paused clock tells nothing.
      await sectionsLaidOut(page);
      await page.clock.pauseAt(Date.now() + 60_000);
      const pause = page.getByRole('button', { name: '자동 넘김 멈춤' });
      await goTo(page, 'advantages');
      await expect(pause).toBeEnabled();
      await expect(page.locator('#advantages')).toBeInViewport();
      await page.clock.fastForward(A_SLIDE);
      await expect(counter(page)).toHaveText('2/5');

      await goTo(page, 'references');
      await expect(page.locator('#advantages')).not.toBeInViewport();
      await page.clock.fastForward(LONGER_THAN_A_SLIDE);
      await expect(counter(page)).toHaveText('2/5');
      await goTo(page, 'advantages');
      await expect(page.locator('#advantages')).toBeInViewport();
      await page.clock.fastForward(A_SLIDE);
      await expect(counter(page)).toHaveText('3/5');

      // The chat button stands beside the column, at any scroll position.
      const edge = await pause.evaluate((button) => button.getBoundingClientRect().right);
      expect(edge).toBeLessThan(await page.locator('.dock').evaluate((dock) => dock.getBoundingClientRect().left));
      await pause.click();
      const start = page.getByRole('button', { name: '자동 넘김 시작' });
      await expect(start).toBeVisible();
      await page.clock.fastForward(LONGER_THAN_A_SLIDE);
      await expect(counter(page)).toHaveText('3/5');
      await start.click();
      await expect(pause).toBeVisible();
      await page.clock.fastForward(A_SLIDE);
      await expect(counter(page)).toHaveText('4/5');
    },
  );

  test('stops for good when the visitor takes over, by button or by drag', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    await goTo(page, 'advantages');
    await page.getByRole('button', { name: '다음 강점' }).click();
    await expect(page.getByRole('button', { name: '자동 넘김 시작' })).toBeVisible();
    const shown = await counter(page).textContent();
    await goTo(page, 'features');
    await goTo(page, 'advantages');
    await page.setViewportSize({ width: 1300, height: 900 });
    await page.clock.fastForward(LONGER_THAN_A_SLIDE);
    await expect(counter(page)).toHaveText(shown ?? '');

    await open(page, '/');
    await goTo(page, 'advantages');
    await expect(page.getByRole('button', { name: '자동 넘김 멈춤' })).toBeVisible();
    const box = await page.locator('.advantages-view').boundingBox();
    const y = (box?.y ?? 0) + 100;
    await page.mouse.move(700, y);
    await page.mouse.down();
    await page.mouse.move(200, y, { steps: 12 });
    await page.mouse.up();
    await expect(page.getByRole('button', { name: '자동 넘김 시작' })).toBeVisible();
    const marked = () => page.evaluate(() => getSelection()?.toString());
    expect(await marked(), 'a drag marks no text').toBe('');
    await page.locator('#advantages [aria-current] h3').dblclick();
    expect(await marked(), 'a double click does').not.toBe('');
  });
});

test.describe('spec 2 landing page: solutions', () => {
  test(
    'five tabs, the first one open; each shows a title, three texts and its own video',
    { tag: '@short' },
    async ({ page }) => {
      await open(page, '/');
      await goTo(page, 'solutions');
      const tabs = page.getByRole('tablist', { name: '솔루션' }).getByRole('tab');
      await expect(tabs).toHaveText(['AION-U', 'Studio', 'Robot', 'Manager', 'AION-U Center']);
      await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
      for (const [index, name] of ['overview', 'studio', 'robot', 'manager', 'center'].entries()) {
        await tabs.nth(index).click();
        const panel = page.locator('#solutions').getByRole('tabpanel');
        await expect(panel).toHaveCount(1);
        await expect(panel.getByRole('heading', { level: 3 })).toBeVisible();
        await expect(panel.getByRole('listitem')).toHaveCount(3);
        await expect(panel.locator('video')).toHaveAttribute('src', `/media/${name}.mp4`);
        await expect
          .poll(() => panel.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
          .toBeGreaterThan(0);
      }
    },
  );

  test('at 1280 px the words have room beside the video and end in the first view', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/');
    await goTo(page, 'solutions');
    // As after scrolling up a little, below the header.
    await page.evaluate(() => window.scrollBy({ top: -60, behavior: 'instant' }));
    const panel = page.locator('#solutions').getByRole('tabpanel');
    for (const tab of await page.getByRole('tablist', { name: '솔루션' }).getByRole('tab').all()) {
      await tab.click();
      const title = await panel.getByRole('heading', { level: 3 }).boundingBox();
      expect(title?.width).toBeGreaterThanOrEqual(300);
      expect(title?.height, 'two lines at most').toBeLessThan(80);
      await expect(panel.getByRole('listitem').last()).toBeInViewport({ ratio: 1 });
    }
  });

  test('arrow keys, Home and End move between the tabs', async ({ page }) => {
    await open(page, '/');
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    await tab('AION-U').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab('Studio')).toBeFocused();
    await expect(tab('Studio')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    await expect(tab('AION-U Center')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab('AION-U')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('#solutions').getByRole('tabpanel')).toBeFocused();
  });

  test('no video is fetched before its section comes into view, and it can be paused', async ({ page }) => {
    const videos: string[] = [];
    page.on('request', (request) => void (request.url().endsWith('.mp4') && videos.push(request.url())));
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    expect(videos).toEqual([]);
    await goTo(page, 'solutions');
    const video = page.locator('#solutions video');
    await expect(video).toHaveJSProperty('paused', false);
    await page.getByRole('button', { name: '영상 일시정지' }).click();
    await expect(video).toHaveJSProperty('paused', true);
  });

  test('pictures are AVIF or WebP in two sizes, with words for who cannot see them', async ({ page }) => {
    await open(page, '/');
    await goTo(page, 'solutions');
    const picture = page.locator('#solutions [role=tabpanel]').first().locator('picture');
    await expect(picture.locator('source').last()).toHaveAttribute(
      'srcset',
      '/media/overview-640.avif 640w, /media/overview-1280.avif 1280w',
    );
    await expect(picture.getByRole('img')).toHaveAttribute('alt', /Studio.+Robot.+Manager/);
    await expect
      .poll(() => picture.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
});

test.describe('spec 2 landing page: references', () => {
  const references = [
    {
      name: '한결금융',
      value: 'doc-1',
      referenceExtraList: [
        { key: 'title', value: '마감을 하루 앞당겼습니다' },
        { key: 'texts', value: '여섯 계열사의 자료를 모읍니다.' },
      ],
    },
    {
      name: '대성정밀',
      value: 'doc-2',
      referenceExtraList: [
        { key: 'texts', value: '발주서를 읽습니다.' },
        { key: 'title', value: '발주를 자동으로' },
      ],
    },
  ];

  /** Navigates from another page, so that the browser calls the API itself. */
  async function openWith(page: Page, list: unknown): Promise<void> {
    await page.route('**/api/v1/board/reference-home', (route) =>
      route.fulfill({ json: { responseCode: '0000', message: '', data: list } }),
    );
    await open(page, '/company');
    await page.getByRole('banner').getByRole('link', { name: 'Solution', exact: true }).click();
    await expect(page).toHaveURL('/');
  }

  test(
    'tabs come from the server, the first one open, with title, text and a details link',
    { tag: '@short' },
    async ({ page }) => {
      await openWith(page, references);
      const section = page.locator('#references');
      await expect(section.getByRole('tab')).toHaveText(['한결금융', '대성정밀']);
      const panel = section.getByRole('tabpanel');
      await expect(panel.getByRole('heading')).toHaveText('마감을 하루 앞당겼습니다');
      await expect(panel).toContainText('여섯 계열사의 자료를 모읍니다.');
      await section.getByRole('tab', { name: '대성정밀' }).click();
      await expect(panel.getByRole('heading')).toHaveText('발주를 자동으로');
      await expect(panel.getByRole('link', { name: /자세히 보기/ })).toHaveAttribute(
        'href',
        '/Reference/?selected=doc-2',
      );
    },
  );

  test('the tabs of wide screens have what each customer measured', async ({ page }) => {
    await open(page, '/');
    const tabs = page.locator('#references').getByRole('tab');
    // The text that is seen: a section that is not laid out yet has none.
    const seen = { useInnerText: true };
    await page.setViewportSize({ width: 1280, height: 900 });
    await tabs.first().scrollIntoViewIfNeeded();
    for (const tab of await tabs.all()) await expect(tab).toHaveText(/^\S[^]*\s\S+ → \S+/, seen);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const tab of await tabs.all()) await expect(tab).toHaveText(/^[^→]*\S[^→]*$/, seen);
  });

  test('at 1280 x 800 a reference fits below the header, down to its link', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/');
    await goTo(page, 'references');
    const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
    for (const tab of await page.locator('#references').getByRole('tab').all()) {
      await tab.click();
      const card = await page.locator('#references').getByRole('tabpanel').boundingBox();
      expect(card?.height).toBeGreaterThan(400);
      expect(card?.height, await tab.innerText()).toBeLessThanOrEqual(800 - header);
    }
  });

  test('see details goes to /Reference/, where the chosen one comes first, after a reload and in a new tab too', async ({
    page,
  }) => {
    await open(page, '/');
    const section = page.locator('#references');
    await section.getByRole('tab').nth(1).click();
    const title = await section.getByRole('tabpanel').getByRole('heading').textContent();
    const link = section.getByRole('link', { name: /자세히 보기/ });
    const newTab = page.context().waitForEvent('page');
    await link.click({ modifiers: ['Control'] });
    await link.click();
    await expect(page).toHaveURL(({ pathname }) => pathname === '/Reference/');
    for (const tab of [page, await newTab]) {
      const chosen = tab.getByRole('region', { name: '선택하신 고객 사례' });
      await expect(chosen.getByRole('heading')).toHaveText(title ?? '');
      await tab.reload();
      await expect(chosen.getByRole('heading')).toHaveText(title ?? '');
      await expect(tab.getByRole('banner').getByRole('link', { name: 'Reference', exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
    }
  });

  test('the page stands when references and notices do not come, and fetches them on asking', async ({ page }) => {
    await page.route('**/api/v1/board/{reference-home,list}', (route) =>
      route.fulfill({ status: 503, json: { responseCode: 'CM06', message: '', data: { fields: {} } } }),
    );
    await open(page, '/company');
    await page.getByRole('banner').getByRole('link', { name: 'Solution', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('반복 업무');
    const section = page.locator('#references');
    await expect(section).toContainText('고객 사례를 불러오지 못했습니다.');
    const notices = page.locator('#intro').getByRole('link', { name: '전체보기' });
    await expect(notices).toHaveCount(0);
    await page.unrouteAll();
    await section.getByRole('button', { name: '다시 시도' }).click();
    await expect(section.getByRole('tab').first()).toBeVisible();
    await expect(notices).toBeVisible();
  });

  test('the page stands when their call brings a page of a proxy', async ({ page }) => {
    const section = page.locator('#references');
    const solution = page.getByRole('banner').getByRole('link', { name: 'Solution', exact: true });
    await page.route('**/api/v1/board/reference-home', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>proxy</title>' }),
    );
    await open(page, '/company');
    await solution.click();
    await expect(section).toContainText('고객 사례를 불러오지 못했습니다.');
  });

  test('their call is waited for without an end (specification point 7), and ends with whoever goes elsewhere', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, '/company');
    const header = page.getByRole('banner');
    const comeWhileItHangs = async () => {
      const { promise, resolve } = Promise.withResolvers<Route>();
      await page.route('**/api/v1/board/reference-home', resolve);
      await header.getByRole('link', { name: 'Solution', exact: true }).click();
      const held = await promise;
      await page.clock.fastForward(60_000);
      await expect(page).toHaveURL('/company');
      return held;
    };
    const left = (await comeWhileItHangs()).request();
    const ended = page.waitForEvent('requestfailed', (request) => request === left);
    await header.getByRole('link', { name: 'Market', exact: true }).click();
    await ended;
    await expect(page).toHaveURL('/market');

    await page.goBack();
    await expect(page).toHaveURL('/company');
    await (await comeWhileItHangs()).continue();
    await expect(page.locator('#references').getByRole('tab').first()).toBeVisible();
  });

  test('none yet says so', async ({ page }) => {
    await openWith(page, []);
    await expect(page.locator('#references')).toContainText('등록된 고객 사례가 없습니다.');
  });
});

test.describe('quality of the landing page', () => {
  test('without JavaScript everything can be read', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const text of [
      '말로 시작해 운영까지 한 번에',
      '끌어다 놓아 완성하는 업무 흐름',
      '라이선스를 관리하고 자동화를 공유합니다',
      '화면이 바뀌어도 멈추지 않습니다',
      '망분리 환경에서도 그대로 동작합니다',
    ]) {
      await expect(page.getByRole('heading', { name: text })).toBeVisible();
    }
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('button', { name: '다음 강점' })).toBeHidden();
    const row = page.locator('.advantages-view');
    expect(await row.evaluate((view) => view.scrollWidth > view.clientWidth)).toBe(true);
    await context.close();
  });

  test(
    'who wants stillness gets neither autoplay nor video until asking for it',
    { tag: '@short' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.clock.install();
      await open(page, '/');
      await goTo(page, 'advantages');
      await expect(page.getByRole('button', { name: '자동 넘김 시작' })).toBeEnabled();
      await page.clock.fastForward(LONGER_THAN_A_SLIDE);
      await expect(page.locator('#advantages [aria-current]')).toContainText('01');
      await goTo(page, 'solutions');
      await expect(page.locator('video')).toHaveCount(0);
      await page.getByRole('button', { name: '영상 재생' }).click();
      await expect(page.locator('#solutions video')).toHaveJSProperty('paused', false);
    },
  );

  for (const viewport of [phone, desktop]) {
    test(`axe finds nothing in any section at ${viewport.width} px, and nothing is wider than the page`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(viewport);
      await open(page, '/');
      for (const section of SECTIONS) {
        await goTo(page, section);
        expect(await violationsOf(page), section).toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    });
  }
});

test('on paper nothing of the landing page is dark, cut off or a control', async ({ page }) => {
  await open(page, '/');
  await page.emulateMedia({ media: 'print' });
  const dark = page.locator('#intro');
  const look = () => dark.evaluate((section) => getComputedStyle(section).backgroundColor);
  expect(await look()).toBe('rgb(255, 255, 255)');
  const slides = page.locator('.advantages-slide h3');
  await expect(slides).toHaveCount(5);
  const lefts = await slides.evaluateAll((all) => all.map((slide) => Math.round(slide.getBoundingClientRect().left)));
  expect(new Set(lefts).size, 'one below the other').toBe(1);
  const pictures = page.locator('.advantages-slide img');
  await expect(pictures.and(page.locator(':visible'))).toHaveCount(5);
  await page.pdf();
  const loaded = () => pictures.evaluateAll((all) => all.filter((img) => (img as HTMLImageElement).naturalWidth > 0));
  await expect.poll(async () => (await loaded()).length, 'no frame without its picture').toBe(5);
  for (const title of await page.locator('.section-width > :has(h2)').all())
    await expect(title).toHaveCSS('break-after', 'avoid');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.locator('.dock')).toBeHidden();
});
