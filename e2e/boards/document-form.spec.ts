import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { confirm, dialogOf } from '../support/account-forms.ts';
import { call, comeAsMember, comeAsStaff, newTitle, ask } from '../support/board.ts';
import { noteKeptCalls } from '../support/kept-calls.ts';
import { hydrated, open, pressIn, settled } from '../support/open.ts';
import { body, fillQuestion, PNG, submit, titleField } from '../support/question-form.ts';
import { violationsOf } from '../support/violations.ts';

async function expectNoOffer(page: Page): Promise<void> {
  const found = page.waitForResponse('**/draft-find');
  await open(page, '/qnaRegister');
  await found;
  await settled(page);
  await expect(dialogOf(page)).toHaveCount(0);
}

test('a draft is there on another computer, too', async ({ browser }) => {
  const { page } = await comeAsMember(browser, 'drafter');
  await open(page, '/qnaRegister');
  const title = newTitle('<b>임시저장</b> & 시험');
  const saved = page.waitForResponse('**/draft-save');
  await page.getByLabel(/^제목/).fill(title);
  await saved;
  const { page: other } = await comeAsMember(browser, 'drafter', { keepsDrafts: true });
  await open(other, '/qnaRegister');
  await expect(dialogOf(other)).toContainText(
    new RegExp(
      `^임시저장\\d+월 \\d+일 \\d\\d:\\d\\d에 다른 기기나 브라우저에서 저장한 초안 ‘${title}’[이가] 있습니다. 이어서 쓰시겠습니까\\?`,
    ),
  );
  await dialogOf(other).getByRole('button', { name: '이어 쓰기' }).click();
  await expect(other.getByLabel(/^제목/)).toHaveValue(title);
});

test('a draft reaches the server although the tab is closed, and says so where it stays there', async ({ browser }) => {
  const { page } = await comeAsMember(browser, 'drafter');
  const keptCalls = await noteKeptCalls(page);
  await open(page, '/qnaRegister');
  await titleField(page).fill(newTitle('닫히는 탭의 질문'));
  await expect(page.getByText(/^\d\d:\d\d 임시저장됨$/)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  expect(await keptCalls()).toEqual(['/api/v1/board/draft-save']);

  const { page: other } = await comeAsMember(browser, 'drafter', { keepsDrafts: true });
  const otherKeptCalls = await noteKeptCalls(other);
  await other.route('**/board/draft-remove', (route) => route.abort());
  await open(other, '/qnaRegister');
  await dialogOf(other).getByRole('button', { name: '초안 삭제' }).click();
  await expect(other.getByRole('heading', { name: '초안을 삭제하지 못했습니다.' })).toBeVisible();
  expect(await otherKeptCalls()).toEqual(['/api/v1/board/draft-remove']);
});

test('registering a question asks a visitor to log in', { tag: '@short' }, async ({ page }) => {
  await open(page, '/qna');
  await page.getByRole('link', { name: '질문하기' }).click();
  await expect(dialogOf(page)).toContainText('로그인 이후 이용해주세요.');
  await confirm(page);
  await expect(page).toHaveURL('/login');
});

test('neither a visitor nor a member is offered what only staff or sales may register', async ({ browser, page }) => {
  const { page: member } = await comeAsMember(browser);
  for (const reader of [page, member]) {
    await open(reader, '/reference');
    await expect(reader.getByRole('heading', { level: 1, name: '고객 사례' })).toBeVisible();
    await expect(reader.getByRole('main').getByRole('link', { name: /등록$|만 보기$/ })).toHaveCount(0);
  }
  await open(member, '/qna');
  await expect(member.getByRole('link', { name: '내 질문만 보기' })).toBeVisible();
});

test('a member may not register a notice', async ({ browser }) => {
  const { page } = await comeAsMember(browser);
  await open(page, '/notice');
  await expect(page.getByRole('link', { name: '공지 등록' })).toBeHidden();
  await open(page, '/noticeRegister');
  await expect(dialogOf(page)).toContainText('접근 권한이 없습니다.');
});

test(
  'a question is registered after naming what is missing and asking once',
  { tag: '@short' },
  async ({ browser }) => {
    const { page, userId } = await comeAsMember(browser);
    const title = newTitle('엑셀 매크로가 멈춥니다');
    await open(page, '/qnaRegister');
    await expect(page.getByLabel('브라우저')).toHaveValue(/Chrome \d+/);
    await submit(page).click();
    await expect(page.getByText('분류를 선택해주세요.')).toBeVisible();
    await expect(page.getByText('제목을 입력해주세요.')).toBeVisible();
    await expect(page.getByText('내용을 입력해주세요.')).toBeVisible();

    await fillQuestion(page, title);
    await submit(page).click();
    await expect(dialogOf(page)).toContainText('등록하시겠습니까?');
    await expect(page.locator('main form [aria-busy]'), 'nothing is sent yet').toHaveCount(0);
    await confirm(page, '등록');
    await expect(page.getByText('등록되었습니다.')).toBeVisible();
    await expect(page).toHaveURL(/\/qnaDetail\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('article').first()).toContainText(userId);
    await expect(page.getByText('답변대기')).toBeVisible();

    await open(page, '/qna?my=1');
    await expect(page.getByRole('link', { name: title })).toBeVisible();
  },
);

test(
  'rich text: formatting, a link, a picture by paste, and Korean being composed',
  { tag: '@short' },
  async ({ browser }) => {
    const { page } = await comeAsMember(browser);
    await open(page, '/qnaRegister');
    await fillQuestion(page, newTitle('서식 시험'));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+b');
    await expect(page.getByRole('button', { name: '굵게' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.type('굵은 글');
    await page.keyboard.press('Control+b');

    // As with an IME: the syllable grows before it is committed.
    const client = await page.context().newCDPSession(page);
    for (const syllable of ['ㅎ', '하', '한']) {
      await client.send('Input.imeSetComposition', { text: syllable, selectionStart: 1, selectionEnd: 1 });
    }
    await client.send('Input.insertText', { text: '한' });
    await client.send('Input.imeSetComposition', { text: '글', selectionStart: 1, selectionEnd: 1 });
    await client.send('Input.insertText', { text: '글' });

    await page.getByRole('button', { name: '링크', exact: true }).click();
    await page.getByLabel('링크 주소').fill('javascript:alert(1)');
    await page.getByRole('button', { name: '적용' }).click();
    await expect(page.getByText('올바른 주소를 입력해주세요.')).toBeVisible();
    await page.getByLabel('링크 주소').fill('example.com');
    await page.getByRole('button', { name: '적용' }).click();

    await body(page).evaluate((element, png) => {
      const bytes = Uint8Array.from(atob(png), (char) => char.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], '화면.png', { type: 'image/png' }));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    }, PNG.toString('base64'));
    await expect(body(page).getByRole('img', { name: '화면' })).toBeVisible();

    await submit(page).click();
    await confirm(page, '등록');
    await expect(page).toHaveURL(/\/qnaDetail\//);
    const article = page.getByRole('article').first();
    await expect(article.locator('strong')).toHaveText('굵은 글');
    await expect(article).toContainText('한글');
    await expect(article.getByRole('link', { name: 'example.com' })).toHaveAttribute('href', 'https://example.com');
    const image = article.getByRole('img', { name: '화면' });
    await expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBe(1);
  },
);

test('what is being written is not left without asking, and is offered again', async ({ browser }) => {
  const { page } = await comeAsMember(browser);
  const title = newTitle('나중에 마저 쓸 질문');
  await open(page, '/qnaRegister');
  await fillQuestion(page, title);
  await expect(page.getByText(/^\d\d:\d\d 임시저장됨$/)).toBeVisible();
  await page.getByRole('link', { name: '취소' }).click();
  await expect(dialogOf(page)).toContainText('작성 중인 내용이 있습니다. 나가시겠습니까?');
  await dialogOf(page).getByRole('button', { name: '계속 작성' }).click();
  await expect(titleField(page)).toHaveValue(title);
  await page.getByRole('link', { name: '취소' }).click();
  await confirm(page, '나가기');
  await expect(page).toHaveURL('/qna');

  await page.getByRole('link', { name: '질문하기' }).click();
  await expect(dialogOf(page)).toContainText(
    /\d+월 \d+일 \d\d:\d\d에 저장한 초안 ‘나중에 마저 쓸 질문 .+’[이가] 있습니다\./,
  );
  await dialogOf(page).getByRole('button', { name: '이어 쓰기' }).click();
  await expect(titleField(page)).toHaveValue(title);
  await expect(body(page)).toContainText('재현 절차를 적습니다.');
  await expect(page.getByLabel('분류')).toHaveValue('오류');
  await submit(page).click();
  await confirm(page, '등록');
  await expect(page).toHaveURL(/\/qnaDetail\//);
  await expectNoOffer(page);
});

test('what is typed before an earlier draft is offered does not replace it, and the offer says so', async ({
  browser,
}) => {
  const { page } = await comeAsMember(browser);
  const title = newTitle('먼저 쓰던 질문');
  page.on('dialog', (dialog) => void dialog.accept());
  await open(page, '/qnaRegister');
  await fillQuestion(page, title);
  await expect(page.getByText(/^\d\d:\d\d 임시저장됨$/)).toBeVisible();
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/board/draft-find', async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await page.clock.install();
  await page.reload();
  await hydrated(page);
  await titleField(page).fill(newTitle('지금 쓰는 질문'));
  await page.clock.fastForward(10_000);
  answer();
  await expect(dialogOf(page)).toContainText('이어 쓰시면 지금 입력하신 내용은 사라집니다.');
  await dialogOf(page).getByRole('button', { name: '이어 쓰기' }).click();
  await expect(titleField(page)).toHaveValue(title);
});

test('a second tab replaces no draft of the first one unasked, is told of it, and both are kept', async ({
  browser,
}) => {
  const { page: first } = await comeAsMember(browser);
  const second = await first.context().newPage();
  const [one, two] = [newTitle('첫째 창의 질문'), newTitle('둘째 창의 질문')];
  for (const page of [first, second]) await open(page, '/qnaRegister');
  await titleField(first).fill(one);
  await expect(first.getByText(/^\d\d:\d\d 임시저장됨$/)).toBeVisible();
  await titleField(second).fill(two);
  const told = second.getByRole('alert').filter({ hasText: '다른 창이나 기기에서 쓰던 초안이 있습니다.' });
  await expect(told).toBeVisible();
  await expect(titleField(second)).toBeFocused();
  for (const width of [1440, 390]) {
    await second.setViewportSize({ width, height: 844 });
    await expect(told.getByRole('button', { name: '이 창의 내용으로 저장' })).toBeInViewport({ ratio: 1 });
    expect(await violationsOf(second)).toEqual([]);
  }
  const opened = second.waitForEvent('popup');
  await told.getByRole('link', { name: '그 초안 보기 (새 창)' }).click();
  const third = await opened;
  await dialogOf(third).getByRole('button', { name: '이어 쓰기' }).click();
  await expect(titleField(third)).toHaveValue(one);
  await third.close();

  await told.getByRole('button', { name: '이 창의 내용으로 저장' }).click();
  await expect(told).toHaveCount(0);
  await expect(titleField(second)).toHaveValue(two);
  await titleField(first).fill(`${one} 더`);
  const alsoTold = first.getByRole('alert').filter({ hasText: '다른 창이나 기기에서 쓰던 초안이 있습니다.' });
  await expect(alsoTold).toBeVisible();
  await fillQuestion(first, one);
  await submit(first).click();
  await confirm(first, '등록');
  await expect(first).toHaveURL(/\/qnaDetail\//);
  await open(first, '/qnaRegister');
  await dialogOf(first).getByRole('button', { name: '이어 쓰기' }).click();
  await expect(titleField(first), 'registering the other one left it').toHaveValue(two);
});

test('a draft of another computer is not replaced unasked, and this browser keeps its own', async ({ browser }) => {
  const { page: here } = await comeAsMember(browser, 'drafter');
  const { page: there } = await comeAsMember(browser, 'drafter', { keepsDrafts: true });
  for (const page of [here, there]) await open(page, '/qnaRegister');
  const saved = there.waitForResponse('**/draft-save');
  await titleField(there).fill(newTitle('다른 기기의 질문'));
  expect((await saved).status()).toBe(200);
  const title = newTitle('이 기기의 질문');
  await titleField(here).fill(title);
  await expect(here.getByRole('alert').filter({ hasText: '다른 창이나 기기에서 쓰던 초안' })).toBeVisible();
  here.on('dialog', (dialog) => void dialog.accept());
  await here.reload();
  await dialogOf(here).getByRole('button', { name: '이어 쓰기' }).click();
  await expect(titleField(here)).toHaveValue(title);
  await expect(here.getByRole('alert').filter({ hasText: '다른 창이나 기기에서 쓰던 초안' })).toBeVisible();
});

test('what is written anew is not stopped by an older draft of this browser that is never offered', async ({
  browser,
}) => {
  const { page: here } = await comeAsMember(browser, 'drafter');
  here.on('dialog', (dialog) => void dialog.accept());
  const typeAndLeave = async (page: Page, title: string) => {
    const saved = page.waitForResponse('**/draft-save');
    await titleField(page).fill(title);
    expect((await saved).status()).toBe(200);
  };
  await open(here, '/qnaRegister');
  await typeAndLeave(here, newTitle('먼저 쓴 질문'));
  await open(here, '/qna');
  const { page: there } = await comeAsMember(browser, 'drafter', { keepsDrafts: true });
  await open(there, '/qnaRegister');
  await dialogOf(there).getByRole('button', { name: '새로 쓰기' }).click();
  await typeAndLeave(there, newTitle('다른 기기에서 새로 쓴 질문'));

  await open(here, '/qnaRegister');
  await dialogOf(here).getByRole('button', { name: '새로 쓰기' }).click();
  await typeAndLeave(here, newTitle('다시 새로 쓴 질문'));
  await expect(here.getByText(/^\d\d:\d\d 임시저장됨$/)).toBeVisible();
  await expect(here.getByRole('alert').filter({ hasText: '다른 창이나 기기에서 쓰던 초안' })).toHaveCount(0);
});

test('what was typed the moment before a reload is offered again', async ({ browser }) => {
  const { page } = await comeAsMember(browser);
  const title = newTitle('새로고침 직전의 질문');
  page.on('dialog', (dialog) => void dialog.accept());
  await open(page, '/qnaRegister');
  await titleField(page).fill(title);
  const offer = async () => {
    await page.reload();
    await expect(dialogOf(page)).toContainText(`저장한 초안 ‘${title}’`);
  };
  await offer();
  const [head, text] = await Promise.all([
    dialogOf(page).getByRole('heading').boundingBox(),
    dialogOf(page).locator('.scroll-edges').boundingBox(),
  ]);
  // There is the line while the text is scrolled.
  expect((text?.y ?? 0) - (head?.y ?? 0) - (head?.height ?? 0), 'room below the title').toBeGreaterThanOrEqual(6);
  await pressIn(dialogOf(page), 'Escape');
  await expect(dialogOf(page)).toBeHidden();
  await offer();
  await dialogOf(page).getByRole('button', { name: '이어 쓰기' }).click();
  await expect(titleField(page)).toHaveValue(title);
  await offer();
  await dialogOf(page).getByRole('button', { name: '초안 삭제' }).click();
  await expect(dialogOf(page)).toBeHidden();
  await expectNoOffer(page);
  await expect(titleField(page)).toHaveValue('');
});

test(
  'a field that the server refuses is told at the field, and nothing typed is lost',
  { tag: '@short' },
  async ({ browser }) => {
    const { page } = await comeAsMember(browser);
    await open(page, '/qnaRegister');
    await fillQuestion(page, newTitle('거절되는 질문'));
    await page.route('**/board/write', (route) =>
      route.fulfill({
        status: 400,
        json: {
          responseCode: 'CM01',
          message: '입력한 내용을 확인해주세요.',
          data: { fields: { bodyHtml: '서버가 거절했습니다.' } },
        },
      }),
    );
    await submit(page).click();
    await confirm(page, '등록');
    await expect(page.getByText('서버가 거절했습니다.')).toBeVisible();
    await expect(body(page)).toBeFocused();
    await expect(body(page)).toContainText('재현 절차를 적습니다.');
  },
);

test(
  'saving over somebody else’s change keeps what was typed and offers both ways',
  { tag: '@short' },
  async ({ browser }) => {
    const { page } = await comeAsMember(browser);
    const documentId = await ask(page, newTitle('함께 고치는 질문'));
    await open(page, `/qnaModify/${documentId}`);
    const staff = await comeAsStaff(browser);
    const other = { documentId, version: 1, title: '운영자가 고친 제목', category: '오류', bodyHtml: '<p>고침</p>' };
    await call(staff, '/api/v1/board/update', other);

    await titleField(page).fill('내가 고친 제목');
    await submit(page, '수정').click();
    const notice = page.getByRole('alert').filter({ hasText: '다른 사용자가 먼저 수정했습니다.' });
    await expect(notice).toBeVisible();
    await expect(titleField(page)).toHaveValue('내가 고친 제목');
    await expect(notice.getByRole('link', { name: '저장된 내용 보기' })).toHaveAttribute('target', '_blank');
    await notice.getByRole('button', { name: '내 내용으로 저장' }).click();
    await expect(page.getByText('저장되었습니다.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('내가 고친 제목');
  },
);

test('similar questions are shown while the title is typed', { tag: '@short' }, async ({ browser }) => {
  const { page } = await comeAsMember(browser);
  const asked = newTitle('화면캡처액티비티 오류');
  await ask(page, asked);
  await open(page, '/qnaRegister');
  await titleField(page).pressSequentially('화면캡처액티비티 실행');
  await expect(page.getByText('비슷한 질문과 도움말이 있습니다')).toBeVisible();
  await expect(page.getByRole('link', { name: asked })).toHaveAttribute('target', '_blank');
});

test('what FAQ and manual say is offered while the title is typed', async ({ browser }) => {
  const { page } = await comeAsMember(browser);
  await open(page, '/qnaRegister');
  await titleField(page).pressSequentially('E-1042 오류가 새벽에만 발생합니다');
  const offered = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ hasText: '비슷한 질문과 도움말이 있습니다' });
  await expect(offered.getByRole('link')).toHaveCount(4);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(offered.getByRole('link')).toHaveCount(3);
  await titleField(page).fill('라이선스가 만료되면 실행 중인 자동화가 바로 멈추나요?');
  await expect(offered.getByRole('link', { name: /FAQ/ }).first()).toHaveAttribute('href', /^\/faq\?open=/);
  await titleField(page).fill('E-3012 이름을 찾을 수 없습니다');
  await expect(offered.getByRole('link', { name: /매뉴얼/ }).first()).toHaveAttribute('href', /^\/manual\//);
});

test('a long form has its parts in sight, no holes between them and its buttons in reach at every width', async ({
  browser,
}) => {
  const page = await comeAsStaff(browser);
  for (const width of [390, 768, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/referenceRegister', '/marketRegister', '/videoTutorialRegister']) {
      const at = `${path} at ${width} px`;
      await open(page, path);
      await expect(page.locator('[contenteditable=true]'), at).toBeVisible();
      const marks = page.getByRole('navigation', { name: '작성할 항목' });
      const mark = marks.getByRole('link').nth(1);
      const name = (await mark.textContent()) ?? '';
      await mark.click();
      await expect(page.getByRole('heading', { level: 2, name }), at).toBeFocused();
      await expect(page.getByRole('heading', { level: 2, name }), at).toBeInViewport();
      await expect(mark, at).toHaveAttribute('aria-current', 'location');
      for (const button of ['임시저장', '미리보기', '등록'])
        await expect(page.getByRole('button', { name: button, exact: true }), at).toBeInViewport({ ratio: 1 });
      const holes = await page.locator('section > .grid').evaluateAll((grids) =>
        grids.flatMap((grid) => {
          const { right } = grid.getBoundingClientRect();
          const boxes = [...grid.children].map((child) => child.getBoundingClientRect());
          const ends = Map.groupBy(boxes, ({ top }) => Math.round(top)).values();
          return [...ends].filter((line) => right - Math.max(...line.map((box) => box.right)) > 1);
        }),
      );
      expect(holes, at).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), at).toBe(true);
      // The bar ends where the form does; on a phone it takes the edges of the screen.
      const edges = await page
        .locator('main form, .action-bar')
        .evaluateAll((boxes) =>
          boxes.map((box) => box.getBoundingClientRect()).flatMap(({ left, right }) => [left, right]),
        );
      const beyond = width < 768 ? 20 : 0;
      expect(edges.slice(2), at).toEqual([(edges[0] ?? 0) - beyond, (edges[1] ?? 0) + beyond]);
    }
  }
});

test('an address is asked for where the item is offered elsewhere', async ({ browser }) => {
  const { page } = await comeAsMember(browser);
  await open(page, '/marketRegister');
  const delivery = page.getByLabel(/^제공방식/);
  const address = page.getByLabel(/^외부링크/);
  await expect(delivery).toBeVisible();
  await expect(address).toHaveCount(0);
  await delivery.selectOption('외부링크');
  await address.fill('주소가 아님');
  await delivery.selectOption('문의');
  await expect(address, 'what was typed may be refused').toHaveValue('주소가 아님');
  await address.press('ControlOrMeta+a');
  await address.press('Delete');
  await expect(address, 'the caret stays in it').toBeFocused();
  await page.keyboard.type('https://example.com');
  await expect(address).toHaveValue('https://example.com');
});

test('the forms have nothing that axe objects to, and are worked by keyboard', async ({ browser }) => {
  const page = await comeAsStaff(browser);
  for (const path of ['/noticeRegister', '/qnaRegister']) {
    await open(page, path);
    await expect(page.getByRole('toolbar', { name: '서식 도구' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  }
  await body(page).focus();
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: '이미지', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: '링크', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  const address = page.getByLabel('링크 주소');
  await address.fill('example.com');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: '계속 작성' }).click();
  await expect(address).toHaveValue('example.com');
  await address.fill('');
  await page.keyboard.press('Escape');
  await expect(address).toBeHidden();
  await page.getByRole('button', { name: '링크', exact: true }).focus();
  await page.keyboard.press('Escape');
  await expect(body(page)).toBeFocused();
});
