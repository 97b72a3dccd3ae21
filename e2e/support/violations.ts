import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe objects to, on the page or in a part of it. It runs within the page, which has no frames of other origins,
 * instead of in a blank one beside it, and describes nothing but what it objects to: a fifth of the work.
 */
export async function violationsOf(page: Page, part?: string) {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (part !== undefined) axe.include(part);
  return (await axe.analyze()).violations;
}
