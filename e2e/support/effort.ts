/** What a piece of work costs the one who does it. */

import type { Locator, Page } from '@playwright/test';

/** Counts presses of the mouse and of keys on the page; typed words (`keyboard.insertText`) are no presses. */
export async function countEffort(page: Page) {
  await page.addInitScript(() => {
    const count = (name: string) => () =>
      sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name)) + 1));
    window.addEventListener('pointerdown', count('clicks'), true);
    window.addEventListener('keydown', count('keys'), true);
  });
  const read = (name: string) => page.evaluate((key) => Number(sessionStorage.getItem(key)), name);
  return { clicks: () => read('clicks'), keys: () => read('keys') };
}

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`60 presses of ${key} did not lead there`);
}
