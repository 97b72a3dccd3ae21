import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { newEmail } from '../support/inquiry.ts';
import { fillPerson, consent } from '../support/inquiry.ts';
import { comeAsVisitor, newTitle } from '../support/board.ts';
import { open } from '../support/open.ts';
import { dialogOf } from '../support/account-forms.ts';
import { violationsOf } from '../support/violations.ts';

test.describe('a buyer finds what it costs and what it brings', () => {
  test(
    'from the footer of any page to a calculation that travels into the inquiry',
    { tag: '@short' },
    async ({ browser }) => {
      const page = await comeAsVisitor(browser);
      await open(page, '/notice');
      await page.getByRole('contentinfo').getByRole('link', { name: '도입 비용·효과' }).click();
      await expect(page.getByRole('heading', { level: 1, name: '도입 비용·효과' })).toBeVisible();
      await expect(page.getByText('시간이 얼마나 줄어드는지 지금 바로 계산해보고')).toBeInViewport();

      // The example of a quotation counts what the calculator begins with.
      await expect(page.getByRole('definition').filter({ hasText: '360건을 2페이지씩 읽으면' })).toContainText(
        '720페이지',
      );
      await expect(page.getByLabel('담당자 수')).toHaveValue('3');
      await expect(page.getByLabel('한 달 횟수')).toHaveValue('120');

      await page.getByLabel('담당자 수').fill('4');
      await page.getByLabel('한 번에 걸리는 시간').fill('30');
      await page.getByLabel('한 달 횟수').fill('100');
      await page.getByLabel('시간 절감률').fill('50');
      const result = page.getByRole('region', { name: '계산 결과' });
      await expect(result).toContainText('100시간');
      await expect(result).toContainText('1,200시간');
      await page.getByLabel('시간당 인건비').fill('30000');
      await expect(result).toContainText('300만 원');
      await page.getByLabel('업종').selectOption('제조');
      await expect(
        page.getByRole('paragraph').filter({ hasText: /^제조 고객 \d+곳 측정값의 중간값은 \d+%/ }),
      ).toBeVisible();
      await expect(result, 'one’s own share stays').toContainText('300만 원');

      const suggestions = page.waitForRequest('**/board/similar');
      await result.getByRole('link', { name: '이 결과로 견적 문의하기' }).click();
      await expect(page.getByText('계산하신 도입 효과를 문의내용에 넣었습니다.')).toBeVisible();
      await expect(page.getByLabel('문의유형')).toHaveValue('견적');
      await expect(page.getByLabel('업종')).toHaveValue('제조');
      const message = page.getByLabel('문의내용');
      await expect(message).toHaveValue(/담당자 4명이 한 번에 30분씩.*\n.*한 달 200시간\n.*한 달 100시간\(50%\)/);

      expect(await message.evaluate((box) => box.scrollHeight <= box.clientHeight), 'no line of it is hidden').toBe(
        true,
      );

      const told = `${await message.inputValue()}\n업무: 견적서 등록`;
      await fillPerson(page, { company: newTitle('두리상사'), email: newEmail(), message: told });
      await consent(page).check();
      expect((await suggestions).postDataJSON(), 'for what the visitor adds').toMatchObject({ title: '등록 견적서' });
      await page.getByRole('button', { name: '문의 등록' }).click();
      await expect(page.getByRole('heading', { name: '문의가 접수되었습니다.' })).toBeVisible();
    },
  );

  test('a calculation stands in the inquiry beside what was typed before, and in place of an earlier one', async ({
    page,
  }) => {
    await open(page, '/contact');
    await page.getByLabel(/^이름/).fill('김담당');
    const message = page.getByLabel('문의내용');
    const calculate = async (people: string) => {
      await page.getByRole('contentinfo').getByRole('link', { name: '도입 비용·효과' }).click();
      await dialogOf(page).getByRole('button', { name: '나가기' }).click();
      await page.getByLabel('담당자 수').fill(people);
      await page.getByRole('link', { name: '이 결과로 견적 문의하기' }).click();
      await expect(page.getByText('계산하신 도입 효과를 문의내용에 넣었습니다.')).toBeVisible();
      await expect(page.getByLabel('문의유형')).toHaveValue('견적');
      await expect(page.getByLabel(/^이름/)).toHaveValue('김담당');
    };
    await calculate('5');
    await expect(message).toHaveValue(/담당자 5명/);
    await message.fill(`${await message.inputValue()}\n업무: 견적서 등록`);
    await calculate('8');
    await expect(message).toHaveValue(/담당자 8명[^]*업무: 견적서 등록/);
    await expect(message).not.toHaveValue(/담당자 5명/);
  });

  test('assumptions come from the measured references, and a wrong value is told at its field', async ({ page }) => {
    await open(page, '/cost');
    const percent = page.getByLabel('시간 절감률');
    const numberIn = async (name: RegExp) =>
      (await page.getByRole('button', { name }).textContent())?.replace(/\D/g, '') ?? '';
    await expect(percent, 'begins with what a buyer can defend').toHaveValue(await numberIn(/^가장 낮은 값/));
    await page.getByRole('button', { name: /^중간값/ }).click();
    await expect(percent).toHaveValue(await numberIn(/^중간값/));
    const result = page.getByRole('region', { name: '계산 결과' });
    await percent.fill('');
    await expect(result).toContainText('값을 모두 입력하면 결과를 보여드립니다.');
    await percent.fill('120');
    await expect(page.getByText('시간 절감률은 0.01부터 100까지 입력해주세요.')).toBeVisible();
    await expect(result).toContainText('시간 절감률을 확인해주세요.');
    await result.getByRole('button', { name: '입력란으로 가기' }).click();
    await expect(percent).toBeFocused();
    const hoursOfMonth = page.getByLabel('한 사람의 한 달 근무 시간');
    await hoursOfMonth.fill('-');
    await expect(result).toContainText('시간 절감률과 한 사람의 한 달 근무 시간을 확인해주세요.');
    await page.getByLabel('담당자 수').fill('1.5');
    await expect(result).toContainText('담당자 수 등 3개 값을 확인해주세요.');
    await page.getByLabel('한 달 횟수').fill('');
    await expect(result, 'a missing value counts beside wrong ones').toContainText(
      '담당자 수 등 4개 값을 확인해주세요.',
    );
    await expect(result, 'no old figure').not.toContainText(/\d시간/);
    expect(await violationsOf(page)).toEqual([]);
  });

  test('whoever doubts the share finds each figure that it is taken from, and whose it is', async ({ page }) => {
    await open(page, '/cost');
    await page.getByRole('link', { name: '근거 보기' }).click();
    const basis = page.getByRole('region', { name: /^‘고객이 측정한 업무 시간, \d+% 단축’은 이렇게 구했습니다/ });
    await expect(basis.getByRole('heading')).toBeInViewport();
    const rows = basis.getByRole('table', { name: '고객이 도입 전후에 측정한 시간' }).locator('tbody tr');
    const percentIn = (told: string) => Number(/(?:-| )(\d+)%/.exec(told)?.[1]);
    const shares = (await rows.allInnerTexts()).map(percentIn);
    expect(shares.length).toBeGreaterThan(2);
    const told = (await basis.innerText()).replaceAll(/\s+/g, ' ');
    expect(told).toContain(`시간 ${shares.length}가지를 측정했습니다.`);
    const middle = (await rows.filter({ hasText: '중간값 기준' }).allInnerTexts()).map(percentIn);
    const mean = middle.reduce((sum, share) => sum + share, 0) / middle.length;
    expect(percentIn(told), 'the headline').toBe(Math.round(mean));
    const customers = new Set(await rows.getByRole('link').allInnerTexts());
    expect(told).toMatch(new RegExp(`고객 \\d+곳(?: 가운데 ${customers.size}곳)?이 도입 전후의`));
    await rows.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/referenceDetail\//);
  });

  test('a phone shows the figures around the middle, and all of them when asked', async ({ page, browser }) => {
    const shownRows = (page: Page) => page.locator('#measured ~ div tbody tr:visible');
    await open(page, '/cost');
    const all = await shownRows(page).count();
    expect(all).toBeGreaterThan(7);
    await expect(page.getByRole('button', { name: /가지 모두 보기$/ })).toBeHidden();
    await page.setViewportSize({ width: 390, height: 664 });
    await expect(shownRows(page)).toHaveCount(all % 2 ? 5 : 6);
    await expect(shownRows(page).nth(2)).toContainText('중간값 기준');
    const shares = shownRows(page).getByText(/^-\d+%$/);
    const ends = await shares.evaluateAll((all) => all.map((share) => Math.round(share.getBoundingClientRect().right)));
    expect(new Set(ends).size, 'all end at one edge').toBe(1);
    await page.getByRole('button', { name: `${all}가지 모두 보기` }).click();
    await expect(shownRows(page)).toHaveCount(all);
    await page.getByRole('button', { name: '중간값 앞뒤만 보기' }).click();
    await expect(shownRows(page)).toHaveCount(all % 2 ? 5 : 6);

    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 664 } });
    const plain = await context.newPage();
    await plain.goto('/cost');
    await expect(shownRows(plain), 'without scripts nothing is folded').toHaveCount(all);
    await context.close();
  });

  test('every industry that is offered changes the share, and tells whose figures it is of', async ({ page }) => {
    await open(page, '/cost');
    const industry = page.getByLabel('업종');
    const percent = page.getByLabel('시간 절감률');
    const result = page.getByRole('region', { name: '계산 결과' });
    const ofAll = await percent.inputValue();
    await expect(page.getByText('목록에 없는 업종은 측정값이 적어 전체 업종의 값으로 계산합니다.')).toBeVisible();
    for (const name of (await industry.locator('option').allTextContents()).slice(1)) {
      await industry.selectOption(name);
      const told = new RegExp(`^${name} 고객 \\d+곳 측정값의 중간값은 \\d+%`);
      await expect(page.getByRole('paragraph').filter({ hasText: told })).toBeVisible();
      const rows = page.getByRole('table', { name: '고객이 도입 전후에 측정한 시간' }).locator('tbody tr');
      for (const row of await rows.all()) await expect(row).toContainText(name);
      await expect(rows.last(), 'begins with the least of its own').toContainText(`-${await percent.inputValue()}%`);
      await expect(result).toContainText(`${await percent.inputValue()}% 줄어듭니다.`);
    }
    await page.getByRole('button', { name: /^중간값/ }).click();
    await industry.selectOption('');
    await expect(percent, 'what was taken from one industry does not stay').toHaveValue(ofAll);
  });

  test('a task that no month has the hours for gives no figure, and one beyond the working hours asks', async ({
    page,
  }) => {
    await open(page, '/cost');
    const result = page.getByRole('region', { name: '계산 결과' });
    await page.getByLabel('담당자 수').fill('1');
    await page.getByLabel('한 번에 걸리는 시간').fill('60');
    await page.getByLabel('한 달 횟수').fill('400');
    await expect(result).toContainText('한 사람이 한 달에 400시간을 쓰는 값입니다.');
    await page.getByLabel('한 달 횟수').fill('100000');
    await expect(page.getByText('한 사람이 한 달 내내 해도 744시간입니다.')).toBeVisible();
    await expect(result).toContainText('한 달 횟수를 확인해주세요.');
    await expect(result).not.toContainText(/\d시간/);
    expect(await violationsOf(page)).toEqual([]);
  });

  test('the industries stand in the order in which the references are filtered', async ({ page }) => {
    await open(page, '/reference');
    const tabs = page.getByRole('navigation', { name: '분류' }).getByRole('link');
    const order = (await tabs.allInnerTexts()).map((tab) => tab.replace(/\s*\d+$/, ''));
    await open(page, '/cost');
    const industries = (await page.getByLabel('업종').locator('option').allTextContents()).slice(1);
    expect(industries.length).toBeGreaterThan(3);
    expect(industries).toEqual(order.filter((name) => industries.includes(name)));
  });

  test('an amount has separators of thousands when its field is left', async ({ page }) => {
    await open(page, '/cost');
    await page.getByLabel('시간당 인건비').fill('30000');
    await page.getByLabel('시간당 인건비').blur();
    await expect(page.getByLabel('시간당 인건비')).toHaveValue('30,000');
    await page.getByLabel('한 달 횟수').focus();
    await page.getByLabel('한 달 횟수').blur();
    await expect(page.getByRole('region', { name: '계산 결과' })).toContainText('만 원');
  });

  test('on paper it is one sheet with what was calculated, without fields', async ({ page }) => {
    await open(page, '/cost');
    await page.getByLabel('시간당 인건비').fill('30000');
    await page.getByRole('button', { name: '업무 추가' }).click();
    await page.getByRole('button', { name: '업무 추가' }).click();
    await page.getByRole('group', { name: '업무 1' }).getByLabel('업무 이름').fill('견적서 등록');
    const third = page.getByRole('group', { name: '업무 3' });
    for (const [label, value] of [
      ['담당자 수', '2'],
      ['한 번에 걸리는 시간', '30'],
      ['한 달 횟수', '1200'],
    ] as const)
      await third.getByLabel(label).fill(value);
    await page.evaluate(() => {
      window.print = () => (document.title = '인쇄');
    });
    const main = page.getByRole('main');
    const result = main.getByRole('region', { name: '계산 결과' });
    await result.getByRole('button', { name: '인쇄하기' }).click();
    await expect(page).toHaveTitle('인쇄');
    const onScreen = await result.locator('dt').allInnerTexts();
    await page.emulateMedia({ media: 'print' });
    await expect(main.locator('dl').first().locator('dt'), 'the same order as on the screen').toHaveText([
      '한 달 절감 시간',
      ...onScreen,
    ]);
    await expect(main.getByRole('row').nth(1)).toHaveText(/^견적서 등록3명/);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('AION-U 도입 효과 예상');
    await expect(main.locator('input, select, button').and(page.locator(':visible'))).toHaveCount(0);
    await expect(main.getByRole('row').nth(2)).toHaveText(/업무 3.*2명.*30분.*1,200회.*1,200시간/);
    await expect(main.getByText(/^\d{4}\.\d\d\.\d\d 기준/)).toBeVisible();
    await expect(main.getByText('업종', { exact: true }).and(page.locator(':visible')), 'not chosen').toHaveCount(0);
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(paper.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  });

  test('what was entered is there when one comes back in the same visit', async ({ page }) => {
    await open(page, '/cost');
    await page.getByLabel('담당자 수').fill('4');
    await page.getByLabel('업종').selectOption('제조');
    await page.getByRole('contentinfo').getByRole('link', { name: '이용약관' }).click();
    await expect(page).toHaveURL(/\/term/);
    await page.goBack();
    await expect(page.getByLabel('담당자 수')).toHaveValue('4');
    await open(page, '/cost');
    await expect(page.getByLabel('담당자 수')).toHaveValue('4');
    await expect(page.getByLabel('업종')).toHaveValue('제조');
  });

  test('several tasks are calculated together, and travel into the inquiry', async ({ page }) => {
    await open(page, '/cost');
    await page.getByLabel('시간 절감률').fill('50');
    await page.getByRole('button', { name: '업무 추가' }).click();
    const second = page.getByRole('group', { name: '업무 2' });
    await expect(second.getByLabel('업무 이름')).toBeFocused();
    await page.keyboard.type('견적서 등록');
    const result = page.getByRole('region', { name: '계산 결과' });
    await expect(result, 'an empty row is not counted').toContainText('90시간');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2');
    await expect(second).toContainText('세 가지를 모두 입력하면 함께 계산합니다.');
    await expect(second, 'the same hints as the first').toContainText('한 사람이 한 번 처리할 때');
    const wrong = page.getByRole('group', { name: /^업무/ }).locator('[aria-invalid="true"]');
    await expect(wrong, 'what is not filled in yet is no error').toHaveCount(0);
    await second.getByLabel('한 번에 걸리는 시간').fill('반 시간');
    await expect(wrong).toHaveCount(1);
    await expect(result, 'no figure that leaves out what was entered').toContainText(
      '업무 2의 한 번에 걸리는 시간을 확인해주세요.',
    );
    await expect(second).toContainText('입력값을 확인해주세요.');
    await second.getByLabel('한 번에 걸리는 시간').fill('30');
    await second.getByLabel('한 달 횟수').fill('10');
    await expect(result).toContainText('100시간');
    await result.getByRole('link', { name: '이 결과로 견적 문의하기' }).click();
    await expect(page.getByLabel('문의내용')).toHaveValue(
      /- 업무 1: 담당자 3명이 .*\n- 견적서 등록: 담당자 2명이 한 번에 30분씩/,
    );
    await open(page, '/cost');
    await expect(second.getByLabel('담당자 수')).toHaveValue('2');
    await page.getByRole('button', { name: '업무 1 삭제' }).click();
    await expect(result).toContainText('10시간');
    await expect(page.getByLabel('담당자 수')).toHaveValue('2');
  });

  test('an inquiry with nothing but the calculation may be left, and one with a typed word is asked about', async ({
    page,
  }) => {
    await open(page, '/cost');
    const ask = page.getByRole('link', { name: '이 결과로 견적 문의하기' });
    await ask.click();
    await expect(page.getByLabel('문의내용')).toHaveValue(/한 달 90시간/);
    await page.goBack();
    await expect(ask).toBeVisible();
    await ask.click();
    const message = page.getByLabel('문의내용');
    await expect(message, 'nothing was kept as a draft').toHaveValue(/^도입 효과를(?![^]*도입 효과를)/);
    await message.press('ControlOrMeta+End');
    await message.pressSequentially(' 견적서 등록');
    await page.goBack();
    await expect(dialogOf(page)).toContainText('작성 중인 내용이 있습니다. 나가시겠습니까?');
    await dialogOf(page).getByRole('button', { name: '나가기' }).click();
    await expect(ask).toBeVisible();
    await ask.click();
    await expect(message, 'beside what was typed before').toHaveValue(
      /^도입 효과를(?![^]*도입 효과를)[^]* 견적서 등록$/,
    );
  });

  test('on a phone the result follows the three inputs, in hours that multiply', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/cost');
    await page.getByLabel('담당자 수').fill('3');
    await page.getByLabel('한 번에 걸리는 시간').fill('37');
    await page.getByLabel('시간 절감률').fill('81');
    const result = page.getByRole('region', { name: '계산 결과' });
    const told = async () =>
      [...(await result.innerText()).matchAll(/([\d,.]+)시간/g)].map(([, one = '']) => Number(one.replaceAll(',', '')));
    await expect.poll(told, 'saved in a month, now, and saved in a year').toEqual([179.8, 222, 2157.6]);
    const tops = await Promise.all(
      [page.getByLabel('한 달 횟수'), page.getByLabel('시간당 인건비'), result, page.getByLabel('업종')].map(
        async (part) => (await part.boundingBox())?.y,
      ),
    );
    expect(tops).toEqual(tops.toSorted((a = 0, b = 0) => a - b));
    await page.getByLabel('시간당 인건비').fill('30000');
    const line = page.getByRole('main').getByText('179.8시간 · 539만 4,000원');
    await expect(line, 'what was typed has its effect in view').toBeInViewport({ ratio: 1 });
    await result.scrollIntoViewIfNeeded();
    await expect(result.getByText('179.8시간'), 'the result names it itself').toBeInViewport();
  });

  test('whoever came for the calculation jumps to it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/cost');
    const heading = page.getByRole('heading', { name: '시간이 얼마나 줄어드는지 계산해보세요' });
    await expect(heading).not.toBeInViewport();
    await page.getByRole('link', { name: '바로 계산하기' }).click();
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
  });

  for (const width of [390, 768, 1280])
    test(`${width} px: the main figure stays in view while one types, and covers nothing that has the focus`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 700 });
      await open(page, '/cost');
      const figures = page
        .getByRole('main')
        .getByText(/^한 달 절감/)
        .and(page.locator(':visible'));
      const isSeen = (figure: Locator) =>
        figure.evaluate((element) => {
          const { x, y, height } = element.getBoundingClientRect();
          return document.elementFromPoint(x + 30, y + height / 2) === element;
        });
      const fields = await page.locator('form').getByRole('textbox').all();
      for (const field of [...fields, ...fields.toReversed()]) {
        await field.focus();
        const seen = await Promise.all((await figures.all()).map(isSeen));
        expect(seen, (await field.getAttribute('name')) ?? '').toContain(true);
        expect(
          await field.evaluate((element) => {
            const { left, top } = element.getBoundingClientRect();
            return document.elementFromPoint(left + 20, top + 2) === element;
          }),
        ).toBe(true);
      }
    });

  test('calculates without scripts, too', async ({ browser }) => {
    const page = await comeAsVisitor(browser, { javaScriptEnabled: false });
    await page.goto('/cost?people=4&minutes=30&times=100&percent=50&monthHours=173&wage=');
    await expect(page.getByRole('region', { name: '계산 결과' })).toContainText('100시간');
    await page.getByLabel('담당자 수').fill('8');
    await page.getByRole('button', { name: '계산하기' }).click();
    await expect(page.getByRole('region', { name: '계산 결과' })).toContainText('200시간');
  });
});
