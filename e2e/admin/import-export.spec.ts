import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { comeAsStaff, newTitle } from '../support/board.ts';
import { open } from '../support/open.ts';
import { violationsOf } from '../support/violations.ts';

const exported = (id: string, title: string, given: object = {}) => ({
  id,
  title,
  category: '오류',
  bodyHtml: '<p>옮겨 온 글입니다.</p>',
  authorName: '홍길동',
  createdAt: '2020-01-02T03:04:05.000Z',
  publishedAt: '2020-01-02T03:04:05.000Z',
  ...given,
});

const panelOf = (page: Page) => page.getByRole('region', { name: '가져오기' });
const tileOf = (page: Page, name: string) => panelOf(page).getByRole('button', { name: new RegExp(`^${name}`) });
const choose = (page: Page, name: string, buffer: Buffer) =>
  panelOf(page).locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

// One test, because the server runs one import at a time.
test(
  'an administrator exports a board, looks at what an import would do, and lets it',
  { tag: '@short' },
  async ({ browser }) => {
    const page = await comeAsStaff(browser);
    await open(page, '/admin/transfer');
    const out = page.getByRole('region', { name: '내보내기' });
    await out.getByLabel('게시판').selectOption('reference');
    await expect(out).toContainText(/글 \d+건, 파일 \d+개/);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      out.getByRole('button', { name: '다운로드' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^고객 사례_\d{8}\.zip$/);
    const toast = page.getByRole('dialog').filter({ hasText: '파일을 다운로드했습니다.' });
    await expect(toast).toBeVisible();
    const archive = await readFile(await download.path());

    const preview = panelOf(page).getByRole('button', { name: '미리보기' });
    await preview.click();
    await expect(panelOf(page).getByRole('alert')).toHaveText('가져올 파일을 선택해주세요.');

    await panelOf(page).getByLabel('가져올 게시판').selectOption('reference');
    await choose(page, '고객 사례.zip', archive);
    await preview.click();
    await expect(panelOf(page).getByText('가져올 새 글이 없습니다.')).toBeVisible();
    await expect(tileOf(page, '건너뜀')).not.toContainText(' 0건');

    await panelOf(page).getByLabel('가져올 게시판').selectOption('qna');
    await choose(page, '망가진.json', Buffer.from('{"documents":['));
    await preview.click();
    await expect(panelOf(page).getByRole('alert')).toContainText('파일을 읽을 수 없습니다.');
    await expect(panelOf(page).getByText('망가진.json')).toBeVisible();
    await expect(panelOf(page).getByLabel('가져올 게시판')).toHaveValue('qna');

    const title = newTitle('옮겨 온 질문');
    const picture = '<p>그림</p><img src="https://old.example.com/a.png">';
    const rows = [
      exported(`${title} 1`, title),
      exported(`${title} 2`, `${title} 그림`, { bodyHtml: picture }),
      exported(`${title} 3`, `${title} 날짜 없음`, { createdAt: '어제' }),
    ];
    const content = Buffer.from(JSON.stringify({ documents: rows }));
    await choose(page, '질문.json', content);
    await expect(panelOf(page).getByLabel('파일 형식')).toHaveValue('json');
    await preview.click();
    await expect(panelOf(page).getByText('글 2건을 추가할 수 있습니다.')).toBeVisible();
    await expect(tileOf(page, '거절')).toContainText('1건');
    await tileOf(page, '거절').click();
    await expect(panelOf(page).getByRole('row')).toHaveCount(2);
    await expect(panelOf(page).getByRole('row').last()).toContainText('날짜를 읽을 수 없습니다.');
    await expect(toast).toHaveCount(0);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }

    await panelOf(page).getByRole('button', { name: '2건 가져오기' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '가져오기' }).click();
    await expect(panelOf(page).getByText('글 2건을 가져왔습니다.')).toBeVisible();

    await preview.click();
    await expect(panelOf(page).getByText('가져올 새 글이 없습니다.')).toBeVisible();
    await expect(tileOf(page, '건너뜀')).toContainText('2건');
    await open(page, '/qna?q=옮겨 온 질문');
    await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
  },
);
