import { expect, test } from '@playwright/test';
import { confirm } from '../support/account-forms.ts';
import { call, comeAsMember, comeAsStaff, newTitle } from '../support/board.ts';
import { noteKeptCalls } from '../support/kept-calls.ts';
import { open } from '../support/open.ts';
import { submit } from '../support/question-form.ts';
import { violationsOf } from '../support/violations.ts';

test(
  '비디오 강의: plays with captions, jumps to chapters, goes on where one stopped, and leads to the next',
  { tag: '@short' },
  async ({ browser }) => {
    const { page } = await comeAsMember(browser, 'student');
    await open(page, '/videoTutorial');
    const { list } = await call(page, '/api/v1/board/list', { boardType: 'videoTutorial', size: 50 });
    const courses = Map.groupBy(list, ({ category }) => category);
    const course = [...courses.values()].find((lectures) => lectures.length > 1) ?? [];
    const [first, second] = course;
    if (!first || !second) throw new Error('The demo content has no course of two lectures');
    await page.getByRole('link', { name: first.title }).click();
    const video = page.locator('video');
    await expect(video.locator('track[kind=captions][srclang=ko]')).toHaveCount(1);
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(0);

    const chapters = page.getByRole('region', { name: '챕터' }).getByRole('button');
    await chapters.nth(1).click();
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(1);
    await page.getByRole('button', { name: '1.5배속' }).click();
    expect(await video.evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(1.5);
    const saved = page.waitForResponse('**/video/progress');
    await video.evaluate((element: HTMLVideoElement) => {
      element.currentTime = 20;
      element.pause();
    });
    await saved;

    await open(page, `/videoTutorialDetail/${first.documentId}`);
    await page.getByRole('button', { name: /이어보기$/ }).click();
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(5);
    await video.evaluate((element: HTMLVideoElement) => (element.currentTime = element.duration - 0.3));
    await video.evaluate((element: HTMLVideoElement) => element.play());
    const next = page.getByRole('group', { name: `다음 강의: ${second.title}` });
    await expect(next).toBeVisible();
    // Played by its own controls it is covered by nothing.
    await video.evaluate((element: HTMLVideoElement) => element.play());
    await expect(next).toHaveCount(0);
    await video.evaluate((element: HTMLVideoElement) => (element.currentTime = element.duration - 0.3));
    await next.getByRole('link', { name: '다음 강의' }).click();
    await expect(page.getByRole('heading', { level: 1, name: second.title })).toBeVisible();
    await expect(page.getByRole('region', { name: /과정/ }).getByRole('img', { name: '시청 완료' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  },
);

test('비디오 강의: an address with a second begins there, and a tab that is closed keeps the place', async ({
  browser,
}) => {
  const { page } = await comeAsMember(browser, 'student');
  const keptCalls = await noteKeptCalls(page);
  await open(page, '/videoTutorial');
  const { list } = await call(page, '/api/v1/board/list', { boardType: 'videoTutorial' });
  await open(page, `/videoTutorialDetail/${list[0]?.documentId}?t=12`);
  const video = page.locator('video');
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBe(12);
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  expect(await keptCalls()).toEqual(['/api/v1/video/progress']);
});

test('비디오 강의: a visitor is asked to log in before a lecture', async ({ page }) => {
  await open(page, '/videoTutorial');
  const card = page.getByRole('main').getByRole('article').first();
  const bottom = await card.locator('img').evaluate((picture) => picture.getBoundingClientRect().bottom);
  const length = await card.getByText('재생 시간').locator('xpath=..').boundingBox();
  expect(length?.y, 'its length covers nothing of the picture').toBeGreaterThan(bottom);
  await card.getByRole('link').click();
  await expect(page.getByText('로그인 이후 이용해주세요.')).toBeVisible();
});

test('a new lecture is seen by whoever registered it', async ({ browser }) => {
  const staff = await comeAsStaff(browser);
  const title = newTitle('방금 등록한 강의');
  await open(staff, '/videoTutorialRegister');
  await staff.getByLabel(/^과정/).selectOption('입문');
  await staff.getByLabel(/^제목/).fill(title);
  await staff.getByRole('textbox', { name: '설명' }).click();
  await staff.keyboard.type('방금 등록한 강의입니다.');
  await staff.getByLabel('YouTube 또는 Vimeo 주소').fill('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  await submit(staff).click();
  await confirm(staff, '등록');
  await expect(staff).toHaveURL(/\/videoTutorialDetail\//);
  await expect(staff.getByRole('heading', { level: 1, name: title })).toBeInViewport();
});
