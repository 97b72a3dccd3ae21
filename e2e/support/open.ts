import type { Page, Response } from '@playwright/test';

/** Opens a page and waits for hydration; earlier clicks and scrolls have no effect. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
}

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactProps')));
  // Effects run after the frame painted by hydration.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** Waits for the end of transitions and animations, and the following frame. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    // Animations started in this frame are known in the next one.
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
