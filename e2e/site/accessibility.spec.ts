import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { adminMenu } from '#web/features/admin/admin-menu.ts';
import { BOARD_TYPES } from '#shared/boards.ts';
import { paths } from '#shared/paths.ts';
import { call, comeAsMember, comeAsStaff } from '../support/board.ts';
import { open } from '../support/open.ts';
import { violationsOf } from '../support/violations.ts';

const VISITORS = {
  boards: [
    '/notice',
    '/notice?q=세상에없는낱말',
    '/qna',
    '/faq',
    '/library',
    '/reference',
    '/market',
    '/videoTutorial',
  ],
  site: [
    '/',
    '/cost',
    '/company',
    '/privacy',
    '/terms',
    '/error',
    '/search',
    '/search?q=엑셀',
    '/contact',
    '/freeExperience',
  ],
  account: ['/signup', '/login', '/findID', '/findPW', '/resetPassword?token=x', '/verifyEmail?token=x'],
};
const MEMBERS = ['/userEdit', '/myActivity', '/qnaRegister', '/marketRegister'];
const STAFF = [
  ...adminMenu.map(({ path }) => path),
  paths.adminAssistantConversations(),
  paths.adminAssistantPins(),
  paths.adminAssistantGaps(),
  '/noticeRegister',
];

/** The screens of one document: of the first on each board. */
async function documentScreens(staff: Page): Promise<string[]> {
  const screens: string[] = [];
  for (const boardType of BOARD_TYPES) {
    const { list } = await call(staff, '/api/v1/board/list', { boardType, size: 1 });
    const id = list[0]?.documentId ?? '';
    expect(id, boardType).not.toBe('');
    screens.push(paths.boardDetail(boardType, id), paths.boardModify(boardType, id));
    if (boardType === 'notice') screens.push(paths.boardHistory(id));
  }
  return screens;
}

async function look(page: Page, paths: readonly string[], width: number): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  for (const path of paths) {
    await open(page, path);
    // An empty screen breaks no rule, either.
    await expect(page.locator(':is(h1, h2, h3):not(header *, footer *)').first(), path).toBeAttached();
    expect(await violationsOf(page), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
  }
}

/** Every page as it opens. Other states are checked in the specs of their features. */
for (const width of [390, 1440]) {
  const tag = width === 390 ? '@short' : [];
  for (const [group, paths] of Object.entries(VISITORS))
    test(
      `axe finds nothing on what a visitor opens at ${width} px: ${group}`,
      { tag: group === 'account' ? tag : [] },
      async ({ page }) => {
        await look(page, paths, width);
      },
    );

  test(`axe finds nothing on what a member opens at ${width} px`, { tag }, async ({ browser }) => {
    const { page } = await comeAsMember(browser);
    await look(page, MEMBERS, width);
  });

  test(`axe finds nothing on what staff open at ${width} px`, async ({ browser }) => {
    await look(await comeAsStaff(browser), STAFF, width);
  });

  test(`axe finds nothing on the screens of a document at ${width} px`, async ({ browser }) => {
    const staff = await comeAsStaff(browser);
    await look(staff, await documentScreens(staff), width);
  });
}
