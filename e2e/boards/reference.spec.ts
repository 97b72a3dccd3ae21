import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { confirm } from '../support/account-forms.ts';
import { call, comeAsStaff, newTitle } from '../support/board.ts';
import { open } from '../support/open.ts';
import { arrived, body, slot, submit } from '../support/question-form.ts';

const picture = async (name = '대표이미지.png') => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 1280, height: 720, channels: 3, background: '#2456e6' } })
    .png()
    .toBuffer(),
});

test('고객 사례: a story is registered with its figures, seen by visitors once it is approved, and found by industry', async ({
  browser,
  page,
}) => {
  const staff = await comeAsStaff(browser);
  const title = newTitle('송장 처리 자동화');
  await open(staff, '/referenceRegister');
  await submit(staff).click();
  for (const problem of [
    '업종을 선택해주세요.',
    '제목을 입력해주세요.',
    '고객사명을 입력해주세요.',
    '요약을 입력해주세요.',
  ])
    await expect(staff.getByText(problem)).toBeVisible();

  await staff.getByLabel(/^업종/).selectOption('제조');
  await staff.getByLabel(/^제목/).fill(title);
  await staff.getByLabel(/^고객사명/).fill('가람정공');
  await staff.getByLabel(/^요약/).fill('송장 처리를 자동화했습니다.');
  // No duration, which would be among the figures of the page of costs.
  await staff.getByLabel('KPI 1 지표').fill('처리 오류');
  await submit(staff).click();
  await expect(staff.getByText('지표와 도입 전, 도입 후 값을 모두 입력해주세요.')).toBeVisible();
  await staff.getByLabel('KPI 1 도입 전').fill('8');
  await staff.getByLabel('KPI 1 도입 후').fill('1');
  await staff.getByLabel('KPI 1 단위').fill('건');
  await body(staff, '도입 이야기').fill('도입한 이야기를 적습니다.');
  await submit(staff).click();
  await expect(staff.getByText('대표이미지를 첨부해주세요.')).toBeVisible();
  await slot(staff, '대표이미지').setInputFiles(await picture());
  await expect(staff.getByRole('button', { name: '대표이미지.png 삭제' })).toBeVisible();
  await arrived(staff);
  await submit(staff).click();
  await confirm(staff, '등록');
  await expect(staff).toHaveURL(/\/referenceDetail\//);
  await expect(staff.getByText('비공개')).toBeVisible();

  const address = new URL(staff.url()).pathname;
  expect((await page.goto(address))?.status()).toBe(404);
  await staff.getByRole('link', { name: '수정', exact: true }).click();
  await staff.getByRole('switch', { name: '공개' }).check();
  await staff.getByRole('button', { name: '수정' }).click();
  await expect(staff.getByText('저장되었습니다.')).toBeVisible();

  await open(page, `/reference?category=${encodeURIComponent('제조')}`);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('region', { name: '도입 성과' })).toContainText('처리 오류');
  const text = await page.locator('main article .rich-text').boundingBox();
  expect(text?.width, 'no room is kept for facts that nobody filled in').toBe(720);
  await expect(page.getByRole('link', { name: '이 사례로 도입 문의하기' })).toHaveAttribute(
    'href',
    `/contact?reference=${address.split('/').at(-1)}`,
  );
  const others = page.getByRole('region', { name: '다른 고객 사례' });
  await expect(others.getByRole('listitem')).toHaveCount(3);
  await expect(others.getByRole('listitem').first(), 'of the same industry first').toContainText('제조');
  await call(staff, '/api/v1/board/deleteDocument', { documentId: address.split('/').at(-1) ?? '' });
});

test('from 1024 px on the facts of a story stay beside its text, below the header, where the window is high enough', async ({
  page,
}) => {
  await open(page, `/reference?category=${encodeURIComponent('교육')}`);
  const story = page.getByRole('main').locator('a[href^="/referenceDetail/"]').first();
  const address = (await story.getAttribute('href')) ?? '';
  for (const [width, height, stays] of [
    [1024, 768, true],
    [1440, 900, true],
    [1440, 600, false],
    [768, 1024, false],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, address);
    const facts = page.getByRole('region', { name: '도입 정보' });
    const text = page.locator('main article .rich-text');
    await expect(text).toBeVisible();
    await text.evaluate((body: HTMLElement) => window.scrollTo({ top: body.offsetTop + 300, behavior: 'instant' }));
    const header = await page.getByRole('banner').boundingBox();
    const box = await facts.boundingBox();
    const isInView = box !== null && box.y >= (header?.y ?? 0) + (header?.height ?? 0) && box.y + box.height <= height;
    expect(isInView, `${width} x ${height} px`).toBe(stays);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
