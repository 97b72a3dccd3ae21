import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { paths } from '#shared/paths.ts';
import { comeAsMember, comeAsStaff } from '../support/board.ts';
import { open } from '../support/open.ts';
import { body } from '../support/question-form.ts';

/** Collects what the content security policy blocked in these pages, style elements that were not applied among it. */
async function watch(context: BrowserContext) {
  const blocked: string[] = [];
  await context.exposeFunction('onBlocked', (what: string) => void blocked.push(what));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const { onBlocked } = window as unknown as { onBlocked: (what: string) => void };
      onBlocked(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  return blocked;
}

/** A font size that the portal's style sheet alone gives. */
const headingSize = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .first()
    .evaluate((heading) => parseFloat(getComputedStyle(heading).fontSize));

test('pages are styled by the style sheets that the policy names, and a style element of others is not applied', async ({
  page,
}) => {
  const blocked = await watch(page.context());
  for (const path of ['/', '/notice', '/faq', '/login', '/signup', '/contact', '/webdriver', '/no-such-page']) {
    const answer = await open(page, path);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy, path).toMatch(/style-src-elem 'self' 'sha256-[\w+/]{43}='(?:;|$)/);
    expect(policy.match(/style-src(?:-elem)? [^;]*/g)?.join(), path).not.toContain('unsafe');
  }
  await open(page, '/notice');
  expect(await headingSize(page)).toBeGreaterThan(20);
  expect(blocked).toEqual([]);

  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'h1 { font-size: 3px !important }';
    document.head.append(style);
  });
  await expect.poll(() => blocked.length).toBe(1);
  expect(await headingSize(page)).toBeGreaterThan(20);
});

test('editor, menus, dialogs and the assistant need no style element of their own', async ({ browser }) => {
  const { page } = await comeAsMember(browser);
  const blocked = await watch(page.context());
  await open(page, '/qnaRegister');
  await body(page).click();
  await page.keyboard.type('빈칸이  둘인 글');
  expect(await body(page).evaluate((element) => getComputedStyle(element).whiteSpace)).toBe('break-spaces');
  await page.getByRole('button', { name: /^표/ }).first().click();
  await open(page, '/faq');
  await page
    .getByRole('button', { name: /커뮤니티|Community/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /AI|챗|어시스턴트/ })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: /물어보|질문/ }).first()).toBeVisible();
  await open(page, '/webdriver');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(blocked).toEqual([]);
});

test('the administration, the manual and the description of the API need none, either', async ({ browser }) => {
  const page = await comeAsStaff(browser);
  const blocked = await watch(page.context());
  for (const path of ['/admin', paths.adminMail(), '/admin/contents', '/contact/list', '/noticeRegister'])
    expect((await open(page, path))?.status(), path).toBe(200);
  await page.goto('/manual/');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.goto('/api/docs/');
  await expect(page.locator('.opblock').first()).toBeVisible();
  expect(
    await page
      .locator('.opblock')
      .first()
      .evaluate((block) => getComputedStyle(block).borderRadius),
  ).not.toBe('0px');
  expect(blocked).toEqual([]);
});
