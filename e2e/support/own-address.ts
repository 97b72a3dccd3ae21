import { test } from '@playwright/test';

/** Gives each test of the file its own client address, so that tests do not share rate limits. */
export function useOwnAddress(): void {
  test.beforeEach(async ({ context }, { testId }) => {
    const parts = [1, 2, 3].map((at) => testId.charCodeAt(testId.length - at) % 250);
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${parts.join('.')}` });
  });
}
