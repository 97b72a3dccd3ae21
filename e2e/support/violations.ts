import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { settled } from './open.ts';

/**
 * Violations found by axe on the page or a part of it. Legacy mode runs inside the page, which has no cross-origin
 * frames, and only violations are reported: a fifth of the time. What is still fading in has less contrast.
 */
export async function violationsOf(page: Page, part?: string) {
  await settled(page);
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (part !== undefined) axe.include(part);
  return (await axe.analyze()).violations;
}
