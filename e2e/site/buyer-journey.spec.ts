import { expect, test } from '@playwright/test';
import { open } from '../support/open.ts';

for (const width of [390, 1280])
  test(`a stranger finds on the first page what it is, and in two clicks each who uses it with which result, what it costs and a trial (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const main = page.getByRole('main');
    await open(page, '/');
    await expect(main.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(main.getByText(/\d+% 단축/), 'one proof').toBeVisible();

    // Who uses it, with which result: the names are on the page, figures one click away, the story two.
    await main.getByRole('link', { name: '고객 사례 전체보기' }).click();
    await expect(page).toHaveURL(/\/reference/i);
    const story = main.getByRole('listitem').filter({ hasText: /-\d+%/ }).first();
    await expect(story).toBeVisible();
    await story.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/referenceDetail\//);
    await expect(main.getByText(/도입 전 .+/).first()).toBeVisible();

    await open(page, '/');
    await main.getByRole('link', { name: '우리 회사의 효과 계산하기' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '도입 비용·효과' })).toBeVisible();
    await expect(main.getByText('비용은 사용하는 수량으로 정해집니다')).toBeVisible();

    await open(page, '/');
    await main.getByRole('link', { name: '무료체험' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '무료체험' })).toBeVisible();
    await expect(main.getByText('결제 정보를 받지 않습니다.')).toBeVisible();
    await expect(main.getByLabel('연락처')).toBeVisible();
  });

test('a trial is in reach from every public page: header or menu, and the end of the page', async ({ page }) => {
  for (const path of [
    '/reference',
    '/market',
    '/library',
    '/notice',
    '/faq',
    '/qna',
    '/videoTutorial',
    '/company',
    '/cost',
  ]) {
    await open(page, path);
    for (const place of [page.getByRole('banner'), page.getByRole('contentinfo')])
      for (const [name, href] of [
        ['무료체험', '/freeExperience'],
        ['제품 문의', '/contact'],
      ] as const)
        await expect(place.getByRole('link', { name }), path).toHaveAttribute('href', href);
  }
});
