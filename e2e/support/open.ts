import type { Page, Response } from '@playwright/test';

/** Goes there and waits until React has taken the page over: before, a click or a scroll reaches nobody. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactProps')));
  // Effects run after the frame that hydration painted.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  return response;
}

/** Waits for what moves to come to rest: transitions and animations that end, and the frame after them. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    // What begins with this frame is known in the next one.
    await frame();
    await frame();
    const ending = document.getAnimations().filter((animation) => {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      return animation.playState === 'running' && Number.isFinite(endTime) && Number(endTime) < 2_000;
    });
    await Promise.allSettled(ending.map((animation) => animation.finished));
    await frame();
  });
}
