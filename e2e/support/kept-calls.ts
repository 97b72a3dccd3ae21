import type { Page } from '@playwright/test';

/** Notes the addresses of calls that complete although the page is left. Before the page is opened. */
export async function noteKeptCalls(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const kept: string[] = [];
    const { fetch } = window;
    window.fetch = (input, init) => {
      if (init?.keepalive && typeof input === 'string') kept.push(input);
      return fetch(input, init);
    };
    Object.assign(window, { kept });
  });
  return () => page.evaluate(() => (window as unknown as { kept: string[] }).kept);
}
