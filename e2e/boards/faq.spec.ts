import { expect, test } from '@playwright/test';
import { confirm } from '../support/account-forms.ts';
import { call, comeAsStaff, comeAsVisitor, newTitle } from '../support/board.ts';
import { open } from '../support/open.ts';
import { submit } from '../support/question-form.ts';
import { violationsOf } from '../support/violations.ts';

test(
  'FAQ: an answer comes when its question is opened, has an address, and takes a vote',
  { tag: '@short' },
  async ({ browser, page, context }) => {
    await open(page, '/faq');
    const item = page.getByRole('main').locator('details').nth(1);
    const question = await item.locator('summary').innerText();
    const answered = page.waitForResponse('**/faq-answer');
    await item.locator('summary').click();
    await answered;
    await page.setViewportSize({ width: 390, height: 844 });
    const votes = await item.getByRole('group', { name: '도움이 되었나요?' }).boundingBox();
    expect(votes?.height, 'one row on a phone').toBeLessThan(60);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect((await item.getByText('도움이 되었나요?').locator('xpath=../../..').boundingBox())?.width).toBeLessThan(800);
    await item.getByRole('button', { name: '도움이 되었습니다', exact: true }).click();
    await expect(item.getByText('의견을 보내주셔서 감사합니다.')).toBeVisible();

    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await item.getByRole('button', { name: '링크 복사' }).click();
    await expect(page.getByText('링크가 복사되었습니다.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain('/faq?open=');

    const reader = await comeAsVisitor(browser, { javaScriptEnabled: false });
    await reader.goto(link);
    const opened = reader.locator('main details[open]');
    await expect(opened).toContainText(question.split('\n').at(-1) ?? '');
    await expect(opened.getByText('도움이 되었나요?')).toBeVisible();
  },
);

test('FAQ: all questions stand by category, and the list ends with where to ask', async ({ page }) => {
  await open(page, '/faq');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(/^도입 \d+$/);
  const account = main.getByRole('region', { name: '계정' });
  const question = account.locator('details').first();
  await expect(question).toBeVisible();
  const rightOf = ({ x, width }: { x: number; width: number }) => x + width;
  const heading = await account.getByRole('heading').boundingBox();
  expect(heading && rightOf(heading), 'on wide screens the category is beside its questions').toBeLessThanOrEqual(
    (await question.boundingBox())?.x ?? 0,
  );
  const total = Number(/\d+/.exec(await main.getByText(/^총 \d+건$/).innerText())?.[0]);
  await expect(main.locator('details')).toHaveCount(total);
  await expect(main.getByRole('link', { name: '질문하기' })).toHaveAttribute('href', '/qnaRegister');
  expect(await violationsOf(page)).toEqual([]);
});

test('FAQ: on a phone every category is in view without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/faq');
  const categories = page.getByRole('main').getByRole('navigation', { name: '분류' }).getByRole('link');
  await expect(categories).toHaveCount(10);
  for (const category of await categories.all()) await expect(category).toBeInViewport({ ratio: 1 });
  const room = await categories.evaluateAll((all) =>
    all.map((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      return link.clientWidth - words.getBoundingClientRect().width;
    }),
  );
  expect(Math.min(...room), 'on both sides of the longest').toBeGreaterThanOrEqual(8);
});

test(
  'FAQ: staff put the questions in order by keyboard and by dragging; where a row ends up is announced',
  { tag: '@short' },
  async ({ browser }) => {
    const staff = await comeAsStaff(browser);
    const [first, second] = [newTitle('순서 시험 하나'), newTitle('순서 시험 둘')];
    for (const title of [first, second])
      await call(staff, '/api/v1/board/write', {
        boardType: 'faq',
        title,
        category: '기타',
        bodyHtml: '<p>답변</p>',
        fields: { isUsed: 'true' },
      });
    const category = `/faq?category=${encodeURIComponent('기타')}`;
    await open(staff, category);
    await staff.getByRole('button', { name: '순서 변경' }).click();
    await staff.getByRole('button', { name: `${second} 위로` }).press('Enter');
    await staff.getByRole('dialog').getByRole('button', { name: '저장' }).click();
    await expect(staff.getByText('저장되었습니다.')).toBeVisible();
    const { list } = await call(staff, '/api/v1/board/list', { boardType: 'faq', category: '기타', size: 200 });
    const places = list.map(({ title }) => title).filter((title) => [first, second].includes(title));
    expect(places).toEqual([second, first]);

    await open(staff, category);
    await staff.getByRole('button', { name: '순서 변경' }).click();
    const rows = staff.getByRole('dialog').getByRole('listitem');
    await expect(rows.last()).toBeVisible();
    await staff.evaluate(() => {
      const status = document.querySelector('[role=dialog] [role=status]');
      const announced: (string | null)[] = [];
      Object.assign(window, { announced });
      new MutationObserver(() => announced.push(status?.textContent ?? null)).observe(status!, {
        subtree: true,
        characterData: true,
        childList: true,
      });
    });
    const count = await rows.count();
    const title = await rows
      .nth(count - 1)
      .locator('span')
      .nth(1)
      .textContent();
    await rows.nth(count - 1).hover();
    await staff.mouse.down();
    for (const at of [count - 2, count - 3]) await rows.nth(at).hover();
    await staff.mouse.up();
    await expect(staff.getByRole('dialog').getByRole('status')).toContainText(title ?? '');
    const announced = await staff.evaluate(() => (window as unknown as { announced: string[] }).announced);
    expect(announced, 'where it was dropped, not what it passed').toHaveLength(1);
    expect(announced[0]).toContain(String(count - 2));
  },
);

/** FAQs and lectures have a manual order in which new entries are last, so not on the first page. */
test('a new FAQ is seen by whoever registered it, opened, though it is on the last page', async ({ browser }) => {
  const staff = await comeAsStaff(browser);
  const title = newTitle('방금 등록한 질문입니까?');
  await open(staff, '/faqRegister');
  await staff.getByLabel(/^분류/).selectOption('계정');
  await staff.getByLabel(/^질문(?! 변형)/).fill(title);
  await staff.getByRole('textbox', { name: '답변' }).click();
  await staff.keyboard.type('방금 등록한 답변입니다.');
  await submit(staff).click();
  await confirm(staff, '등록');
  await expect(staff).toHaveURL(/\/faq\?open=/);
  const item = staff.getByRole('main').locator('details[open]');
  await expect(item.locator('summary')).toContainText(title);
  await expect(item.getByText('방금 등록한 답변입니다.')).toBeVisible();
  await expect(item.locator('summary')).toBeInViewport();
});
