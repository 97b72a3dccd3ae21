import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Violations found by axe on the page or a part of it. Legacy mode runs inside the page, which has no cross-origin
 * frames, and only violations are reported: a fifth of the time.
 */
export async function violationsOf(page: Page, part?: string) {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (part !== undefined) axe.include(part);
  return (await axe.analyze()).violations;
}
