import type { Page, Response } from '@playwright/test';

/** Goes there and waits until React has taken the page over: before, a click or a scroll reaches nobody. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactProps')));
  // Effects run after the frame that hydration painted.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  return response;
}
