import type { Page, TestInfo } from '@playwright/test';
import { hydrated, settled } from './open.ts';

/**
 * Opens a page and holds back its web font files like a slow network; `arrive` releases them and waits until they are
 * used. Does not wait for `load`, which waits for the files where a picture comes later than the script that asks for them.
 */
export async function openWithoutFonts(page: Page, path: string): Promise<{ arrive: () => Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  return {
    arrive: async () => {
      resolve();
      await page.waitForLoadState();
      await fontsApply(page);
    },
  };
}

/** Waits until the text uses the web font and its files have loaded. */
export async function fontsApply(page: Page): Promise<void> {
  await page.waitForFunction(() => document.body.dataset.webFont !== undefined);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await settled(page);
}

/**
 * Records layout shifts since the page start: total score and moved elements (Layout Instability API). The three seconds
 * after which a page stops waiting for its fonts do not pass: otherwise a busy machine would move the text.
 */
export async function watchShifts(page: Page): Promise<() => Promise<{ score: number; moved: string[] }>> {
  await page.addInitScript(() => {
    const timeless = new CSSStyleSheet();
    timeless.replaceSync('html { animation-play-state: paused !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, timeless];
    const shifts = { score: 0, moved: [] as string[] };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        shifts.score += entry.value;
        for (const { node, previousRect: from, currentRect: to } of entry.sources) {
          const name = node instanceof Element ? `${node.tagName} ${node.className}` : (node?.nodeValue ?? 'removed');
          shifts.moved.push(`${name.slice(0, 60)}: ${[from.x, from.y, to.x, to.y].map(Math.round).join(' ')}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: { score: number; moved: string[] } }).shifts);
}

/** Figures and Latin letters of Korean system fonts differ slightly in width from the web font's. */
export const shiftLimit = (testInfo: TestInfo): number => (testInfo.project.name === 'no-korean' ? 0 : 0.005);

/** Missing in TypeScript: https://wicg.github.io/layout-instability/ */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}
