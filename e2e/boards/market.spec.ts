import type { OutputOf } from '#shared/contract/calls.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { confirm } from '../support/account-forms.ts';
import { comeAsMember, comeAsStaff, newTitle } from '../support/board.ts';
import { open } from '../support/open.ts';
import { submit } from '../support/question-form.ts';
import { violationsOf } from '../support/violations.ts';

const packageOf = (files: Record<string, string>) => ({
  name: '송장정리.zip',
  mimeType: 'application/zip',
  buffer: Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)]))),
  ),
});

/** Fills in the form of a product that is downloaded. */
async function fillEntry(page: Page, title: string): Promise<void> {
  await page.getByLabel(/^유형/).selectOption('스크립트');
  await page.getByLabel(/^제목/).fill(title);
  await page.getByLabel(/^한 줄 소개/).fill('송장을 폴더별로 정리합니다.');
  await page.getByLabel(/^업무분야/).selectOption('구매·물류');
  await page.getByLabel(/^제공방식/).selectOption('다운로드');
  await page.getByLabel(/^호환버전/).fill('4.5 이상');
  await page.getByLabel(/^라이선스/).selectOption('MIT');
  await page.getByRole('textbox', { name: '설명', exact: true }).fill('송장을 읽어 폴더별로 정리합니다.');
  const shot = await sharp({ create: { width: 1280, height: 800, channels: 3, background: '#0b1020' } })
    .png()
    .toBuffer();
  await page
    .getByRole('group', { name: /^스크린샷/ })
    .getByLabel('파일 선택')
    .setInputFiles(['화면.png', '결과.png'].map((name) => ({ name, mimeType: 'image/png', buffer: shot })));
  await expect(page.getByRole('button', { name: '화면.png 삭제' })).toBeVisible();
  await expect(page.getByRole('button', { name: '결과.png 삭제' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

test('a product that staff register from the administration opens, where it is published', async ({ browser }) => {
  const staff = await comeAsStaff(browser);
  const title = newTitle('직원이 올린 상품');
  await open(staff, '/admin/contents');
  await staff.getByRole('button', { name: '새 글' }).click();
  await staff.getByRole('menuitem', { name: '마켓' }).click();
  await expect(staff).toHaveURL('/marketRegister');
  await fillEntry(staff, title);
  await submit(staff).click();
  await confirm(staff, '등록');
  await expect(staff).toHaveURL(/\/marketDetail\//);
  const review = staff.getByRole('region', { name: '심사상태' });
  await expect(review.getByRole('button', { name: '게시', exact: true })).toBeVisible();
});

test('a link that is stored as http is sent again with what else was changed', async ({ browser }) => {
  const { page: maker } = await comeAsMember(browser, 'maker');
  await open(maker, '/marketRegister');
  await fillEntry(maker, newTitle('오래된 링크의 상품'));
  await maker.getByLabel(/^제공방식/).selectOption('외부링크');
  await maker.getByLabel(/^외부링크/).fill('https://old.example/flow');
  await submit(maker).click();
  await confirm(maker, '등록');
  await expect(maker).toHaveURL(/\/marketDetail\//);
  // As it was stored before https was asked for.
  await maker.route('**/board/regData', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace('https://old.example', 'http://old.example'),
    });
  });
  await maker.getByRole('link', { name: '수정', exact: true }).click();
  const address = maker.getByLabel(/^외부링크/);
  await expect(address).toHaveValue('http://old.example/flow');
  await maker.getByLabel(/^제목/).fill(newTitle('고친 제목'));
  await address.fill('http://other.example');
  await submit(maker, '수정').click();
  await expect(maker.getByText('https://로 시작하는 주소를 입력해주세요.')).toBeVisible();
  await address.fill('http://old.example/flow');
  const sent = maker.waitForRequest('**/board/update');
  await submit(maker, '수정').click();
  expect((await sent).postDataJSON()).toMatchObject({ fields: { externalUrl: 'http://old.example/flow' } });
});

/** Registers a product that has no package, and asks for its review. */
async function askForReview(maker: Page, title: string): Promise<void> {
  await open(maker, '/marketRegister');
  await fillEntry(maker, title);
  await maker.getByLabel(/^제공방식/).selectOption('문의');
  await submit(maker).click();
  await confirm(maker, '등록');
  await maker.getByRole('button', { name: '심사요청' }).click();
  await confirm(maker, '심사요청');
  await expect(maker.getByText('심사를 기다리고 있습니다.')).toBeVisible();
}

test('staff review one product after the other by keyboard, without leaving the administration', async ({
  browser,
}) => {
  test.slow();
  const { page: maker } = await comeAsMember(browser, 'maker');
  const [first, second] = [newTitle('먼저 온 상품'), newTitle('나중에 온 상품')];
  for (const title of [first, second]) await askForReview(maker, title);
  const staff = await comeAsStaff(browser);
  // Other tests ask for reviews, too: only these two are shown.
  await staff.route('**/api/v1/market/queue', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: OutputOf<'/api/v1/market/queue'> };
    answer.data.list = answer.data.list.filter(({ title }) => [first, second].includes(title));
    await route.fulfill({ response, json: answer });
  });
  await open(staff, '/admin');
  await staff
    .getByRole('navigation', { name: '관리 메뉴' })
    .getByRole('link', { name: /^마켓 심사/ })
    .click();
  const row = (title: string) => staff.getByRole('row').getByRole('link', { name: title });
  const heading = (title: string) => staff.getByRole('heading', { name: title, exact: true });
  await row(first).press('Enter');
  await expect(heading(first)).toBeVisible();
  await expect(staff.getByRole('navigation', { name: '관리 메뉴' })).toBeVisible();
  expect(await violationsOf(staff)).toEqual([]);
  const endOf = async (part: Locator) => {
    const { x, width } = (await part.boundingBox())!;
    return x + width;
  };
  expect(await endOf(staff.locator('main aside'))).toBe(await endOf(staff.getByRole('link', { name: '목록' })));
  const step = (name: string) => staff.getByRole('button', { name, exact: true });
  await step('다음').press('Enter');
  await expect(heading(second)).toBeVisible();
  await expect(step('다음')).toBeFocused();
  await step('이전').press('Enter');
  await expect(heading(first)).toBeVisible();
  await staff.getByRole('link', { name: '목록' }).press('Enter');
  await expect(row(first)).toBeFocused();

  await staff.keyboard.press('Enter');
  await expect(step('심사 시작'), 'the next step stands out').toHaveClass(/button-primary/);
  await expect(step('게시')).toHaveClass(/button-secondary/);
  await step('심사 시작').press('Enter');
  await expect(staff.getByText('담당자가 확인하고 있습니다.')).toBeVisible();
  await expect(heading(first), 'it still waits').toBeVisible();
  await expect(staff.getByText(`‘${first}’ 상품의 심사를 시작했습니다.`)).toBeVisible();
  await expect(staff.getByRole('region', { name: '심사상태' }), 'not what refuses it').toBeFocused();
  await expect(step('게시')).toHaveClass(/button-primary/);
  const blue = await step('게시').evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect(staff.getByRole('link', { name: '사용 문의' })).not.toHaveCSS('background-color', blue);
  await staff.getByRole('button', { name: '반려' }).press('Enter');
  const dialog = staff.getByRole('dialog', { name: '반려', exact: true });
  await expect(dialog).toContainText(`‘${first}’ 상품을 반려합니다.`);
  await dialog.getByLabel(/^반려 사유/).fill('설명을 보태주세요.');
  const refuse = dialog.getByRole('button', { name: '반려' });
  await expect(refuse).toHaveClass(/button-danger/);
  await refuse.press('Enter');
  const next = staff.getByRole('link', { name: `다음 상품: ${second}` });
  await expect(next).toBeFocused();
  await expect(staff.getByText(`‘${first}’ 상품을 반려했습니다.`)).toBeVisible();
  await expect(row(first)).toHaveCount(0);

  await staff.keyboard.press('Enter');
  await expect(heading(second)).toBeVisible();
  await step('게시').press('Enter');
  await expect(staff.getByRole('alertdialog')).toContainText(`‘${second}’ 상품을 게시하시겠습니까?`);
  await confirm(staff, '게시');
  await expect(staff.getByText(`‘${second}’ 상품을 게시했습니다.`)).toBeVisible();
  await expect(staff).toHaveURL('/admin/market');
  await expect(row(second)).toHaveCount(0);
  await expect(staff.locator('body')).not.toBeFocused();
});

test('마켓: from a member’s registration over the review to a download and a rating', async ({ browser }) => {
  // Four users in sequence.
  test.slow();
  const { page: maker } = await comeAsMember(browser, 'maker');
  const staff = await comeAsStaff(browser);
  const title = newTitle('송장 정리 스크립트');
  await open(maker, '/marketRegister');
  await fillEntry(maker, title);
  await submit(maker).click();
  await confirm(maker, '등록');
  await expect(maker).toHaveURL(/\/marketDetail\//);
  const address = new URL(maker.url()).pathname;
  const review = maker.getByRole('region', { name: '심사상태' });
  await expect(review).toContainText('임시저장');

  await review.getByRole('button', { name: '심사요청' }).click();
  await confirm(maker, '심사요청');
  await expect(maker.getByText('다운로드 상품은 패키지를 먼저 등록해야 합니다.').first()).toBeVisible();

  await maker.getByRole('button', { name: '버전 추가' }).click();
  const dialog = maker.getByRole('dialog');
  await dialog.getByLabel(/^버전/).fill('최신');
  await dialog.getByRole('button', { name: '등록' }).click();
  await expect(dialog.getByText('버전을 1.0.0처럼 입력해주세요.')).toBeVisible();
  await dialog.getByLabel(/^버전/).fill('1.0.0');
  const packageInput = dialog.getByLabel('파일 선택');
  await packageInput.setInputFiles([packageOf({ '../밖으로.txt': 'x' })]);
  await expect(dialog.getByRole('button', { name: '송장정리.zip 삭제' })).toBeVisible();
  await dialog.getByRole('button', { name: '등록' }).click();
  await expect(dialog.getByText('파일 경로에 사용할 수 없는 이름이 있습니다.')).toBeVisible();
  await dialog.getByRole('button', { name: '송장정리.zip 삭제' }).click();
  await packageInput.setInputFiles([packageOf({ 'manifest.json': '{}', '안내.txt': '안내' })]);
  await expect(dialog.getByRole('button', { name: '송장정리.zip 삭제' })).toBeVisible();
  await dialog.getByRole('button', { name: '등록' }).click();
  await expect(maker.getByText('버전이 등록되었습니다.')).toBeVisible();
  await maker.getByText('구성 파일 2개').click();
  await expect(maker.getByText('안내.txt')).toBeVisible();
  await review.getByRole('button', { name: '심사요청' }).click();
  await confirm(maker, '심사요청');
  await expect(review).toContainText('심사를 기다리고 있습니다.');

  await open(staff, '/admin/market');
  await staff.getByRole('link', { name: title }).click();
  await staff.getByRole('button', { name: '반려' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: '반려' }).click();
  await expect(staff.getByText('반려 사유를 입력해주세요.')).toBeVisible();
  await staff
    .getByRole('dialog')
    .getByLabel(/^반려 사유/)
    .fill('안내 파일을 더 자세히 적어주세요.');
  await staff.getByRole('dialog').getByRole('button', { name: '반려' }).click();
  await expect(staff.getByText(`‘${title}’ 상품을 반려했습니다.`)).toBeVisible();
  await expect(staff).toHaveURL('/admin/market');

  await open(maker, address);
  await expect(review).toContainText('안내 파일을 더 자세히 적어주세요.');
  await review.getByRole('button', { name: '심사요청' }).click();
  await confirm(maker, '심사요청');
  await expect(review).toContainText('심사를 기다리고 있습니다.');
  await open(staff, address);
  await staff.getByRole('button', { name: '게시', exact: true }).click();
  await confirm(staff, '게시');
  await expect(staff.getByRole('region', { name: '심사상태' })).toContainText('게시되어');

  const { page: reader } = await comeAsMember(browser, 'reader');
  await open(reader, `/market?task=${encodeURIComponent('구매·물류')}`);
  await reader.getByRole('link', { name: title }).click();
  await seeScreenshots(reader);
  const download = reader.waitForEvent('download');
  await reader.getByRole('link', { name: '1.0.0 다운로드' }).first().click();
  expect((await download).suggestedFilename()).toBe('송장정리.zip');
  await expect(reader.getByLabel('사용 소감'), 'a review begins with its stars').toHaveCount(0);
  await reader.getByRole('radio', { name: '4점' }).check({ force: true });
  await reader.getByLabel('사용 소감').fill('덕분에 정리가 빨라졌습니다.');
  await reader.getByRole('button', { name: '평가 남기기' }).click();
  await expect(reader.getByText('평가가 등록되었습니다.')).toBeVisible();
  await expect(reader.getByRole('button', { name: '평가 수정' })).toBeVisible();
  await expect(reader.getByText('평점 4.0점, 평가 1개').first()).toBeVisible();
  await expect(reader.locator('main svg[fill=currentColor]').first(), 'a star is filled').not.toHaveCSS('fill', 'none');
  expect(await violationsOf(reader)).toEqual([]);
});

/** Two pictures: by button, by key, and from the large one back. How to get the item stays in the first view. */
async function seeScreenshots(page: Page) {
  const section = page.getByRole('region', { name: '스크린샷' });
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const way = await page.getByRole('region', { name: '이 상품 사용하기' }).getByRole('link').first().boundingBox();
    expect((way?.y ?? height) + (way?.height ?? 0), `${width} px`).toBeLessThan(height);
    const text = await page.locator('.rich-text').first().boundingBox();
    expect((await section.boundingBox())?.width, `${width} px: as wide as the text`).toBe(text?.width);
  }
  const [first, second] = [section.getByRole('link').first(), section.getByRole('link').last()];
  await expect(section.getByText('2개 중 1번째')).toBeAttached();
  await section.getByRole('button', { name: '다음 화면' }).click();
  await expect(second).toBeInViewport({ ratio: 0.5 });
  await expect(first).not.toBeInViewport({ ratio: 0.5 });
  await expect(section.getByText('2개 중 2번째')).toBeAttached();
  await section.getByRole('button', { name: '다음 화면' }).press('Enter');
  await expect(section.getByText('2개 중 1번째'), 'behind the last comes the first').toBeAttached();
  await first.press('Enter');
  const dialog = page.getByRole('dialog', { name: '스크린샷' });
  await expect(dialog.getByRole('img', { name: /화면 1$/ })).toBeVisible();
  await dialog.press('ArrowRight');
  await expect(dialog.getByRole('img', { name: /화면 2$/ })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(first, 'what has the focus is the picture to be seen').toBeFocused();
  await expect(section.getByText('2개 중 1번째')).toBeAttached();
}

test('on a phone the cover stands for the first screen, which opens large', async ({ browser }) => {
  const { page } = await comeAsMember(browser);
  await page.setViewportSize({ width: 390, height: 844 });
  // Of the demo content: what other tests publish has no cover.
  await open(page, '/market?q=세금계산서');
  const named = { name: /세금계산서 수신·대사 템플릿/ };
  await page.getByRole('main').getByRole('article').getByRole('link', named).click();
  const first = page.getByRole('region', { name: '스크린샷' }).getByRole('link').first();
  const file = (await first.getAttribute('href')) ?? '';
  const isScreen = async () =>
    (await first.getByRole('img').evaluate((img: HTMLImageElement) => img.currentSrc)).includes(file);
  await first.scrollIntoViewIfNeeded();
  await expect.poll(isScreen).toBe(false);
  await first.click();
  await expect(page.getByRole('dialog').getByRole('img')).toHaveAttribute('src', new RegExp(file));
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 768, height: 844 });
  await expect.poll(isScreen, 'where it can be read').toBe(true);
});
