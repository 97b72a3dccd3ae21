import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { logInAs } from '../support/account-calls.ts';
import { confirm } from '../support/account-forms.ts';
import { comeAsStaff } from '../support/board.ts';
import { open } from '../support/open.ts';
import { slot } from '../support/question-form.ts';
import { ADMIN } from '../support/portal.ts';

test(
  'an operator writes where the work is, sees it as visitors will, and schedules it without a native date input',
  { tag: '@short' },
  async ({ page }) => {
    await logInAs(page, ADMIN.userId, ADMIN.password);
    await open(page, '/admin/contents');
    await expect(page.getByRole('searchbox')).toHaveCount(1);
    await page.getByRole('button', { name: '새 글' }).click();
    await page.getByRole('menuitem', { name: '공지사항' }).click();
    await expect(page).toHaveURL(/\/noticeRegister$/);

    const register = page.getByRole('button', { name: '등록', exact: true });
    await expect(register, 'in view without scrolling').toBeInViewport();
    await page.getByRole('textbox', { name: '제목' }).fill('겨울 교육 일정');
    await page.getByRole('textbox', { name: '내용' }).click();
    await page.keyboard.type('12월 교육을 엽니다.');
    await expect(page.getByRole('contentinfo'), 'a tool for staff').toHaveCount(0);
    await page.getByRole('textbox', { name: '팝업 시작 날짜' }).fill('20991224');
    await page.getByRole('textbox', { name: '팝업 종료 날짜' }).fill('20991231');
    await page.getByRole('button', { name: '미리보기' }).click();
    const preview = page.getByRole('dialog', { name: '방문자에게 이렇게 보입니다' });
    // The page itself, so that its rules for narrow and wide windows apply.
    const framed = preview.frameLocator('iframe[title="글 미리보기"]');
    const navigation = framed.getByRole('banner').getByRole('navigation');
    const menu = framed.getByRole('banner').getByRole('button', { name: '메뉴 열기' });
    const innerWidth = () => framed.locator('html').evaluate((html) => html.clientWidth);
    await expect(framed.getByRole('heading', { name: '겨울 교육 일정', level: 1 })).toBeVisible();
    await expect(framed.getByRole('main')).toContainText('12월 교육을 엽니다.');
    expect(await innerWidth()).toBe(1280);
    await expect(navigation).toBeVisible();
    await expect(menu).toBeHidden();
    await expect(framed.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
    await expect(framed.getByRole('banner').getByRole('button', { name: '로그아웃' })).toHaveCount(0);
    const popup = framed.getByRole('dialog', { name: '겨울 교육 일정' });
    await expect(popup).toContainText('12월 교육을 엽니다.');
    await popup.getByRole('button', { name: '닫기' }).click();
    await expect(popup).toHaveCount(0);
    await preview.getByRole('button', { name: '휴대폰' }).click();
    await expect.poll(innerWidth).toBe(390);
    await expect(menu).toBeVisible();
    await expect(navigation).toBeHidden();
    await expect(framed.getByRole('heading', { name: '겨울 교육 일정', level: 1 })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('textbox', { name: '예약 게시 날짜' }).fill('20991224');
    await page.getByRole('combobox', { name: '예약 게시 시각' }).selectOption({ label: '오후 2:30' });
    expect(await page.locator('input[type="datetime-local"], input[type="month"]').count()).toBe(0);
    await page.getByLabel('분류').selectOption('공지');
    await register.click();
    await confirm(page, '등록');
    const toDocument = page.getByRole('button', { name: '글 보기' });
    // A message under the pointer stays.
    await toDocument.hover();
    await expect(page, 'where the work is').toHaveURL('/admin/contents');
    await expect(page.getByRole('row').getByRole('link', { name: '겨울 교육 일정', exact: true })).toBeFocused();
    await toDocument.click();
    await expect(page.getByText('2099.12.24 14:30 게시 예정')).toBeVisible();
  },
);

test('the preview of a desk is seen in whole on a screen that is narrower', async ({ browser }) => {
  const page = await comeAsStaff(browser);
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page, '/noticeRegister');
  await page.getByRole('textbox', { name: '제목' }).fill('겨울 교육 일정');
  await page.getByRole('button', { name: '미리보기' }).click();
  const frame = page.locator('iframe[title="글 미리보기"]');
  const right = async () => ((box) => box && box.x + box.width)(await frame.boundingBox());
  await expect.poll(right).toBeLessThan(1024);
  expect(
    await page
      .frameLocator('iframe[title="글 미리보기"]')
      .locator('html')
      .evaluate((html) => html.clientWidth),
  ).toBe(1280);
});

test('a preview is closed by Escape from the page in it, too, and a section of the form takes the focus', async ({
  browser,
}) => {
  const page = await comeAsStaff(browser);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/videoTutorialRegister');
  // The editor arrives later, and the page below it moves.
  await expect(page.locator('[contenteditable=true]')).toBeVisible();
  const marks = page.getByRole('navigation', { name: '작성할 항목' });
  const practice = marks.getByRole('link', { name: '실습' });
  await practice.click();
  await expect(page.getByRole('heading', { name: '실습' })).toBeInViewport();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(practice, 'near the end of the page, too').toHaveAttribute('aria-current', 'location');
  const settings = marks.getByRole('link', { name: '설정' });
  await settings.click();
  await expect(page.locator('legend').first()).toBeFocused();
  await page.getByRole('button', { name: '미리보기' }).click();
  const frame = page.locator('iframe[title="글 미리보기"]');
  const framed = frame.contentFrame().getByRole('main');
  await expect(framed).toBeVisible();
  // Keys in it are heard once it has loaded.
  await (await (await frame.elementHandle())?.contentFrame())?.waitForLoadState();
  await framed.focus();
  await page.keyboard.press('Escape');
  await expect(frame).toHaveCount(0);
  await expect(page.getByRole('button', { name: '미리보기' })).toBeFocused();
});

test('a preview has the layout of its board, as a market item, a lecture and a FAQ do', async ({ browser }) => {
  const page = await comeAsStaff(browser);
  const framed = page.frameLocator('iframe[title="글 미리보기"]');
  const preview = async (path: string, fill: () => Promise<void>) => {
    await open(page, path);
    await fill();
    await page.locator('[contenteditable=true]').click();
    await page.keyboard.type('처음 보는 본문');
    await page.getByRole('button', { name: '미리보기' }).click();
    await expect(framed.getByText('처음 보는 본문')).toBeVisible();
  };

  await preview('/marketRegister', async () => page.getByLabel(/^제목/).fill('송장 정리'));
  await expect(framed.getByRole('region', { name: '이 상품 사용하기' })).toBeVisible();

  await preview('/videoTutorialRegister', async () => {
    await page.getByLabel(/^제목/).fill('첫 강의');
    await page.getByLabel('YouTube 또는 Vimeo 주소').fill('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  });
  await expect(framed.getByRole('button', { name: 'YouTube에서 재생' })).toBeVisible();

  await preview('/faqRegister', async () => page.getByLabel(/^질문/).fill('멈춥니까?'));
  await expect(framed.locator('details[open] summary')).toContainText('멈춥니까?');
});

test('a preview shows the pictures and the video that were uploaded, as wide as on a phone', async ({ browser }) => {
  const page = await comeAsStaff(browser);
  const framed = page.frameLocator('iframe[title="글 미리보기"]');
  const picture = await sharp({ create: { width: 1280, height: 720, channels: 3, background: '#2456e6' } })
    .png()
    .toBuffer();
  for (const [path, label, shown] of [
    ['/referenceRegister', '대표이미지', 'img[src*="fileDownload"]'],
    ['/marketRegister', '스크린샷', 'img[src*="fileDownload"]'],
    ['/videoTutorialRegister', '썸네일', 'video[poster*="fileDownload"]'],
  ] as const) {
    await open(page, path);
    await slot(page, label).setInputFiles([{ name: '그림.png', mimeType: 'image/png', buffer: picture }]);
    await expect(page.getByRole('button', { name: '그림.png 삭제' })).toBeVisible();
    if (path === '/videoTutorialRegister') await page.getByLabel('챕터').fill('00:00 시작하며\n00:35 첫 번째 활동');
    await page.getByRole('button', { name: '미리보기' }).click();
    const image = framed.locator(shown).first();
    await image.scrollIntoViewIfNeeded();
    if (path === '/videoTutorialRegister') {
      await expect(framed.getByRole('button', { name: '첫 번째 활동' })).toBeVisible();
      await framed.getByRole('group', { name: '재생 속도' }).getByRole('button', { name: '1.5배속' }).click();
      expect(await framed.locator('video').evaluate((one: HTMLVideoElement) => one.playbackRate)).toBe(1.5);
    } else
      await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth), path).toBeGreaterThan(0);
    await page.getByRole('button', { name: '휴대폰' }).click();
    await expect.poll(() => framed.locator('body').evaluate((one) => one.clientWidth), path).toBe(390);
    await page.keyboard.press('Escape');
  }
});

test('the calendar of a pop-up’s end offers no day before its beginning', async ({ browser }) => {
  const page = await comeAsStaff(browser);
  await open(page, '/noticeRegister');
  await page.getByRole('textbox', { name: '팝업 시작 날짜' }).fill('20990115');
  await page.getByRole('button', { name: '팝업 종료 날짜 달력 열기' }).click();
  const day = (number: number) =>
    page.getByRole('dialog', { name: '팝업 종료 날짜' }).getByRole('button', { name: `2099년 1월 ${number}일` });
  await expect(day(14)).toBeDisabled();
  await day(15).click();
  await expect(page.getByRole('textbox', { name: '팝업 종료 날짜' })).toHaveValue('2099-01-15');
});

test('the calendar of the last setting stands above the buttons of the form, every day within reach', async ({
  browser,
}) => {
  const page = await comeAsStaff(browser);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/noticeRegister');
  await page.getByRole('button', { name: '팝업 종료 날짜 달력 열기' }).click();
  await page.getByRole('grid').getByRole('button').last().click();
  await expect(page.getByRole('textbox', { name: '팝업 종료 날짜' })).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
});

test('a day is read in whole, on a phone, too', async ({ browser }) => {
  const page = await comeAsStaff(browser);
  await open(page, '/noticeRegister');
  const day = page.getByRole('textbox', { name: '팝업 종료 날짜' });
  await day.fill('20271231');
  for (const width of [1440, 390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    const cut = () => day.evaluate((input) => input.scrollWidth - input.clientWidth);
    await expect.poll(cut, String(width)).toBe(0);
  }
});
