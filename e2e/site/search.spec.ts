import { expect, test } from '@playwright/test';
import { playAssistant } from '../support/assistant.ts';
import { fontsApply, shiftLimit, watchShifts } from '../support/delayed-fonts.ts';
import { open, settled } from '../support/open.ts';
import { violationsOf } from '../support/violations.ts';

test.describe('통합검색', () => {
  test(
    'leads from the header to what was meant, with the words marked, and keeps the search in the address',
    { tag: '@short' },
    async ({ page }) => {
      await open(page, '/notice');
      await page.getByRole('banner').getByRole('link', { name: '검색' }).click();
      await expect(page).toHaveURL('/search');
      await page.getByRole('combobox', { name: '검색어' }).fill('셀랙터를');
      await page.getByRole('combobox', { name: '검색어' }).press('Enter');
      await expect(page).toHaveURL(`/search?q=${encodeURIComponent('셀랙터를')}`);
      await expect(page.getByText('‘셀랙터를’ 대신 ‘셀렉터’ 검색 결과를 보여드립니다.')).toBeVisible();
      await expect(page.getByRole('article').first().locator('mark').first()).toHaveText('셀렉터');

      // The tabs show the count, too.
      await expect(page.getByText(/^총 \d+건$/)).toHaveClass('sr-only');
      await page.getByRole('navigation', { name: '찾은 곳' }).getByRole('link', { name: /^QnA/ }).click();
      await expect(page).toHaveURL(/board=qna/);
      // The URL changes before the list.
      await expect(page.getByRole('article').locator('p').first()).toContainText('QnA');
      for (const place of await page.getByRole('article').locator('p').first().allTextContents())
        expect(place).toContain('QnA');
      await page.reload();
      await expect(page.getByRole('combobox', { name: '검색어' })).toHaveValue('셀랙터를');
    },
  );

  test(
    'suggests while typing, is used by keyboard, and leaves Enter to the input method',
    { tag: '@short' },
    async ({ page }) => {
      await open(page, '/search');
      const box = page.getByRole('combobox', { name: '검색어' });
      await box.fill('라이선스 집계');
      await expect(page.getByRole('option').first()).toBeVisible();
      await box.press('ArrowDown');
      await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
      await box.dispatchEvent('keydown', { key: 'Enter', keyCode: 229, isComposing: true });
      await expect(page).toHaveURL('/search');
      await box.press('Escape');
      await expect(page.getByRole('listbox')).toBeHidden();
      await box.press('ArrowDown');
      await box.press('ArrowDown');
      const title = await page.getByRole('option', { selected: true }).locator('span').first().textContent();
      await box.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    },
  );

  test(
    'says what to do when nothing is found, and keeps recent words here until they are removed',
    { tag: '@short' },
    async ({ page }) => {
      await open(page, `/search?q=${encodeURIComponent('흐흐꿱뷁')}`);
      await expect(page.getByText('‘흐흐꿱뷁’에 대한 검색 결과가 없습니다.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'QnA에 질문하기' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: '제품 문의' })).toBeVisible();
      const ways = page.getByRole('status').locator('.button');
      const placesOf = async (width: number) => {
        await page.setViewportSize({ width, height: 900 });
        return ways.evaluateAll((all) => all.map((way) => way.getBoundingClientRect()).map(({ x, y }) => ({ x, y })));
      };
      expect(new Set((await placesOf(390)).map(({ x }) => x)).size, 'one column').toBe(1);
      expect(new Set((await placesOf(768)).map(({ y }) => y)).size, 'one row').toBe(1);
      for (const word of ['로또번호', '라이선스', '셀랙터를', '엑셀'])
        await open(page, `/search?q=${encodeURIComponent(word)}`);
      const recent = page.getByRole('region', { name: '최근 검색어' });
      await expect(recent.getByRole('link'), 'only those that found something').toHaveText([
        '엑셀',
        '셀렉터',
        '라이선스',
      ]);
      await recent.getByRole('button', { name: '최근 검색어 라이선스를 삭제' }).click();
      await page.reload();
      await expect(recent.getByRole('link')).toHaveText(['엑셀', '셀렉터']);
      const many = JSON.stringify(Array.from({ length: 8 }, (_, at) => `엑셀 ${at}번 양식`));
      await page.evaluate((words) => localStorage.setItem('recentSearches', words), many);
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, '/search');
      await expect(recent.getByRole('link')).toHaveCount(8);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await page.evaluate((word) => localStorage.setItem('recentSearches', JSON.stringify([word])), '엑셀'.repeat(100));
      for (const width of [390, 768, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await open(page, '/search');
        await recent.scrollIntoViewIfNeeded();
        const remove = recent.getByRole('button', { name: /을 삭제$|를 삭제$/ });
        await expect(remove, `a long one is cut before its way out, ${width} px`).toBeInViewport({ ratio: 1 });
      }
    },
  );

  test(
    'says in its heading that nothing fits, shows three texts as near, and leads to what is known',
    { tag: '@short' },
    async ({ page }) => {
      await open(page, `/search?q=${encodeURIComponent('로또번호')}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('‘로또번호’에 꼭 맞는 글을 찾지 못했습니다');
      await expect(page.getByText('가장 가까운 글 3건입니다.')).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(3);
      await expect(page.getByRole('navigation', { name: '찾은 곳' })).toHaveCount(0);
      await page.getByRole('link', { name: /^‘번호’로 찾은 글 \d+건 보기$/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('‘번호’ 검색 결과');
    },
  );

  test('a long query without spaces takes two lines of the heading, and is whole in the field', async ({ page }) => {
    const query = '가나다라마바사아자차'.repeat(10);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, `/search?q=${encodeURIComponent(query)}`);
      const heading = page.getByRole('heading', { level: 1 });
      const lines = await heading.evaluate(
        (element) => element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
      );
      expect(Math.round(lines), `${width} px`).toBeLessThanOrEqual(2);
      await expect(page.getByRole('main').getByRole('combobox')).toHaveValue(query);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

  test(
    'shows ways to begin where nothing was looked for yet, which nothing pushes away',
    { tag: ['@layout', '@short'] },
    async ({ page }, testInfo) => {
      await page.addInitScript(() => localStorage.setItem('recentSearches', '["엑셀","셀렉터"]'));
      // Makes a popular word, which stands above the recent ones on a phone.
      for (let times = 0; times < 3; times += 1)
        await page.request.post('/api/v1/search/documents', { data: { query: '엑셀' } });
      const shifts = await watchShifts(page);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await open(page, '/search');
        const starts = page.getByRole('region', { name: '바로 찾아가기' }).getByRole('link');
        await expect(starts).toContainText(['FAQ', '매뉴얼', '자료실', 'QnA']);
        await expect(page.getByRole('region', { name: /이렇게 찾아보세요|인기 검색어/ })).toBeVisible();
        await expect(page.getByRole('region', { name: '최근 검색어' }).getByRole('link')).toHaveCount(2);
        await fontsApply(page);
        const { score, moved } = await shifts();
        expect(score, moved.join('\n')).toBeLessThanOrEqual(shiftLimit(testInfo));
      }
      await page.getByRole('region', { name: '바로 찾아가기' }).getByRole('link', { name: 'FAQ' }).click();
      await expect(page).toHaveURL('/faq');
    },
  );

  test(
    'keeps the focus in the box over a search, and tells what was found',
    { tag: '@short' },
    async ({ page, browser }) => {
      await open(page, '/search');
      const box = page.getByRole('combobox', { name: '검색어' });
      const told = page.getByRole('main').locator('[role=status]', { hasText: '건' });
      // A live region announces only changes inside an existing element.
      await page.getByRole('main').evaluate((main) => {
        for (const region of main.querySelectorAll<HTMLElement>('[role=status]')) region.dataset.before = '';
      });
      for (const word of ['엑셀', '셀렉터']) {
        await box.fill(word);
        await box.press('Enter');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`‘${word}’ 검색 결과`);
        await expect(box).toBeFocused();
        await expect(told).toContainText(`‘${word}’ 검색 결과`);
        await expect(told).toHaveAttribute('data-before');
      }
      await page.goBack();
      await expect(box).toHaveValue('엑셀');

      // The on-screen keyboard must close for the results.
      const phone = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
      const touched = await phone.newPage();
      await open(touched, '/search');
      await touched.getByRole('combobox', { name: '검색어' }).fill('엑셀');
      await touched.getByRole('combobox', { name: '검색어' }).press('Enter');
      await expect(touched.getByRole('article').first()).toBeVisible();
      await expect(touched.getByRole('combobox', { name: '검색어' })).not.toBeFocused();
      await phone.close();
    },
  );

  test('a question of a sentence offers the assistant above the hits, with all of it', async ({ page }) => {
    const assistant = await playAssistant(page, (reply) => {
      reply.say('파일을 닫아주세요.');
      reply.end();
    });
    await open(page, '/search?q=엑셀');
    const ask = page.getByRole('main').getByRole('button', { name: 'AI에게 물어보기' });
    const hits = page.getByRole('article');
    const isAbove = async () =>
      ((await ask.boundingBox())?.y ?? Infinity) < ((await hits.first().boundingBox())?.y ?? 0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(ask).toBeVisible();
    expect(await isAbove()).toBe(false);

    const question =
      `로봇이 엑셀 파일을 열려고 하는데 파일이 잠겨 있다는 오류가 나면서 실행이 멈춥니다 ${'어떻게 하면 되나요 '.repeat(8)}`.trim();
    await page.getByRole('main').getByRole('combobox').fill(question);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').getByText('검색어가 길어 앞의 100자로 찾았습니다.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('combobox')).toHaveValue(question);
    await expect(ask).toHaveCount(1);
    await expect(ask).toBeVisible();
    expect(await isAbove()).toBe(true);
    await ask.click();
    await expect(page.getByRole('log', { name: '대화 내용' }).getByText('파일을 닫아주세요.')).toBeVisible();
    const asked = assistant.calls.filter(({ path }) => path === '/v1/chat-messages').map(({ body }) => body.query);
    expect(asked).toEqual([question]);
  });

  test('hands what was not found on to the assistant, unless that is switched off', async ({ page }) => {
    const assistant = await playAssistant(page, (reply) => {
      reply.say('찾아보았습니다.');
      reply.end();
    });
    const address = `/search?q=${encodeURIComponent('흐흐꿱뷁')}`;
    const button = page.getByRole('button', { name: 'AI에게 물어보기' });
    await open(page, address);
    await button.click();
    const log = page.getByRole('log', { name: '대화 내용' });
    await expect(log.getByText('찾아보았습니다.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'AI 채팅 열기' }).click();
    await expect(log.getByText('찾아보았습니다.')).toHaveCount(1);
    const asked = assistant.calls.filter(({ path }) => path === '/v1/chat-messages').map(({ body }) => body.query);
    expect(asked).toEqual(['흐흐꿱뷁']);

    await page.route('**/v1/parameters**', (route) => route.fulfill({ json: { is_on: false } }));
    const told = page.waitForResponse('**/v1/parameters**');
    await open(page, address);
    await told;
    await settled(page);
    await expect(page.getByRole('link', { name: 'QnA에 질문하기' })).toBeVisible();
    await expect(page.getByText('AI에게 물어보기')).toHaveCount(0);
  });

  test('is readable without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/search');
    await page.getByRole('combobox', { name: '검색어' }).fill('엑셀');
    await page.getByRole('button', { name: '검색' }).click();
    await expect(page.getByRole('article').first()).toContainText('엑셀');
    await context.close();
  });

  for (const width of [390, 1440])
    test(`is accessible in every state at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const query of ['', '엑셀', '흐흐꿱뷁']) {
        await open(page, `/search?q=${encodeURIComponent(query)}`);
        expect(await violationsOf(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
      await page.getByRole('combobox', { name: '검색어' }).fill('라이선스');
      await expect(page.getByRole('option').first()).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });
});
