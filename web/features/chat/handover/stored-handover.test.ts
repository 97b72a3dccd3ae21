import { expect, it } from 'vitest';
import { assistantAnswerText } from '#shared/messages/chat/assistant-answer.ko.ts';
import type { ChatMessage } from '../state/chat-state.ts';
import { textOf, titleOf, withTurns } from './stored-handover.ts';
import { turnsOf } from './handover-turns.ts';

const said = (source: 'user' | 'server', content: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: content,
  source,
  content,
  ...more,
});

it('hands over questions and answers in plain words, without what the panel itself said', () => {
  const turns = turnsOf([
    said('user', '설치 방법'),
    said('server', '# 설치\n[파일](/library)을 받습니다.\n**"다음은?"**'),
    said('user', '오류 0x1'),
    said('server', 'Error sending message: x', { isNotice: true }),
    said('server', '', { typing: true }),
  ]);
  expect(textOf(turns, 1_000)).toBe(
    'AI와 나눈 대화입니다.\n\n질문: 설치 방법\n답변: 설치\n파일을 받습니다.\n\n질문: 오류 0x1',
  );
  expect(titleOf(turns, 100)).toBe('오류 0x1');
});

it('leaves out the lines that only lead on', () => {
  const [nothing, ask] = assistantAnswerText.unanswered;
  const refusal = `${nothing}\n\n${ask}\n\n${assistantAnswerText.related}\n\n**"라이선스는 어떻게 갱신하나요?"**\n`;
  const turns = turnsOf([said('user', '카카오톡 되나요?'), said('server', refusal)]);
  expect(turns).toEqual([{ question: '카카오톡 되나요?', answer: nothing }]);
});

it('adds to what was written before, and nothing twice', () => {
  const first = { question: '설치 방법', answer: '파일을 받습니다.' };
  const typed = withTurns('로봇 열 대가 필요합니다.', [first], 2_000);
  expect(typed).toBe('로봇 열 대가 필요합니다.\n\nAI와 나눈 대화입니다.\n\n질문: 설치 방법\n답변: 파일을 받습니다.');
  expect(withTurns(typed, [first], 2_000)).toBe(typed);
  const longer = withTurns(typed, [first, { question: '가격', answer: '' }], 2_000);
  expect(longer).toBe(`${typed}\n\nAI와 나눈 대화입니다.\n\n질문: 가격`);
  expect(withTurns(' ', [first], 2_000)).toBe(textOf([first], 2_000));
  const full = '가'.repeat(1_995);
  expect(withTurns(full, [first], 2_000)).toBe(full);
  expect(withTurns(full.slice(100), [first], 2_000).length).toBeLessThanOrEqual(2_000);
});

it('leaves out the oldest turns where there is no room for all', () => {
  const turns = Array.from({ length: 30 }, (_, i) => ({ question: `질문 ${i}`, answer: '가'.repeat(100) }));
  const text = textOf(turns, 2_000);
  expect(text.length).toBeLessThanOrEqual(2_000);
  expect(text).toContain('질문: 질문 29');
  expect(text).not.toContain('질문: 질문 0\n');
  expect(textOf([{ question: '가'.repeat(5_000), answer: '' }], 2_000).length).toBeLessThanOrEqual(2_000);
});
