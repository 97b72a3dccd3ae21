import { expect, test } from '@playwright/test';
import { logInAs, registerMember } from '../support/account-calls.ts';
import { open } from '../support/open.ts';

for (const width of [390, 1280])
  test(`a stranger finds on the first page what it is, and in two clicks each who uses it with which result, what it costs and a trial (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const main = page.getByRole('main');
    await open(page, '/');
    await expect(main.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(main.getByText(/^고객이 측정한 업무 시간, \d+% 단축$/), 'one proof').toBeInViewport();
    await expect(main.getByText(/.+ · .+ · .+ 등$/), 'and whose it is').toBeInViewport();

    // Who uses it, with which result: the names are on the page, figures one click away, the story two.
    const stories = main.getByRole('link', { name: '고객 사례 보기' });
    await expect(stories, 'beside the proof').toBeInViewport();
    await stories.click();
    await expect(page).toHaveURL(/\/reference/i);
    const story = main.getByRole('listitem').filter({ hasText: /-\d+%/ }).first();
    await expect(story).toBeVisible();
    await story.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/referenceDetail\//);
    await expect(main.getByText(/도입 전 .+/).first()).toBeVisible();

    await open(page, '/');
    await main.getByRole('link', { name: '도입 비용과 효과 계산하기' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '도입 비용·효과' })).toBeVisible();
    await expect(main.getByLabel('담당자 수'), 'at the calculator').toBeInViewport();
    await expect(main.getByText('비용은 사용하는 수량으로 정해집니다')).toBeVisible();

    await open(page, '/');
    await main.getByRole('link', { name: '무료체험' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '무료체험' })).toBeVisible();
    await expect(main.getByText('결제 정보는 받지 않습니다.')).toBeVisible();
    await expect(main.getByText('신청하시면 담당자가 영업일 하루 안에 연락드립니다.')).toBeVisible();
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

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  test(`${width} px: a story shows its figures in the first view, and one way on, to an inquiry that names it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/reference');
    const main = page.getByRole('main');
    await main.getByRole('listitem').filter({ hasText: /-\d+%/ }).first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/referenceDetail\//);
    await expect(main.getByRole('region', { name: '도입 성과' })).toBeInViewport({ ratio: 1 });
    const customer = await main.locator('header p, header span').nth(1).innerText();
    await expect(main.locator('a[href^="/contact"], a[href^="/cost"], a[href^="/freeExperience"]')).toHaveCount(1);
    const ask = main.getByRole('link', { name: '이 사례로 도입 문의하기' });
    if (width === 1280) await expect(ask).toBeInViewport({ ratio: 1 });
    await ask.click();
    await expect(page.getByText('보신 고객 사례를 문의내용에 넣었습니다.')).toBeVisible();
    await expect(page.getByLabel('문의유형')).toHaveValue('도입상담');
    await expect(page.getByLabel('문의내용')).toHaveValue(
      `${customer} 고객 사례를 보고 문의드립니다. 비슷한 업무를 자동화하고 싶습니다.`,
    );
    // Words of an address are not taken over.
    await open(page, `/contact?reference=${encodeURIComponent('당장 입금')}`);
    await expect(page.getByLabel('문의내용')).toHaveValue('');
  });

test('costs and benefit are in the bar of a member, too, whose ID may be as long as one can be', async ({ page }) => {
  const userId = `wwwwwwwwbuyer${Date.now() % 1e7}`;
  await registerMember(page, userId);
  await logInAs(page, userId);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/notice');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: '내 활동' })).toBeVisible();
  // As much as a scroll bar, which this browser has none of, and the mark of what is unread take.
  await banner.locator('.menu-bar').evaluate((bar) => (bar.style.paddingRight = '75px'));
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const [name, products, account] = await banner
      .locator('.menu-bar > :first-child .truncate, .account-links')
      .evaluateAll((parts) =>
        parts.map((part) => ({
          isWhole: part.scrollWidth <= part.clientWidth,
          right: part.getBoundingClientRect().right,
        })),
      );
    expect(name?.isWhole, 'the name of the product is whole').toBe(true);
    expect(account?.right).toBeLessThanOrEqual(width - 20);
    await expect(banner.getByRole('link', { name: '도입 비용·효과' })).toBeVisible();
    const activity = await banner.getByRole('link', { name: '내 활동' }).boundingBox();
    expect(activity?.x, 'beside the account, apart from the product').toBeGreaterThan((products?.right ?? width) + 8);
  }
  await banner.getByRole('link', { name: '도입 비용·효과' }).click();
  await expect(page).toHaveURL('/cost');
});
