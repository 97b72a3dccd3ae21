import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { confirm } from '../support/account-forms.ts';
import { playAssistant } from '../support/assistant.ts';
import { noteKeptCalls } from '../support/kept-calls.ts';
import { open, settled } from '../support/open.ts';
import { violationsOf } from '../support/violations.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'AI 채팅 열기' });
const field = (page: Page) => page.getByRole('textbox', { name: 'AION-U에게 물어보세요' });
const log = (page: Page) => page.getByRole('log', { name: '대화 내용' });
const bytes = (text: string) => new TextEncoder().encode(text);

async function openChat(page: Page, path = '/company') {
  await open(page, path);
  await opener(page).click();
  await expect(log(page).getByText('안녕하세요. AION-U AI입니다.')).toBeVisible();
}

async function ask(page: Page, question: string) {
  await field(page).fill(question);
  await field(page).press('Enter');
}

/** Pixels between the header and the first bubble of the last turn that is in view, below 0 where the header cuts it. */
const clearAbove = (page: Page) =>
  log(page).evaluate((list) => {
    const { top } = list.getBoundingClientRect();
    const bubbles = [...(list.querySelector('[data-turn]:last-child')?.children ?? [])];
    const seen = bubbles.map((one) => one.getBoundingClientRect()).find(({ bottom }) => bottom > top);
    return seen === undefined ? 0 : seen.top - top;
  });

test('spec 2 and 9 chat panel: a greeting, a placeholder, and a field of 2 rows that cannot be resized', async ({
  page,
}) => {
  await playAssistant(page, (reply) => reply.end());
  await open(page, '/company');
  await opener(page).click();
  await expect(log(page)).toContainText('안녕하세요. AION-U AI입니다.');
  await expect(field(page)).toHaveAttribute('placeholder', 'AION-U에게 물어보세요');
  await expect(field(page)).toHaveAttribute('rows', '2');
  await expect(field(page)).toHaveCSS('resize', 'none');
});

test.describe('spec 4 chat', () => {
  test('the panel covers the header’s button whole or leaves it clear', async ({ page }) => {
    await playAssistant(page, (reply) => reply.end());
    for (const height of [800, 1000, 1010, 1080]) {
      await page.setViewportSize({ width: 1280, height });
      await open(page, '/notice');
      await opener(page).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await settled(page);
      const panel = await page.getByRole('dialog').boundingBox();
      const trial = await page.getByRole('banner').getByRole('link', { name: '무료체험' }).boundingBox();
      if (!panel || !trial) throw new Error('Both have a place');
      expect(panel.y <= trial.y || panel.y >= trial.y + trial.height, `${height} px`).toBe(true);
    }
  });

  test(
    'takes the focus in, gives it back, and keeps clear of the way back to the top',
    { tag: '@short' },
    async ({ page }) => {
      await playAssistant(page, (reply) => reply.end());
      await open(page, '/');
      await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
      const toTop = page.getByRole('button', { name: '맨 위로' });
      for (const isOpen of [false, true]) {
        if (isOpen) await opener(page).click();
        const [above, chat] = [await toTop.boundingBox(), await page.locator('#chat-button').boundingBox()];
        if (!above || !chat) throw new Error('Both buttons have a place');
        expect(above.y + above.height <= chat.y || above.x + above.width <= chat.x).toBe(true);
      }
      await expect(field(page)).toBeFocused();
      const scroll = await page.evaluate(() => scrollY);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(opener(page)).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(scroll);
    },
  );

  test('Esc on the page closes it after what is open there, and leaves the focus where it is', async ({ page }) => {
    await playAssistant(page, (reply) => reply.end());
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/faq');
    await opener(page).click();
    await expect(field(page)).toBeFocused();
    const menu = page.getByRole('banner').getByRole('button', { name: 'Community' });
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(menu).toBeFocused();
  });

  test('shows an answer however its bytes are cut, with menu, questions and sources, and finds it after a reload', async ({
    page,
  }) => {
    const ids = {
      conversation_id: '0b0f6d5e-7a51-4a4c-8f59-0f5f6c1d2e3a',
      message_id: 'answer-1',
      task_id: 'task-1',
    };
    const pieces = [
      '한글 }{ 답변\n',
      '# 제목\n1. 첫째\n',
      '{"menu":"/notice","startDt":"2026-11-01","desc":"공지사항"}\n',
    ];
    const assistant = await playAssistant(page, async (reply) => {
      const events = [
        ...pieces,
        '{"menu":"javascript:alert(1)","desc":"위험"}\n',
        '[밖](https://example.com/) [안](/company) [위험](javascript:alert(1)) <img src=x onerror=alert(1)>\n**"다음 질문입니다"**',
      ].map((answer) => JSON.stringify({ event: 'message', ...ids, answer }));
      const glued = bytes(`: hello\r\n\r\nevent: ping\r\n\r\ndata:${events.join('')}\r\n\r\n`);
      // Split without regard to lines and to syllables of three bytes.
      for (let at = 0; at < glued.length; at += 200) {
        reply.write(glued.subarray(at, at + 200));
        await new Promise<void>((done) => setImmediate(done));
      }
      reply.end([{ dataset_name: 'FAQ', document_name: '설치', url: '/faq?open=none', content: '설치' }]);
    });
    await openChat(page);
    await ask(page, '알려줘');
    await expect(log(page).getByText('한글 }{ 답변')).toBeVisible();
    await log(page).getByRole('button', { name: '출처 1' }).click();
    await expect(log(page).getByRole('link', { name: 'FAQ 설치' })).toHaveAttribute('href', '/faq?open=none');
    await expect(log(page).getByRole('link', { name: '밖' })).toHaveAttribute('target', '_blank');
    await expect(log(page).getByRole('link', { name: '밖' })).toHaveAttribute('rel', /noopener/);
    await expect(log(page).getByText('위험')).not.toHaveAttribute('href');
    await expect(log(page).locator('img')).toHaveCount(0);
    await expect(log(page).getByRole('button', { name: 'Invalid JSON' })).toBeVisible();
    await expect(page.locator('[aria-live=polite] p', { hasText: '한글 }{ 답변' })).toHaveCount(1);
    expect(assistant.calls.find(({ path }) => path === '/v1/chat-messages')?.body).toEqual({
      query: '알려줘',
      response_mode: 'streaming',
      user: 'admin',
      inputs: '',
      conversation_id: '',
    });

    await log(page).getByRole('button', { name: '다음 질문입니다' }).click();
    await expect(log(page)).toBeFocused();
    await expect.poll(() => assistant.calls.at(-1)?.body.conversation_id).toBe(ids.conversation_id);
    await log(page).getByRole('button', { name: '공지사항 메뉴로 이동' }).first().click();
    await expect(page).toHaveURL(/\/notice\?startDt=2026-11-01&endDt=\d{4}-\d{2}-\d{2}$/);

    assistant.history.push({ id: 'answer-1', query: '알려줘', answer: '전에 드린 답변입니다.', created_at: 1 });
    await open(page, '/notice');
    await opener(page).click();
    await expect(log(page).getByText('전에 드린 답변입니다.')).toBeVisible();
    await expect(page.locator('[aria-live=polite] p', { hasText: '전에' })).toHaveCount(0);
    await log(page).getByRole('button', { name: '도움이 되었습니다' }).click();
    await expect
      .poll(() => assistant.calls.at(-1))
      .toMatchObject({
        path: '/v1/messages/answer-1/feedbacks',
        body: { rating: 'like', user: 'admin' },
      });
  });

  test('suggests what is asked first on the pages of buyers, and what is read most elsewhere', async ({ page }) => {
    await playAssistant(page, (reply) => reply.end());
    for (const [path, question] of [
      ['/', '가격은 얼마인가요?'],
      ['/cost', '무료체험은 어떻게 신청하나요?'],
      ['/reference', '어떤 회사들이 쓰고 있나요?'],
      ['/notice', '가격은 얼마인가요?'],
      ['/market', '마켓의 템플릿은 무료인가요?'],
      ['/faq', '어떤 프로그램을 자동화할 수 있나요?'],
    ] as const) {
      await open(page, path);
      await opener(page).click();
      await expect(log(page).getByRole('button', { name: question })).toBeVisible();
      await expect(
        log(page)
          .getByRole('listitem')
          .filter({ has: page.getByRole('button') }),
      ).toHaveCount(3);
    }
    await openChat(page, '/library');
    await expect(log(page).getByRole('button', { name: '로봇 설치는 어떻게 하나요?' })).toBeVisible();
  });

  test('folds sources and questions that lead on into one line, until they are opened', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 640 });
    await playAssistant(page, (reply, query) => {
      reply.say('위에 있는 문단입니다.\n\n'.repeat(4));
      reply.say(
        `${query}: 답입니다.\n\n- 공지사항: [점검](/noticeDetail/check)\n\n이런 내용도 확인해보세요.\n\n**"언제인가요?"**\n**"누가 하나요?"**`,
      );
      const titles = ['설치', '연결', '배포'];
      // What a list of the answer leads to is not repeated.
      const listed = { dataset_name: 'FAQ', document_name: '점검', url: '/noticeDetail/check' };
      const others = titles.map((name) => ({ dataset_name: 'FAQ', document_name: name, url: `/faq?open=${name}` }));
      reply.end([...others, listed]);
    });
    await openChat(page);
    await ask(page, '셋');
    const sources = log(page).getByRole('link', { name: /^FAQ / });
    const opener = log(page).getByRole('button', { name: '출처 3' });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(sources).toHaveCount(0);
    await opener.click();
    await expect(sources).toHaveText([/설치/, /연결/, /배포/]);
    await expect(sources.last()).toBeInViewport({ ratio: 1 });
    await log(page).getByRole('button', { name: '관련 질문 2' }).click();
    await expect(sources).toHaveCount(0);
    await log(page).getByRole('button', { name: '누가 하나요?' }).click();
    await expect(log(page).getByText('누가 하나요?: 답입니다.')).toBeVisible();
  });

  test('shows a table as one, its cells below their columns, and reads the column to who cannot see it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await playAssistant(page, (reply) => {
      reply.say('방식이 다릅니다.\n\n| 구분 | 함께 | 무인 |\n| --- | --- | --- |\n');
      reply.say('| 실행 위치 | 담당자의 PC | 서버 또는 전용 PC |\n| 화면 | 로그인된 화면 | 스스로 만든 세션 |\n\n');
      reply.say('| 제품 | 가 | 나 | 다 | 라 |\n|---|---|---|---|---|\n| Robot | 하나 | | [셋](/faq) | 넷 |\n');
      reply.end();
    });
    await openChat(page);
    await ask(page, '차이');
    await expect(log(page).getByRole('button', { name: '도움이 되었습니다' }), 'all of it is there').toBeVisible();
    const left = async (text: string) => (await log(page).getByText(text, { exact: true }).boundingBox())?.x;
    for (const below of ['담당자의 PC', '로그인된 화면']) expect(await left(`함께: ${below}`)).toBe(await left('함께'));
    expect(await violationsOf(page)).toEqual([]);
  });

  test('begins with its greeting in view, though the suggestions below are longer than the window', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 640, height: 400 });
    await openChat(page);
    const suggestions = log(page).getByRole('listitem');
    await expect(suggestions.first()).toBeVisible();
    await expect(suggestions.last()).not.toBeInViewport({ ratio: 1 });
    await expect(log(page).getByText('안녕하세요. AION-U AI입니다.')).toBeInViewport({ ratio: 1 });
  });

  for (const [width, height] of [
    [1280, 900],
    [390, 844],
    // 1280 by 800 at 200 %.
    [640, 400],
  ] as const)
    test(`spec 4 chat: scrolls to the end, and a long answer begins in view, at ${width} by ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await playAssistant(page, (reply) => {
        for (let line = 1; line <= 20; line += 1)
          reply.say(`${line}번째 문단은 화면에서 두 줄쯤 차지하는 글입니다. `.repeat(2) + '\n\n');
        reply.end();
      });
      await openChat(page);
      await ask(page, '길게 알려줘');
      const answer = log(page).getByText('1번째 문단은').first();
      await expect(page.getByRole('button', { name: '보내기' })).toBeVisible();
      await expect.poll(() => clearAbove(page), 'nothing touches the header or is cut by it').toBeGreaterThanOrEqual(8);
      await expect(log(page).getByText('20번째 문단은').first()).toBeHidden();
      await expect(answer).toBeInViewport({ ratio: 1 });
      await expect(log(page).getByRole('button', { name: '도움이 되었습니다' })).toBeInViewport({ ratio: 1 });
      await log(page).getByText('더 보기').click();
      await expect(log(page).getByText('20번째 문단은').first()).toBeVisible();
      // What is opened stays where the reader is.
      await expect(answer).toBeInViewport({ ratio: 1 });
      expect(await violationsOf(page)).toEqual([]);
    });

  for (const [width, height] of [
    [1280, 640],
    [1280, 800],
    [390, 664],
    [640, 400],
  ] as const)
    test(`below a question of several lines, 8 px stay clear under the header, at ${width} by ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await playAssistant(page, (reply) => {
        for (let line = 1; line <= 9; line += 1) reply.say(`${line}번째 문단은 한 줄인 글입니다.\n\n`);
        reply.end();
      });
      await openChat(page);
      for (const [place, lines] of [1, 2, 3, 4].entries()) {
        await ask(page, '이것은 질문의 한 줄쯤 되는 말입니다 '.repeat(lines).trim());
        await expect(log(page).getByRole('button', { name: '도움이 되었습니다' })).toHaveCount(place + 1);
        await expect.poll(() => clearAbove(page), `${lines}`).toBeGreaterThanOrEqual(8);
      }
    });

  for (const [width, height] of [
    [1280, 900],
    [390, 844],
  ] as const)
    test(`the last question stands at the top of the conversation, whole, at ${width} by ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await playAssistant(page, (reply, query) => {
        const lines = query.startsWith('길게') ? 20 : 1;
        for (let line = 1; line <= lines; line += 1)
          reply.say(`${line}번째 문단은 두 줄쯤 되는 글입니다. `.repeat(2) + '\n\n');
        reply.end();
      });
      await openChat(page);
      const asked = ['하나 알려줘', '길게 알려줘', '셋째를 알려줘'];
      for (const [place, question] of asked.entries()) {
        await ask(page, question);
        await expect(log(page).getByRole('button', { name: '도움이 되었습니다' })).toHaveCount(place + 1);
        await expect(log(page).getByText(question)).toBeInViewport({ ratio: 1 });
        await expect(
          log(page)
            .getByText(/^1번째 문단은/)
            .last(),
        ).toBeInViewport({ ratio: 1 });
        for (const before of asked.slice(0, place)) await expect(log(page).getByText(before)).not.toBeInViewport();
      }
    });

  for (const [width, height] of [
    [1280, 800],
    [1440, 900],
    [768, 1024],
    [390, 844],
  ] as const)
    test(`tables and steps do not push their question out of the window, at ${width} by ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const first = '답은 이 문장입니다. 두 줄쯤 되는 글이며, 다음에는 표나 차례가 있습니다.';
      const rows = Array.from({ length: 5 }, (_, i) => `| ${i} | 두 줄이 되는 칸의 글 | 두 줄이 되는 글 | 글 |`);
      const steps = Array.from({ length: 7 }, (_, i) => `${i + 1}. ${'차례마다 두 줄이 되는 글입니다. '.repeat(2)}`);
      const answers: Record<string, string> = {
        '사양을 알려줘': `${'앞의 문단입니다. '.repeat(22)}\n\n| 구분 | 최소 | 권장 | 무인 |\n| - | - | - | - |\n${rows.join('\n')}`,
        '차례를 알려줘': steps.join('\n'),
      };
      await playAssistant(page, (reply, query) => {
        reply.say(`${first}\n\n${answers[query] ?? ''}\n\n{"menu":"/notice","desc":"공지사항"}`);
        reply.end();
      });
      await openChat(page);
      for (const [place, question] of Object.keys(answers).entries()) {
        await ask(page, question);
        await expect(log(page).getByRole('button', { name: '도움이 되었습니다' })).toHaveCount(place + 1);
        await expect(log(page).getByText(question)).toBeInViewport({ ratio: 1 });
        expect(await clearAbove(page)).toBeGreaterThanOrEqual(8);
        await expect(log(page).getByText(first).last()).toBeInViewport({ ratio: 1 });
        await expect(log(page).getByRole('button', { name: '도움이 되었습니다' }).last()).toBeInViewport({ ratio: 1 });
      }
    });

  test('nothing is folded where there is room, and where not the fold tells how much of a list is hidden', async ({
    page,
  }) => {
    let sentences = 4;
    await playAssistant(page, (reply) => {
      reply.say('공개된 가격표는 없으며, 쓰실 수량과 방식에 맞추어 견적을 내드립니다. '.repeat(sentences));
      reply.say('금액은 아래 기준으로 정해집니다.\n\n- Studio: 흐름을 만드는 사람의 수\n- Robot: 실행하는 수\n');
      reply.say('- AI 사용량: 처리하는 쪽수와 요청 수\n\n- 다른 목록입니다.\n\n끝입니다.');
      reply.end();
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await openChat(page);
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await ask(page, '얼마예요');
      await expect(page.getByRole('button', { name: '보내기' })).toBeVisible();
      await expect(log(page).getByText('끝입니다.').last()).toBeInViewport({ ratio: 1 });
      await expect(log(page).getByText('더 보기')).toHaveCount(0);
    }

    // 1280 by 800 at 200 %.
    await page.setViewportSize({ width: 640, height: 400 });
    sentences = 1;
    await ask(page, '다시 알려줘');
    await expect(page.getByRole('button', { name: '보내기' })).toBeVisible();
    await expect(log(page).getByText('항목 2개 더 보기')).toBeInViewport({ ratio: 1 });
  });

  test('the fold cuts no steps, tells of a table, and no line begins with a particle', async ({ page }) => {
    const steps = Array.from({ length: 8 }, (_, i) => `${i + 1}. 차례 ${i + 1}을 마칩니다.`).join('\n');
    const table = '**더 보기**\n\n사양입니다.\n\n| 구분 | 최소 |\n| --- | --- |\n| 메모리 | 8GB |';
    const lines = Array.from({ length: 12 }, (_, i) => `- ${'가'.repeat(i + 8)} 온라인 안내(1시간)를 함께 드립니다.`);
    const answers: Record<string, string> = { 차례: steps, 사양: table, 안내: lines.join('\n') };
    await playAssistant(page, (reply, query) => {
      reply.say(`답은 이 문장입니다.\n\n${answers[query] ?? ''}`);
      reply.end();
    });
    // 1280 by 800 at 200 %.
    await page.setViewportSize({ width: 640, height: 400 });
    await openChat(page);
    await ask(page, '차례');
    await expect(log(page).getByText('순서 8단계 보기')).toBeInViewport({ ratio: 1 });
    await expect(log(page).getByText('차례 1을 마칩니다.')).toBeHidden();
    await ask(page, '사양');
    await expect(log(page).getByText('표 1개 더 보기')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await ask(page, '안내');
    await expect(log(page).getByRole('button', { name: '도움이 되었습니다' })).toHaveCount(3);
    const linesOfParticles = await log(page).evaluate((all) => {
      const found: number[] = [];
      const texts = document.createTreeWalker(all, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode;
        const at = node.textContent?.indexOf(')를') ?? -1;
        if (at === -1) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 2);
        found.push(new Set([...range.getClientRects()].map(({ top }) => top)).size);
      }
      return found;
    });
    expect(linesOfParticles).toEqual(lines.map(() => 1));
  });

  test('what the server folds is opened where it has room, and stays folded where not', async ({ page }) => {
    await playAssistant(page, (reply) => {
      reply.say('답은 이 문장입니다.\n\n**더 보기**\n\n나머지 문단입니다.\n\n');
      reply.say(`${'뒤의 문단은 창의 너비에 따라 여러 줄이 됩니다. '.repeat(5)}\n\n---\n\n`);
      reply.end();
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await openChat(page);
    await ask(page, '넓은 창');
    await expect(log(page).getByText('나머지 문단입니다.')).toBeInViewport({ ratio: 1 });
    await log(page).getByText('더 보기').click();
    await expect(log(page).getByText('나머지 문단입니다.')).toBeHidden();
    // 1280 by 800 at 200 %.
    await page.setViewportSize({ width: 640, height: 400 });
    await ask(page, '좁은 창');
    await expect(log(page).getByRole('button', { name: '도움이 되었습니다' })).toHaveCount(2);
    await expect(log(page).getByText('나머지 문단입니다.').last()).toBeHidden();
    await expect(log(page).getByText('답은 이 문장입니다.').last()).toBeInViewport({ ratio: 1 });
  });

  test('an answer of very many lines at once is shown and read out to its end', async ({ page }) => {
    await playAssistant(page, (reply) => {
      for (let line = 1; line <= 150; line += 1) reply.say(`${line}번째 줄입니다.\n\n`);
      reply.end();
    });
    await openChat(page);
    await ask(page, '모두 알려줘');
    await expect(log(page).getByRole('button', { name: '도움이 되었습니다' })).toBeVisible();
    await expect(page.locator('[aria-live=polite] p').last()).toHaveText('150번째 줄입니다.');
  });

  test('spec 4 reply formatting: what an answer says about a link stands in a line of its own', async ({ page }) => {
    await playAssistant(page, (reply) => {
      reply.say('- FAQ: [설치](/faq) — 하루 걸립니다.\n- 공지사항: [점검](/notice)\n');
      reply.end();
    });
    await openChat(page);
    await ask(page, '알려줘');
    await expect(log(page).getByText('하루 걸립니다.', { exact: true })).toBeVisible();
    const [link, about] = [log(page).getByRole('link', { name: '설치' }), log(page).getByText('하루 걸립니다.')];
    expect((await about.boundingBox())?.y).toBeGreaterThan((await link.boundingBox())?.y ?? Infinity);
  });

  test('spec 4 reply formatting: a long answer folds its text, never its buttons', async ({ page }) => {
    await playAssistant(page, (reply) => {
      for (let line = 1; line <= 20; line += 1) reply.say(`${line}번째 문단입니다.\n\n`);
      reply.say('{"menu":"/notice","desc":"공지사항"}\n{"menu": 깨진\n}\n**"다음 질문입니다"**');
      reply.end();
    });
    await openChat(page);
    await ask(page, '길게 알려줘');
    for (const name of ['공지사항 메뉴로 이동', 'Invalid JSON', '다음 질문입니다'])
      await expect(log(page).getByRole('button', { name })).toBeVisible();
    await expect(log(page).getByText('20번째 문단입니다.')).toBeHidden();
    await expect(log(page).getByText('1번째 문단입니다.', { exact: true })).toBeInViewport({ ratio: 1 });
    await log(page).getByRole('button', { name: '공지사항 메뉴로 이동' }).click();
    await expect(page).toHaveURL(/\/notice\?endDt=\d{4}-\d{2}-\d{2}$/);
  });

  test(
    'cancels, stops the server, waits no longer than 20 s, and says what failed',
    { tag: '@short' },
    async ({ page }) => {
      await page.clock.install();
      const { promise: gone, resolve: hangUp } = Promise.withResolvers<void>();
      const assistant = await playAssistant(page, (reply, query) => {
        if (query === '취소할 질문') {
          reply.say('반쯤');
          void reply.gone.then(hangUp);
        } else if (query === '깨진 답') {
          reply.write('data: {"event":\n\n');
          reply.say('그래도 답합니다.');
          reply.end();
        }
      });
      await openChat(page);
      await ask(page, '취소할 질문');
      await expect(log(page).getByText('반쯤')).toBeVisible();
      await page.getByRole('button', { name: '취소' }).click();
      await expect(log(page).getByText('요청이 취소되었습니다.')).toBeVisible();
      await expect(page.getByRole('button', { name: '보내기' })).toBeVisible();
      await gone;
      await expect.poll(() => assistant.calls.at(-1)).toMatchObject({ path: '/v1/chat-messages/task-1/stop' });

      // The page's clock runs on by itself: on a busy machine the test would be late.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
      await ask(page, '오래 걸리는 질문');
      await expect(page.getByRole('button', { name: '취소' })).toBeVisible();
      await page.clock.runFor(19_000);
      await expect(page.getByRole('button', { name: '취소' })).toBeVisible();
      await page.clock.runFor(1_000);
      await expect(log(page).getByText('응답이 지연되고 있습니다. 잠시 후 다시 시도해주세요.')).toBeVisible();
      await page.clock.resume();

      await ask(page, '깨진 답');
      await expect(log(page).getByText(/^Error parsing message: ./)).toBeVisible();
      await expect(log(page).getByText('그래도 답합니다.')).toBeVisible();

      await page.unrouteAll();
      await page.route('**/v1/chat-messages', (route) => route.abort());
      await ask(page, '끊긴 네트워크');
      await expect(log(page).getByText(/^Error sending message: ./)).toBeVisible();
    },
  );

  test(
    'Enter while a syllable is composed sends once, with that syllable; Shift+Enter is a new line',
    { tag: '@short' },
    async ({ page }) => {
      const assistant = await playAssistant(page, (reply) => {
        reply.say('네.');
        reply.end();
      });
      await openChat(page);
      await field(page).pressSequentially('안녕');
      await field(page).press('Shift+Enter');
      await field(page).dispatchEvent('compositionstart');
      await field(page).evaluate((element: HTMLTextAreaElement) => {
        element.setRangeText('하', element.value.length, element.value.length, 'end');
        element.dispatchEvent(new InputEvent('input', { bubbles: true }));
      });
      await field(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229, isComposing: true, bubbles: true });
      await field(page).dispatchEvent('compositionend');
      await field(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 13, bubbles: true });
      await expect(log(page).getByText('네.', { exact: true })).toBeVisible();
      await expect(field(page)).toHaveValue('');
      expect(assistant.calls.filter(({ path }) => path === '/v1/chat-messages').map(({ body }) => body.query)).toEqual([
        '안녕\n하',
      ]);
    },
  );

  test('begins anew although the tab is closed, and says so where the server still has the conversation', async ({
    page,
  }) => {
    await playAssistant(page, (reply, query) => {
      reply.say(`${query}: 답입니다.`);
      reply.end();
    });
    await page.route('**/v1/conversations/**', (route) => route.abort());
    const keptCalls = await noteKeptCalls(page);
    await openChat(page);
    await ask(page, '하나');
    await expect(log(page).getByText('하나: 답입니다.')).toBeVisible();
    await page.getByRole('button', { name: '새 대화' }).click();
    await confirm(page);
    await expect(page.getByRole('heading', { name: '대화를 서버에서 지우지 못했습니다.' })).toBeVisible();
    await expect(log(page).getByText('하나: 답입니다.')).toBeHidden();
    expect(await keptCalls()).toEqual([expect.stringMatching(/^\/v1\/conversations\/[\w-]+$/)]);
    await ask(page, '둘');
    await expect(log(page).getByText('둘: 답입니다.')).toBeVisible();
  });

  test('leaves a reader where they read while the answer grows, and ends at the bottom', async ({ page }) => {
    let more: (() => void) | undefined;
    await playAssistant(page, (reply) => {
      reply.say('한 줄입니다.\n\n'.repeat(60));
      more = () => {
        reply.say('더 있습니다.\n\n'.repeat(20));
        more = () => reply.end();
      };
    });
    await openChat(page);
    await ask(page, '긴 답');
    const place = () =>
      log(page).evaluate(({ scrollTop, scrollHeight, clientHeight }) => ({
        scrollTop,
        left: scrollHeight - clientHeight - scrollTop,
      }));
    await expect.poll(async () => (await place()).scrollTop).toBeGreaterThan(500);
    await expect.poll(async () => (await place()).left).toBeLessThan(2);
    await log(page).evaluate((list) => list.scrollTo(0, 100));
    await expect(page.getByRole('button', { name: '최신 답변으로 이동' })).toBeVisible();
    more?.();
    await expect(log(page).getByText('더 있습니다.').last()).toBeAttached();
    expect((await place()).scrollTop).toBe(100);
    more?.();
    await expect(page.getByRole('button', { name: '보내기' })).toBeVisible();
    await expect.poll(async () => (await place()).left).toBeLessThan(2);
  });

  test('takes the conversation into the inquiry form only when the visitor agrees, and sends nothing', async ({
    page,
  }) => {
    await playAssistant(page, (reply) => {
      reply.say('답을 찾지 못했습니다.\n[QnA에 질문하기](/qnaRegister) 또는 [제품 문의](/contact)를 이용해주세요.');
      reply.end([], 'unanswered');
    });
    await openChat(page);
    await ask(page, '견적이 궁금합니다');
    const fillIn = async (agrees: boolean) => {
      await log(page).getByRole('button', { name: '제품 문의' }).click();
      if (agrees) await log(page).getByRole('checkbox').check();
      await log(page).getByRole('button', { name: '양식 열기' }).click();
      await expect(page).toHaveURL('/contact');
      await expect(log(page)).toBeHidden();
    };
    const message = page.getByRole('main').getByRole('textbox', { name: /문의내용/ });
    await fillIn(false);
    await settled(page);
    await expect(message).toHaveValue('');
    await page.goBack();
    await opener(page).click();
    // The answer's own links to the forms ask too, and open nothing before.
    await log(page).getByRole('link', { name: 'QnA에 질문하기' }).click();
    await expect(log(page).getByRole('region', { name: 'QnA에 질문하기' })).toContainText('로그인이 필요합니다.');
    await expect(log(page).getByRole('button', { name: '양식 열기' })).toBeFocused();
    await log(page).getByRole('button', { name: '취소' }).click();
    await fillIn(true);
    await expect(message).toHaveValue(/질문: 견적이 궁금합니다\n답변: 답을 찾지 못했습니다\./);

    // On the form itself it adds to what is written there, and the same conversation once.
    await message.fill('로봇 열 대가 필요합니다.');
    for (const times of [1, 2]) {
      await opener(page).click();
      await fillIn(true);
      await expect(message, `${times}`).toHaveValue(
        '로봇 열 대가 필요합니다.\n\nAI와 나눈 대화입니다.\n\n질문: 견적이 궁금합니다\n답변: 답을 찾지 못했습니다.\nQnA에 질문하기 또는 제품 문의를 이용해주세요.',
      );
    }
  });

  for (const width of [390, 1280])
    test(`is accessible at ${width} px, closed and open, with an answer and with an error`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await playAssistant(page, (reply, query) => {
        if (query === '오류') return reply.event({ event: 'error', message: 'x' });
        reply.say('답입니다.\n1. **하나**\n```\ncode\n```\n{"menu":"/faq","desc":"FAQ"}\n**"다음은?"**');
        reply.end([{ dataset_name: 'FAQ', document_name: '설치 방법', url: '/faq?open=1' }]);
      });
      const expectNoViolations = async () =>
        expect((await violationsOf(page)).map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, '/company');
      await expectNoViolations();
      await opener(page).click();
      await expect(log(page).getByText('이런 질문을 해보세요')).toBeVisible();
      await expectNoViolations();
      await ask(page, '질문');
      await log(page).getByRole('button', { name: '아쉽습니다' }).click();
      await log(page).getByRole('button', { name: '제품 문의' }).click();
      await expectNoViolations();
      await ask(page, '오류');
      await expect(log(page).getByText('다시 질문하기')).toBeVisible();
      await expectNoViolations();
      const panel = await page.getByRole('dialog').boundingBox();
      if (width === 390) expect(panel).toMatchObject({ x: 0, y: 0, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.keyboard.press('Escape');
      await expect(opener(page)).toBeFocused();
    });
});
