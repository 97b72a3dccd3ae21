import { expect, test } from '@playwright/test';
import { comeAsStaff, call, newTitle } from '../support/board.ts';
import { confirm, confirmAndLeave, dialogOf, leaveAndStay } from '../support/account-forms.ts';
import { open, pressIn } from '../support/open.ts';
import { submit } from '../support/question-form.ts';
import { violationsOf } from '../support/violations.ts';

test.describe('the assistant’s console', () => {
  test('makes a FAQ of what nobody could answer, asks it again once that is published, and tells the result', async ({
    browser,
    page,
  }) => {
    const question = newTitle('꿀벌양봉장견학신청');
    const body = { query: question, response_mode: 'blocking', user: 'admin', inputs: {} };
    const { metadata } = await (await page.request.post('/v1/chat-messages', { data: body })).json();
    expect(metadata).toMatchObject({ state: 'unanswered' });

    const staff = await comeAsStaff(browser);
    await open(staff, '/admin/assistant/gaps');
    const lookOf = (name: string) =>
      staff
        .getByRole('navigation', { name })
        .locator('[aria-current]')
        .evaluate((tab) => getComputedStyle(tab).backgroundColor);
    expect(await lookOf('AI 어시스턴트 메뉴'), 'pages are not chosen as states are').not.toBe(
      await lookOf('처리 상태'),
    );
    const group = staff.getByRole('listitem').filter({ has: staff.getByRole('heading', { name: question }) });
    await group.getByRole('link', { name: 'FAQ 초안 만들기' }).click();
    await expect(staff).toHaveURL(/\/faqRegister\?gap=/);
    await expect(staff.getByRole('textbox', { name: '질문', exact: true })).toHaveValue(question);
    await staff.getByLabel('분류').selectOption('계정');
    await staff.getByRole('textbox', { name: '답변' }).click();
    await staff.keyboard.press('ControlOrMeta+a');
    await staff.keyboard.type('꿀벌 양봉장 견학은 매주 수요일에 신청합니다.');
    await staff.getByRole('switch', { name: '공개' }).check();
    await submit(staff, '등록').click();
    await confirm(staff, '등록');
    await expect(staff).toHaveURL('/admin/assistant/gaps');

    await expect(async () => {
      await open(staff, '/admin/assistant/gaps?tab=answered');
      await expect(group).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await group.getByText('질문 보기').click();
    await expect(group).toContainText('다시 물어본 결과');
    await expect(group).toContainText('견학은 매주 수요일에 신청합니다.');
    const edit = await group.getByRole('link', { name: 'FAQ 수정' }).getAttribute('href');
    const documentId = edit?.split('/').at(-1) ?? '';
    await call(staff, '/api/v1/board/deleteDocument', { documentId });
  });

  test(
    'keeps words for a question, which visitors then read with the address that goes with them',
    { tag: '@short' },
    async ({ browser, page }) => {
      const question = newTitle('해바라기축제관람시간');
      const staff = await comeAsStaff(browser);
      await open(staff, '/admin/assistant/pins');
      await staff.getByRole('link', { name: '고정 답변 등록' }).click();
      await staff.getByRole('button', { name: '저장' }).click();
      await expect(staff.getByText('예시 질문을 입력해주세요.')).toBeVisible();
      await staff.getByLabel(/^예시 질문/).fill(question);
      await staff.getByRole('textbox', { name: '답변' }).click();
      await staff.keyboard.insertText('매일 ');
      await staff.keyboard.press('ControlOrMeta+b');
      await staff.keyboard.insertText('10시부터 17시까지');
      await staff.keyboard.press('ControlOrMeta+b');
      await staff.keyboard.insertText(' 관람하실 수 있습니다.');
      await staff.getByRole('textbox', { name: '링크' }).fill('https://example.com/hours');
      await staff.getByRole('button', { name: '저장' }).click();
      const pin = staff.getByRole('listitem').filter({ hasText: question });
      await expect(pin).toContainText('10시부터 17시까지 관람하실 수 있습니다.');

      await open(page, '/company');
      await page.getByRole('button', { name: 'AI 채팅 열기' }).click();
      await page.getByRole('textbox', { name: 'AION-U에게 물어보세요' }).fill(question);
      await page.keyboard.press('Enter');
      const log = page.getByRole('log', { name: '대화 내용' });
      await expect(log.locator('strong', { hasText: '10시부터 17시까지' })).toBeVisible();
      await log.getByRole('button', { name: '출처 1' }).click();
      const source = log.getByRole('link', { name: '고정 답변' });
      await expect(source).toHaveAttribute('href', 'https://example.com/hours');
      await expect(source).toHaveAttribute('target', '_blank');

      await pin.getByRole('link', { name: '수정' }).click();
      const answer = staff.getByRole('textbox', { name: '답변' });
      await expect(answer.locator('strong')).toHaveText('10시부터 17시까지');
      await staff.getByRole('link', { name: '취소' }).click();
      await pin.getByRole('button', { name: '삭제' }).click();
      await confirmAndLeave(staff, '삭제');
      await expect(pin).toBeHidden();
    },
  );

  test('asks before a pinned answer that is being written is lost, and not after it is saved', async ({ browser }) => {
    const question = newTitle('나팔꽃전시시간');
    const staff = await comeAsStaff(browser);
    await staff.setViewportSize({ width: 1280, height: 720 });
    await open(staff, '/admin/assistant/pins?pin=new');
    await expect(staff.getByRole('button', { name: '저장' }), 'without scrolling').toBeInViewport();
    const questions = staff.getByLabel(/^예시 질문/);
    await questions.fill(question);
    await leaveAndStay(staff, () => staff.getByRole('link', { name: '취소' }).click());
    await leaveAndStay(staff, () => staff.getByRole('link', { name: '감사 로그' }).click());
    await expect(questions).toHaveValue(question);
    await staff.getByRole('textbox', { name: '답변' }).fill('매일 엽니다.');
    const login = await staff.context().cookies();
    await staff.route('**/pin-save', (route) =>
      route.fulfill({ status: 403, json: { responseCode: 'LO05', message: '만료', data: null } }),
    );
    await staff.getByRole('button', { name: '저장' }).click();
    await expect(dialogOf(staff)).toContainText('로그인이 만료됐습니다.');
    await pressIn(dialogOf(staff), 'Escape');
    await expect(questions, 'with a login that has ended').toHaveValue(question);
    await leaveAndStay(staff, () => staff.getByRole('link', { name: '로그인', exact: true }).click());
    await staff.unrouteAll();
    // As another tab does where one logs in again.
    await staff.context().addCookies(login);
    await staff.getByRole('button', { name: '저장' }).click();
    const pin = staff.getByRole('listitem').filter({ hasText: question });
    await pin.getByRole('button', { name: '삭제' }).click();
    await confirmAndLeave(staff, '삭제');
    await expect(pin).toBeHidden();
  });

  test('keeps titles and addresses of an answer that is changed, and counts its words alone', async ({ browser }) => {
    const question = newTitle('수국정원입장료');
    const staff = await comeAsStaff(browser);
    const address = 'https://example.com/garden_map_of_today/hydrangea';
    const addresses = `<${address}>\n`.repeat(70);
    const kept = `## 입장료\n\n무료입니다.\n\n${addresses}`;
    const pinned = { pinId: null, questions: question, answer: kept, link: '', updatedAt: null };
    await call(staff, '/api/v1/admin/assistant/pin-save', pinned);
    await open(staff, '/admin/assistant/pins');
    const pin = staff.getByRole('listitem').filter({ hasText: question });
    await pin.getByRole('link', { name: '수정' }).click();
    const answer = staff.getByRole('textbox', { name: '답변' });
    await answer.press('ControlOrMeta+Home');
    await staff.keyboard.insertText('여름 ');
    await expect(staff.getByText('3,513 / 4,000')).toBeVisible();
    await staff.getByRole('button', { name: '저장' }).click();
    await pin.getByRole('link', { name: '수정' }).click();
    await expect(answer.getByRole('heading', { level: 3, name: '여름 입장료' })).toBeVisible();
    await expect(answer.getByRole('link', { name: address })).toHaveCount(70);
    await staff.getByRole('link', { name: '취소' }).click();
    await pin.getByRole('button', { name: '삭제' }).click();
    await confirmAndLeave(staff, '삭제');
    await expect(pin).toBeHidden();
  });

  test('shows on a phone how a conversation went, without a chat button above it', async ({ browser, page }) => {
    const question = newTitle('오소리굴탐험예약');
    const later = newTitle('오소리굴단체할인');
    const body = { response_mode: 'blocking', user: 'admin', inputs: {} };
    const first = await page.request.post('/v1/chat-messages', { data: { ...body, query: question } });
    const { conversation_id } = await first.json();
    await page.request.post('/v1/chat-messages', { data: { ...body, query: later, conversation_id } });
    const staff = await comeAsStaff(browser);
    await staff.setViewportSize({ width: 390, height: 844 });
    await open(staff, '/admin/assistant/conversations');
    const row = staff.getByRole('row').filter({ hasText: question });
    await expect(row.getByText('답을 찾지 못한 질문 2개')).toBeVisible();
    await expect(staff.getByRole('button', { name: 'AI 채팅 열기' })).toHaveCount(0);

    await row.getByRole('link').click();
    const missed = staff.getByRole('navigation', { name: '답을 찾지 못한 질문 2개' });
    await missed.getByRole('link', { name: later }).click();
    const answer = staff.getByRole('listitem').filter({ has: staff.getByRole('heading', { name: later }) });
    await expect(answer.getByRole('heading', { name: later })).toBeInViewport({ ratio: 1 });
    await expect(answer.getByRole('link', { name: 'QnA에 질문하기' })).toBeVisible();
    expect(await violationsOf(staff)).toEqual([]);
    await answer.getByRole('link', { name: '고정 답변 등록' }).click();
    await expect(staff.getByLabel(/^예시 질문/)).toHaveValue(later);
  });

  test('leads from a conversation to the next of its list, with what got no answer beside it', async ({
    browser,
    page,
  }) => {
    const word = newTitle('너구리굴');
    const body = { response_mode: 'blocking', user: 'admin', inputs: {} };
    for (const query of [`${word} 견학`, `${word} 요금`])
      await page.request.post('/v1/chat-messages', { data: { ...body, query } });
    const staff = await comeAsStaff(browser);
    await staff.setViewportSize({ width: 1440, height: 900 });
    const list = `/admin/assistant/conversations?q=${encodeURIComponent(word)}`;
    await open(staff, list);
    await staff.getByRole('link', { name: `${word} 요금` }).click();
    const step = (name: string) => staff.getByRole('button', { name, exact: true });
    await expect(step('다음')).toHaveAccessibleDescription('2건 중 1번째');
    await step('다음').press('Enter');
    await expect(staff.getByRole('heading', { name: `${word} 견학` })).toBeVisible();
    await expect(step('다음')).toBeFocused();
    await expect(step('다음')).toHaveAccessibleDescription('2건 중 2번째');
    await expect(step('다음')).toHaveAttribute('aria-disabled', 'true');
    await step('이전').press('Enter');
    await expect(staff.getByRole('heading', { name: `${word} 요금` })).toBeVisible();
    await expect(step('이전'), 'also at the end').toBeFocused();
    await step('다음').press('Enter');
    await expect(staff.getByRole('heading', { name: `${word} 견학` })).toBeVisible();
    const missed = staff.getByRole('complementary', { name: '답을 찾지 못한 질문 1개' });
    await expect(missed.getByRole('link', { name: `${word} 견학` })).toBeVisible();
    await expect(staff.getByRole('link', { name: '고정 답변 등록' })).toHaveCount(1);
    expect(await violationsOf(staff)).toEqual([]);
    await staff.getByRole('link', { name: '목록', exact: true }).click();
    await expect(staff).toHaveURL(list);
  });

  test('counts a conversation as deleted that a colleague has deleted first', async ({ browser, page }) => {
    const question = newTitle('두더지굴견학');
    const body = { query: question, response_mode: 'blocking', user: 'admin', inputs: {} };
    const { conversation_id: conversationId } = await (
      await page.request.post('/v1/chat-messages', { data: body })
    ).json();
    const staff = await comeAsStaff(browser);
    await open(staff, `/admin/assistant/conversations/${conversationId}`);
    await call(staff, '/api/v1/admin/assistant/conversation-delete', { conversationId });
    await staff.getByRole('button', { name: '대화 삭제' }).click();
    await confirm(staff, '삭제');
    await expect(staff.getByText('삭제되었습니다.')).toBeVisible();
    await expect(staff).toHaveURL('/admin/assistant/conversations');
    await expect(dialogOf(staff)).toHaveCount(0);
  });

  test(
    'hands out a key once, with which a program asks until it is taken back',
    { tag: '@short' },
    async ({ browser, page }) => {
      const name = newTitle('고객 포털');
      const staff = await comeAsStaff(browser);
      await open(staff, '/admin/assistant/keys');
      await staff.getByLabel(/^키 이름/).fill(name);
      await staff.getByRole('button', { name: '발급' }).click();
      const shown = staff.getByLabel(`발급된 API 키: ${name}`);
      const key = await shown.inputValue();
      await expect(staff.getByRole('button', { name: '복사' })).toBeFocused();
      await staff.getByLabel(/^키 이름/).fill(name);
      await staff.keyboard.press('Enter');
      await expect(dialogOf(staff), 'of two keys with one name').toContainText('이름이 같은 키가 있습니다');
      await confirmAndLeave(staff, '취소');
      await staff.getByLabel(/^키 이름/).fill(`${name} 시험`);
      await staff.keyboard.press('Enter');
      await expect(shown, 'beside the next one').toHaveCount(2);
      await expect(shown.last()).toHaveValue(key);
      await staff.getByRole('button', { name: `${name} 시험 폐기` }).click();
      await confirmAndLeave(staff, '폐기');
      await staff.setViewportSize({ width: 390, height: 844 });
      const cut = await shown
        .last()
        .evaluate((field) => [field.scrollWidth - field.clientWidth, field.scrollHeight - field.clientHeight]);
      expect(cut, 'it is shown once, and whole').toEqual([0, 0]);
      await staff.setViewportSize({ width: 1280, height: 720 });
      const status = async () => {
        const headers = { authorization: `Bearer ${key}` };
        return (await page.request.get('/v1/parameters?user=u1', { headers })).status();
      };
      expect(await status()).toBe(200);
      await open(staff, '/admin/assistant/keys');
      await expect(staff.getByText(key)).toHaveCount(0);
      await staff.getByRole('button', { name: `${name} 폐기`, exact: true }).click();
      await expect(dialogOf(staff).getByRole('button', { name: '폐기' })).toHaveClass(/button-danger/);
      await confirm(staff, '폐기');
      await expect(staff.getByRole('row').filter({ hasText: '폐기됨' }).filter({ hasText: name })).toHaveCount(2);
      expect(await status()).toBe(401);
    },
  );
});

test('the tabs fade on the side where they go on, on a phone, above a line as wide as the page', async ({
  browser,
}) => {
  const staff = await comeAsStaff(browser);
  await staff.setViewportSize({ width: 390, height: 844 });
  const tabs = staff.getByRole('navigation', { name: 'AI 어시스턴트 메뉴' });
  const fadesLeft = () => tabs.getByRole('list').evaluate((list) => getComputedStyle(list, '::before').opacity === '1');
  await open(staff, '/admin/assistant');
  await expect.poll(fadesLeft, 'nothing before the first').toBe(false);
  await open(staff, '/admin/assistant/keys');
  await expect.poll(fadesLeft, 'the first ones are out of view').toBe(true);
  const line = tabs.locator('..');
  expect(await line.evaluate((element) => getComputedStyle(element).boxShadow)).not.toBe('none');
  const [under, heading] = [await line.boundingBox(), await staff.getByRole('main').boundingBox()];
  expect(under?.width).toBe((heading?.width ?? 0) - 40);
  const own = await tabs.getByRole('list').boundingBox();
  expect((under?.y ?? 0) + (under?.height ?? 0), 'one line').toBeCloseTo((own?.y ?? 0) + (own?.height ?? 0), 1);
});
