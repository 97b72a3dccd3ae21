import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { confirm, dialogOf } from '../support/account.ts';
import { call, comeAsMember, comeAsStaff, newTitle } from '../support/board.ts';
import { open } from '../support/open.ts';
import { submit } from '../support/question-form.ts';
import { violationsOf } from '../support/violations.ts';

const picture = async (name = '대표이미지.png') => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 1280, height: 720, channels: 3, background: '#2456e6' } })
    .png()
    .toBuffer(),
});

/** The rich text editor, by its label on the board. */
const body = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

const arrived = (page: Page) => expect(page.getByRole('progressbar')).toHaveCount(0);

const slot = (page: Page, label: string) =>
  page.getByRole('group', { name: new RegExp(`^${label}`) }).getByLabel('파일 선택');

test('레퍼런스: a story is registered with its figures, seen by visitors once it is approved, and found by industry', async ({
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
  await staff.getByLabel('KPI 1 지표').fill('처리 시간');
  await submit(staff).click();
  await expect(staff.getByText('지표와 도입 전, 도입 후 값을 모두 입력해주세요.')).toBeVisible();
  await staff.getByLabel('KPI 1 도입 전').fill('8');
  await staff.getByLabel('KPI 1 도입 후').fill('1');
  await staff.getByLabel('KPI 1 단위').fill('시간');
  await body(staff, '도입 이야기').fill('도입한 이야기를 적습니다.');
  await submit(staff).click();
  await expect(staff.getByText('대표이미지를 첨부해주세요.')).toBeVisible();
  await slot(staff, '대표이미지').setInputFiles(await picture());
  await expect(staff.getByRole('button', { name: '대표이미지.png 삭제' })).toBeVisible();
  await arrived(staff);
  await submit(staff).click();
  await confirm(staff);
  await expect(staff).toHaveURL(/\/referenceDetail\//);
  await expect(staff.getByText('비공개')).toBeVisible();

  const address = new URL(staff.url()).pathname;
  expect((await page.goto(address))?.status()).toBe(404);
  await staff.getByRole('link', { name: '수정', exact: true }).click();
  await staff.getByRole('switch', { name: /공개승인/ }).check();
  await staff.getByRole('button', { name: '수정' }).click();
  await expect(staff.getByText('저장되었습니다.')).toBeVisible();

  await open(page, `/reference?category=${encodeURIComponent('제조')}`);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('region', { name: '도입 성과' })).toContainText('처리 시간');
  await expect(page.getByRole('link', { name: '도입 문의' })).toHaveAttribute('href', '/contact');
  const others = page.getByRole('region', { name: '다른 고객 사례' });
  await expect(others.getByRole('listitem')).toHaveCount(3);
  await expect(others.getByRole('listitem').first(), 'of the same industry first').toContainText('제조');
});

test('자료실: a file for customers is named but locked for others, with its hash', async ({ browser, page }) => {
  const staff = await comeAsStaff(browser);
  await open(staff, '/libraryRegister');
  const title = newTitle('설치 안내서');
  await staff.getByLabel(/^분류/).selectOption('매뉴얼');
  await staff.getByLabel(/^제목/).fill(title);
  await body(staff, '내용').fill('안내서입니다.');
  await slot(staff, '파일').setInputFiles([
    { name: '모두의 안내.txt', mimeType: 'text/plain', buffer: Buffer.from('모두') },
    { name: '고객사 안내.txt', mimeType: 'text/plain', buffer: Buffer.from('고객사') },
  ]);
  await expect(staff.getByRole('button', { name: '고객사 안내.txt 삭제' })).toBeVisible();
  await arrived(staff);
  await staff.getByLabel('고객사 안내.txt 공개범위').selectOption('고객사');
  await submit(staff).click();
  await confirm(staff);
  await expect(staff).toHaveURL(/\/libraryDetail\//);

  await open(page, new URL(staff.url()).pathname);
  await expect(page.getByText('고객사 회원만 다운로드할 수 있습니다.')).toBeVisible();
  await expect(page.getByRole('link', { name: /고객사 안내/ })).toHaveCount(0);
  const hash = page.getByRole('group').filter({ hasText: '파일 확인값(SHA-256)' }).first();
  await hash.getByText('파일 확인값(SHA-256)').click();
  await expect(hash.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /모두의 안내/ }).click();
  expect((await download).suggestedFilename()).toBe('모두의 안내.txt');
});

test(
  'FAQ: an answer comes when its question is opened, has an address, and takes a vote',
  { tag: '@short' },
  async ({ page, context }) => {
    await open(page, '/faq');
    const item = page.getByRole('main').locator('details').nth(1);
    const question = await item.locator('summary').innerText();
    const answered = page.waitForResponse('**/faq-answer');
    await item.locator('summary').click();
    await answered;
    await item.getByRole('button', { name: '예', exact: true }).click();
    await expect(item.getByText('의견을 보내주셔서 감사합니다.')).toBeVisible();

    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await item.getByRole('button', { name: '링크복사' }).click();
    await expect(page.getByText('링크가 복사되었습니다.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain('/faq?open=');

    const reader = await (await page.context().browser()!.newContext({ javaScriptEnabled: false })).newPage();
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
  await expect(main.getByRole('region', { name: '계정' }).locator('details').first()).toBeVisible();
  const total = Number(/\d+/.exec(await main.getByText(/^총 \d+건$/).innerText())?.[0]);
  await expect(main.locator('details')).toHaveCount(total);
  await expect(main.getByRole('link', { name: '질문하기' })).toHaveAttribute('href', '/qnaRegister');
  expect(await violationsOf(page)).toEqual([]);
});

test('a file for customers says how to become one', async ({ page }) => {
  await open(page, '/library?category=' + encodeURIComponent('설치파일'));
  await page
    .getByRole('main')
    .getByRole('link', { name: /Studio 4\.6\.0 설치 파일/ })
    .click();
  const files = page.getByRole('region', { name: /^첨부파일/ });
  await expect(files.getByText('고객사 회원만 다운로드할 수 있습니다.')).toHaveCount(2);
  // Once below all files.
  await expect(files.getByRole('link', { name: '고객사 인증 요청' })).toHaveAttribute('href', '/contact');
  await expect(files.getByRole('link', { name: '무료체험 신청' })).toHaveAttribute('href', '/freeExperience');
});

test('FAQ: staff put the questions in order by keyboard and by dragging; where a row ends up is announced', async ({
  browser,
}) => {
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
});

test('수정 이력과 휴지통: what was said before comes back, and so does what was deleted', async ({ browser }) => {
  const staff = await comeAsStaff(browser);
  const title = newTitle('이력 시험');
  const written = { title, category: '공지', bodyHtml: '<p>처음 내용</p>' };
  const { documentId } = await call(staff, '/api/v1/board/write', { ...written, boardType: 'notice' });
  await call(staff, '/api/v1/board/update', { ...written, documentId, version: 1, bodyHtml: '<p>바꾼 내용</p>' });

  await open(staff, `/noticeDetail/${documentId}`);
  await expect(staff.getByText('바꾼 내용')).toBeVisible();
  await staff.getByRole('link', { name: '수정 이력' }).click();
  await staff.getByText('1번째 내용').click();
  await expect(staff.getByText('처음 내용')).toBeVisible();
  await staff.getByRole('button', { name: '이 내용으로 되돌리기' }).click();
  await confirm(staff, '이 내용으로 되돌리기');
  await expect(staff).toHaveURL(`/noticeDetail/${documentId}`);
  await expect(staff.getByText('처음 내용')).toBeVisible();

  await staff.getByRole('button', { name: '삭제', exact: true }).click();
  await staff.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
  await expect(staff).toHaveURL('/notice');
  await open(staff, '/admin/trash');
  await staff.getByRole('button', { name: `${title} 복원` }).click();
  await confirm(staff, '복원');
  await expect(staff.getByText('글을 복원했습니다.')).toBeVisible();
  expect((await staff.goto(`/noticeDetail/${documentId}`))?.status()).toBe(200);
});

test('a draft is there on another computer, too', async ({ browser }) => {
  const { page } = await comeAsMember(browser, 'drafter');
  await open(page, '/qnaRegister');
  const title = newTitle('임시저장 시험');
  const saved = page.waitForResponse('**/draft-save');
  await page.getByLabel(/^제목/).fill(title);
  await saved;
  const { page: other } = await comeAsMember(browser, 'drafter', { keepsDrafts: true });
  await open(other, '/qnaRegister');
  await dialogOf(other).getByRole('button', { name: '이어 쓰기' }).click();
  await expect(other.getByLabel(/^제목/)).toHaveValue(title);
});

for (const width of [390, 1280])
  test(`the lists have nothing that axe objects to at ${width} px`, async ({ browser }) => {
    const { page } = await comeAsMember(browser, 'axe');
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/reference', '/market', '/library', '/faq', '/videoTutorial']) {
      await open(page, path);
      expect(await violationsOf(page), path).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
