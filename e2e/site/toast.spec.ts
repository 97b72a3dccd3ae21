import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { comeAsStaff } from '../support/board.ts';
import { openFirstInquiry } from '../support/inquiry.ts';
import { open } from '../support/open.ts';

const WIDTHS = [390, 768, 1280, 1440, 1920];

const stripOf = (page: Page) => page.getByRole('region', { name: '알림' });

/** Labels of controls that stay behind the message even when scrolled into view. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const strip = document.querySelector('[role=region][aria-label=알림]');
    const { top, left, right } = strip?.getBoundingClientRect() ?? new DOMRect();
    const place = document.querySelector('[role=dialog][data-open]') ?? document.body;
    return [...place.querySelectorAll('a[href], button, input, select, textarea')]
      .filter((control) => !strip?.contains(control) && control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => control.getBoundingClientRect().height > 1)
      .filter((control) => {
        control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const box = control.getBoundingClientRect();
        // Beside the menu of the administration it covers nothing of that.
        return box.bottom > top + 0.5 && box.right > left && box.left < right;
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  });

async function expectRoom(page: Page, message: string) {
  // A message under the pointer stays.
  await stripOf(page).getByText(message).hover();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => covered(page), `${message} at ${width} px`).toEqual([]);
  }
}

test('a message covers nothing, on a page, in a form, in the administration and in a drawer', async ({ browser }) => {
  const page = await comeAsStaff(browser);
  await open(page, '/notice');
  await page.locator('main a[href^="/noticeDetail/"]').first().click();
  await page.getByRole('button', { name: '링크 복사' }).click();
  await expectRoom(page, '링크');

  await open(page, '/noticeRegister');
  await page.getByLabel(/^제목/).fill('점검 안내');
  await page.getByRole('button', { name: '임시저장' }).click();
  await expectRoom(page, '임시저장');

  await open(page, '/admin/questions');
  const notice = page.getByRole('checkbox', { name: '새 질문을 메일로 받기' });
  await notice.click();
  await expectRoom(page, '메일로 알');

  await open(page, '/contact/list');
  await openFirstInquiry(page);
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('담당자').selectOption({ index: 1 });
  await expectRoom(page, '저장되었습니다.');
});

test('an action at the end of a drawer moves up with the message and back', async ({ browser }) => {
  const page = await comeAsStaff(browser);
  await page.setViewportSize({ width: 1440, height: 620 });
  await open(page, '/contact/list');
  await openFirstInquiry(page);
  const drawer = page.getByRole('dialog');
  const owner = drawer.getByLabel('담당자');
  const action = drawer.getByRole('button', { name: '템플릿으로 저장' });
  await action.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
  const endOf = async () => (await action.boundingBox())!.y + (await action.boundingBox())!.height;
  const before = await endOf();
  expect(before).toBeGreaterThan(560);
  // Without a click that scrolls to it.
  await owner.evaluate((select: HTMLSelectElement) => {
    select.selectedIndex = select.selectedIndex === 1 ? 2 : 1;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(stripOf(page).getByText('저장되었습니다.')).toBeVisible();
  await expect.poll(endOf).toBeLessThanOrEqual((await stripOf(page).boundingBox())!.y);
  await expect(stripOf(page).getByText('저장되었습니다.')).toBeHidden();
  await expect.poll(endOf).toBe(before);
});

test(
  'a message takes its room, is read, reached and closed by keyboard, and gives the room back',
  {
    tag: '@short',
  },
  async ({ browser }) => {
    const page = await comeAsStaff(browser);
    await open(page, '/faqRegister');
    await page
      .getByLabel(/^(?:제목|질문)/)
      .first()
      .fill('점검 안내');
    const saveDraft = page.getByRole('button', { name: '임시저장' });
    await saveDraft.press('Enter');
    await expect(stripOf(page).getByText('임시저장')).toBeVisible();
    const room = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--toast'));
    await expect.poll(room).toMatch(/^[1-9]\d*px$/);
    await page.keyboard.press('F6');
    const cross = stripOf(page).getByRole('button', { name: '닫기' });
    await expect(cross).toBeFocused();
    await expect(cross, 'a ring seen on the dark strip').toHaveCSS('outline-color', 'rgb(255, 255, 255)');
    await page.keyboard.press('Enter');
    await expect(stripOf(page).getByText('임시저장')).toBeHidden();
    await expect(saveDraft).toBeFocused();
    await expect.poll(room).toMatch(/^(?:0px)?$/);
  },
);

test('a message that is closed leaves the focus where it was, or on the page where that is gone', async ({
  browser,
}) => {
  const page = await comeAsStaff(browser);
  await open(page, '/admin/questions');
  const notice = page.getByRole('checkbox', { name: '새 질문을 메일로 받기' });
  const cross = stripOf(page).getByRole('button', { name: '닫기' });
  const closeBy = async (close: () => Promise<void>) => {
    await notice.press('Space');
    await expect(cross).toBeVisible();
    await close();
    await expect(cross).toHaveCount(0);
  };
  await closeBy(() => cross.click());
  await expect(notice, 'by pointer').toBeFocused();
  await closeBy(() => cross.press('Enter'));
  await expect(notice, 'by keyboard, reached without F6').toBeFocused();
  await closeBy(async () => {
    await notice.blur();
    await cross.click();
  });
  await expect(page.getByRole('main'), 'nothing had it').toBeFocused();
  await notice.press('Space');
});

test('of several messages the newest is shown', async ({ browser }) => {
  const page = await comeAsStaff(browser);
  await open(page, '/contact/list?status=보류');
  await openFirstInquiry(page);
  const status = page.getByRole('dialog').getByLabel('상태', { exact: true });
  const messages = stripOf(page).getByRole('button', { name: '닫기' });
  await status.selectOption('진행중');
  await expect(messages).toHaveCount(1);
  const height = async () => (await stripOf(page).boundingBox())?.height;
  const one = await height();
  for (const next of ['확인', '보류']) {
    const changed = page.waitForResponse((response) => response.request().method() !== 'GET');
    await status.selectOption(next);
    await changed;
    await expect(stripOf(page)).toContainText(next);
    await expect(messages).toHaveCount(1);
    expect(await height()).toBe(one);
  }
});

test('F6 leads to what the newest message offers at once, also out of a drawer, and the focus goes back there', async ({
  browser,
}) => {
  const page = await comeAsStaff(browser);
  await open(page, '/contact/list?status=보류');
  await openFirstInquiry(page);
  const status = page.getByRole('dialog').getByLabel('상태', { exact: true });
  await status.selectOption('진행중');
  const undo = stripOf(page).getByRole('button', { name: '되돌리기' });
  await expect(undo).toBeVisible();
  await status.focus();
  await page.keyboard.press('F6');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(stripOf(page).getByText('되돌렸습니다.')).toBeVisible();
  await expect(status).toHaveValue('보류');
  await expect(page.getByRole('dialog').locator(':focus')).toBeVisible();
});
