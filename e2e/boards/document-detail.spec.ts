import { expect, test } from '@playwright/test';
import { dialogOf } from '../support/account-forms.ts';
import { call, comeAsMember, comeAsStaff, newTitle, rows } from '../support/board.ts';
import { open } from '../support/open.ts';
import { violationsOf } from '../support/violations.ts';

test.describe('a detail', () => {
  test(
    'of a notice is public, drawn by the server, with title and description',
    { tag: '@short' },
    async ({ page, request }) => {
      await open(page, '/notice');
      const title = await rows(page).first().getByRole('link').innerText();
      await rows(page).first().getByRole('link').click();
      await expect(page).toHaveURL(/\/noticeDetail\//);
      const html = await (await request.get(page.url())).text();
      const head = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
      expect(head).not.toBe('');
      expect(title).toContain(head.split(' | ')[0]?.replaceAll('&amp;', '&') ?? 'no title');
      expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
      await expect(page.getByRole('navigation', { name: '이전글과 다음글' })).toBeVisible();
    },
  );

  test(
    'of a missing document alerts 존재하지 않는 페이지입니다. and leads home',
    { tag: '@short' },
    async ({ page }) => {
      const response = await open(page, '/noticeDetail/none');
      expect(response?.status()).toBe(404);
      await expect(dialogOf(page)).toContainText('존재하지 않는 페이지입니다.');
      await expect(page.locator('main h1')).toHaveText('요청하신 페이지를 찾을 수 없습니다.');
      await dialogOf(page).getByRole('button', { name: '확인' }).click();
      await expect(page).toHaveURL('/');
    },
  );

  test('copies its link and says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/notice');
    await rows(page).first().getByRole('link').click();
    await page.getByRole('button', { name: '링크 복사' }).click();
    await expect(page.getByText('링크가 복사되었습니다.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test(
    'is liked and unliked by a member; a visitor is asked to log in',
    { tag: '@short' },
    async ({ browser, page }) => {
      const staff = await comeAsStaff(browser);
      const { documentId } = await call(staff, '/api/v1/board/write', {
        boardType: 'notice',
        title: newTitle('추천 시험'),
        category: '공지',
        bodyHtml: '<p>내용</p>',
      });
      await open(page, `/noticeDetail/${documentId}`);
      await page.getByRole('button', { name: '추천' }).click();
      await expect(dialogOf(page)).toContainText('로그인 이후 이용해주세요.');
      await dialogOf(page).getByRole('button', { name: '확인' }).click();
      await expect(page).toHaveURL('/login');

      const { page: member } = await comeAsMember(browser);
      await open(member, `/noticeDetail/${documentId}`);
      const like = member.getByRole('button', { name: '추천' });
      await like.click();
      await expect(like).toHaveAttribute('aria-pressed', 'true');
      await expect(like).toContainText('1');
      await like.click();
      await expect(like).toHaveAttribute('aria-pressed', 'false');
      await expect(like).toContainText('0');
    },
  );
});

test('a detail has nothing that axe objects to', async ({ page }) => {
  await open(page, '/notice');
  await rows(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/noticeDetail\//);
  await expect(page.getByRole('button', { name: '추천' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
