import type { Frame, Locator, Page, Response } from '@playwright/test';
import { expect } from '@playwright/test';

/** Opens a page and waits for hydration; earlier clicks and scrolls have no effect. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
}

export async function hydrated(page: Page | Frame): Promise<void> {
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

/** Waits until the landing page is as high as it stays: its sections are laid out one by one, and this is the last. */
export const sectionsLaidOut = (page: Page): Promise<void> =>
  expect(page.locator('#references')).toHaveAttribute('style', /content-visibility: visible/);

/** Waits until a dialog or drawer has the focus. It is seen before that, when keys still go to what is behind it. */
export const hasFocus = (dialog: Locator): Promise<void> =>
  expect(dialog.and(dialog.page().locator(':focus-within'))).toBeVisible();

/** Presses a key in a dialog or drawer that has just opened. */
export async function pressIn(dialog: Locator, key: string): Promise<void> {
  await hasFocus(dialog);
  await dialog.page().keyboard.press(key);
}
