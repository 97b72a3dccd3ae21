import { expect, test } from '@playwright/test';
import { comeAsStaff } from '../support/board.ts';
import { open } from '../support/open.ts';
import { violationsOf } from '../support/violations.ts';

for (const width of [390, 1280]) {
  test(`the pages of the administration break no accessibility rule at ${width} px`, async ({ browser }) => {
    const page = await comeAsStaff(browser);
    await page.setViewportSize({ width, height: 844 });
    const paths = [
      'company',
      'terms',
      'terms?kind=age&write',
      'mail',
      'campaigns',
      'campaigns/write',
      'popups',
      'outbox',
    ];
    for (const path of [...paths.map((name) => `/admin/${name}`), '/terms', '/unsubscribe?token=x']) {
      await open(page, path);
      // axe cannot run in frames without scripts.
      for (const frame of await page.locator('iframe[sandbox]').all()) await frame.evaluate((node) => node.remove());
      expect([path, await violationsOf(page)]).toEqual([path, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), path).toBe(true);
    }
  });
}
