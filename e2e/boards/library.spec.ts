import { expect, test } from '@playwright/test';
import { zipSync } from 'fflate';
import { confirm } from '../support/account-forms.ts';
import { comeAsMember, comeAsStaff, comeAsVisitor, newTitle } from '../support/board.ts';
import { open } from '../support/open.ts';
import { arrived, body, slot, submit } from '../support/question-form.ts';

test('자료실: a file for customers is named but locked for others, with its hash', async ({ browser, page }) => {
  const staff = await comeAsStaff(browser);
  await open(staff, '/libraryRegister');
  const title = newTitle('설치 안내서');
  await staff.getByLabel(/^분류/).selectOption('매뉴얼');
  await staff.getByLabel(/^제목/).fill(title);
  await body(staff, '내용').fill('안내서입니다.');
  await slot(staff, '파일').setInputFiles([
    {
      name: '모두의 안내.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from(zipSync({ 'a.txt': new Uint8Array(3) })),
    },
    { name: '고객사 안내.txt', mimeType: 'text/plain', buffer: Buffer.from('고객사') },
  ]);
  await expect(staff.getByRole('button', { name: '고객사 안내.txt 삭제' })).toBeVisible();
  await arrived(staff);
  await staff.getByLabel('고객사 안내.txt 공개범위').selectOption('고객사');
  await submit(staff).click();
  await confirm(staff, '등록');
  await expect(staff).toHaveURL(/\/libraryDetail\//);

  await open(page, new URL(staff.url()).pathname);
  await expect(page.getByText('고객사 회원만 다운로드할 수 있습니다.')).toBeVisible();
  await expect(page.getByRole('link', { name: /고객사 안내/ })).toHaveCount(0);
  const hash = page.getByRole('group').filter({ hasText: '파일 확인값(SHA-256)' }).first();
  await hash.getByText('파일 확인값(SHA-256)').click();
  await expect(hash.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  const download = page.waitForEvent('download');
  await expect(page.getByText('파일 확인값(SHA-256)'), 'of what is installed alone').toHaveCount(1);
  await page.getByRole('link', { name: /모두의 안내.zip 다운로드 \(ZIP, / }).click();
  expect((await download).suggestedFilename()).toBe('모두의 안내.zip');
});

for (const [who, way, address] of [
  ['visitor', '로그인', '/login'],
  ['member', '고객사 인증 요청', '/contact'],
] as const)
  test(`files for customers say once to a ${who}, above them, why they are locked and what to do`, async ({
    browser,
  }) => {
    const page = who === 'member' ? (await comeAsMember(browser)).page : await comeAsVisitor(browser);
    await open(page, '/library?category=' + encodeURIComponent('설치파일'));
    await page
      .getByRole('main')
      .getByRole('link', { name: /Studio 4\.6\.0 설치 파일/ })
      .click();
    const files = page.getByRole('region', { name: /^첨부파일/ });
    const reason = files.getByText('고객사 회원만 다운로드할 수 있습니다.');
    await expect(reason).toHaveCount(1);
    const next = files.getByRole('link', { name: way });
    await expect(next).toHaveAttribute('href', address);
    await expect(files.getByRole('link', { name: '무료체험 신청' })).toHaveAttribute('href', '/freeExperience');
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expect(reason, 'in the first view').toBeInViewport({ ratio: 1 });
      await expect(next, 'in the first view').toBeInViewport({ ratio: 1 });
      const top = async (part: typeof next) => (await part.boundingBox())?.y ?? 0;
      expect(await top(next), 'above the files').toBeLessThan(await top(files.getByRole('listitem').first()));
    }
  });
