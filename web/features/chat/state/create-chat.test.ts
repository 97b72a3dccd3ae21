import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chatText } from '#shared/messages/chat/chat.ko.ts';
import type { ChatWire } from './chat-wire.ts';
import { ChatRefusal } from './chat-wire.ts';
import { createChat } from './create-chat.ts';
import { messagesOf } from './chat-history.ts';

type Item = { kind: 'begin' } | { kind: 'object'; value: Record<string, unknown> } | Error;

const object = (value: Record<string, unknown>): Item => ({ kind: 'object', value: { task_id: 't1', ...value } });
const piece = (answer: string) => object({ event: 'message', answer });
const END = object({ event: 'message_end', conversation_id: 'c1', message_id: 'a1', metadata: {} });

/** A `ChatWire` whose stream is controlled by the test. */
function given(options: Partial<ChatWire> = {}, remembered = '') {
  const waiting: ((item: Item | null) => void)[] = [];
  const items: (Item | null)[] = [];
  const asked: string[] = [];
  const stopped: string[] = [];
  const forgotten: string[] = [];
  const memory = { id: remembered, read: () => memory.id, write: (id: string) => void (memory.id = id) };
  const wire: ChatWire = {
    async *ask({ conversationId }) {
      asked.push(conversationId);
      for (;;) {
        const item =
          items.shift() ?? (items.length > 0 ? null : await new Promise<Item | null>((r) => waiting.push(r)));
        if (item === null) return;
        if (item instanceof SyntaxError) yield { kind: 'unparsable', text: '', error: item };
        else if (item instanceof Error) throw item;
        else yield item;
      }
    },
    stop: (taskId) => void stopped.push(taskId),
    rate: async () => {},
    history: async () => [],
    forget: async (id) => void forgotten.push(id),
    opening: async () => ({ isOn: true, suggestions: [] }),
    ...options,
  };
  const chat = createChat(wire, memory);
  const feed = async (...next: (Item | null)[]) => {
    for (const item of next) {
      const wake = waiting.shift();
      if (wake) wake(item);
      else items.push(item);
      await vi.advanceTimersByTimeAsync(0);
    }
  };
  const said = () => chat.store.getState().messages.map(({ content, typing }) => (typing ? '…' : content));
  return { chat, feed, said, asked, stopped, forgotten, memory, state: chat.store.getState };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('spec 4 chat', () => {
  it('sends trimmed text once, and nothing blank or while loading', async () => {
    const { chat, said, asked, state } = given();
    chat.send('  \n ');
    expect(state()).toMatchObject({ loading: false, messages: [] });
    chat.send(' 설치 방법 ');
    chat.send('또');
    expect(said()).toEqual(['설치 방법', '…']);
    expect(state().loading).toBe(true);
    expect(asked).toEqual(['']);
  });

  it('removes the indicator when the stream begins, makes a message of the first piece and appends later ones', async () => {
    const { chat, feed, said, state, memory } = given();
    chat.send('질문');
    await feed({ kind: 'begin' });
    expect(said()).toEqual(['질문']);
    await feed(piece('안녕'));
    expect(said()).toEqual(['질문', '안녕']);
    await feed(object({ event: 'node_started' }), piece('하세요'), END);
    expect(said()).toEqual(['질문', '안녕하세요']);
    expect(state()).toMatchObject({ loading: false, conversationId: 'c1' });
    expect(memory.id).toBe('c1');
    chat.send('다음');
    await feed({ kind: 'begin' }, object({ event: 'message_replace', answer: '하나' }));
    await feed(object({ event: 'message_replace', answer: '둘' }), END);
    expect(said().at(-1)).toBe('둘');
  });

  it('cancelled, says so, stops the server and shows nothing that comes after', async () => {
    const { chat, feed, said, stopped, state } = given();
    chat.send('질문');
    await feed({ kind: 'begin' }, piece('반쯤'));
    chat.cancel();
    expect(said()).toEqual(['질문', '반쯤', '요청이 취소되었습니다.']);
    expect(stopped).toEqual(['t1']);
    await feed(piece('더'), END);
    expect(said()).toHaveLength(3);
    expect(state()).toMatchObject({ loading: false, conversationId: '' });
  });

  it('spec 9: waits 20,000 ms while loading, then aborts and says that it takes too long', async () => {
    const { chat, said, state } = given();
    chat.send('질문');
    await vi.advanceTimersByTimeAsync(19_999);
    expect(state().loading).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(said()).toEqual(['질문', '응답이 지연되고 있습니다. 잠시 후 다시 시도해주세요.']);
    expect(state().loading).toBe(false);
  });

  it('tells what failed: the network, a chunk, an error event, an answer without a word, a stream without its end', async () => {
    const network = given();
    network.chat.send('질문');
    await network.feed(new TypeError('Failed to fetch'));
    expect(network.said()).toEqual(['질문', 'Error sending message: Failed to fetch']);
    expect(network.chat.store.getState().messages.at(-1)?.hint).toBe(
      '답변을 받지 못했습니다. 잠시 후 다시 질문해주세요.',
    );

    const { chat, feed, said } = given();
    chat.send('질문');
    await feed({ kind: 'begin' }, new SyntaxError('Unexpected token'), piece('그래도'), END);
    expect(said()).toEqual(['질문', 'Error parsing message: Unexpected token', '그래도']);
    chat.send('또');
    await feed(object({ event: 'error', status: 500, code: 'x', message: 'Internal' }));
    expect(said().at(-1)).toBe(chatText.failed);
    chat.send('또');
    await feed(object({ event: 'error', message: '잠시 점검 중입니다.' }));
    expect(said().at(-1)).toBe('잠시 점검 중입니다.');
    chat.send('또');
    await feed({ kind: 'begin' }, END);
    expect(said().at(-1)).toBe(chatText.empty);
    chat.send('또');
    await feed(piece('반쯤'), null);
    expect(said().slice(-2)).toEqual(['반쯤', chatText.interrupted]);
    chat.send('또');
    await feed(piece('너무 길'), object({ event: 'message_end', metadata: { state: 'interrupted' } }));
    expect(said().slice(-2)).toEqual(['너무 길', chatText.interrupted]);
  });

  it('begins a new conversation when the old one is nobody’s any more', async () => {
    const { chat, feed, asked } = given({}, 'c0');
    await chat.restore();
    chat.send('질문');
    await feed(new ChatRefusal(404, 'Conversation Not Exists.'));
    expect(asked).toEqual(['c0', '']);
  });
});

it('brings back what was said before a reload, and what came meanwhile stays after it', async () => {
  const turn = { id: 'a0', query: '전', answer: '답', created_at: 1, feedback: { rating: 'like' } };
  const { chat, said, forgotten, state } = given({ history: async () => messagesOf({ data: [turn] }) }, 'c0');
  const restored = chat.restore();
  chat.send('지금');
  await restored;
  expect(said()).toEqual(['전', '답', '지금', '…']);
  expect(state().messages[1]).toMatchObject({ answerId: 'a0', rating: 'like' });
  await chat.startAnew();
  expect(state()).toMatchObject({ messages: [], conversationId: '', loading: false });
  expect(forgotten).toEqual(['c0']);
});

it('deletes on the server what a question broken off has begun there, too, and says where the server still has it', async () => {
  const { chat, feed, forgotten, state } = given();
  chat.send('질문');
  await feed({ kind: 'begin' }, object({ event: 'message', answer: '반쯤', conversation_id: 'c1' }));
  chat.cancel();
  chat.send('다음');
  await feed({ kind: 'begin' }, object({ event: 'message_end', conversation_id: 'c2', message_id: 'a2' }));
  await chat.startAnew();
  expect(forgotten).toEqual(['c1', 'c2']);

  for (const [status, outcome] of [
    [404, 'fulfilled'],
    [500, 'rejected'],
  ] as const) {
    const forget = () => Promise.reject(new ChatRefusal(status, ''));
    const { chat: refused } = given({ forget }, 'c0');
    await refused.restore();
    expect(await Promise.allSettled([refused.startAnew()])).toMatchObject([{ status: outcome }]);
    expect(refused.store.getState()).toMatchObject({ messages: [], conversationId: '' });
  }
  expect(state().messages).toEqual([]);
});

it('says of what did not come to its end that it did not, also after a reload, and how to ask again', () => {
  const turn = (id: string, state: string, answer: string) => ({
    id,
    state,
    answer,
    query: `질문 ${id}`,
    created_at: 1,
  });
  const turns = [
    turn('1', 'interrupted', '반쯤'),
    turn('2', 'failed', ''),
    turn('3', 'answered', '답'),
    turn('4', 'asked', ''),
  ];
  expect(messagesOf({ data: turns }).map(({ content, retry }) => [content, retry])).toEqual([
    ['질문 1', undefined],
    ['반쯤', undefined],
    [chatText.interrupted, '질문 1'],
    ['질문 2', undefined],
    [chatText.failed, '질문 2'],
    ['질문 3', undefined],
    ['답', undefined],
    ['질문 4', undefined],
    [chatText.interrupted, '질문 4'],
  ]);
});

it('reads sources each once, and opens nothing outside of the portal but what the staff have fixed', () => {
  const list = [
    { dataset_name: 'FAQ', document_name: '설치', url: '/faq?open=1', content: '가' },
    { dataset_name: 'FAQ', document_name: '설치', url: '/faq?open=1', content: '나' },
    { dataset_name: 'X', document_name: '밖', url: 'https://evil.example' },
    { dataset_id: 'pin', dataset_name: '고정 답변', document_name: '영업시간', url: 'https://example.com/hours' },
    { dataset_id: 'pin', dataset_name: '고정 답변', document_name: '나쁜 주소', url: 'javascript:alert(1)' },
  ];
  const [message] = messagesOf({ data: [{ id: 'a', query: 'q', answer: 'a', retriever_resources: list }] }).slice(1);
  expect(message?.sources?.map(({ title, path }) => [title, path])).toEqual([
    ['설치', '/faq?open=1'],
    ['밖', null],
    ['영업시간', 'https://example.com/hours'],
    ['나쁜 주소', null],
  ]);
});
