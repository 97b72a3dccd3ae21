import { assistantClosingText } from '#shared/messages/chat/assistant-closing.ko.ts';
import { plainAnswer } from '../format/plain-answer.ts';
import type { ChatMessage } from '../state/chat-state.ts';
import type { Turn } from './stored-handover.ts';

const CLOSING: readonly string[] = Object.values(assistantClosingText);

/** Removes the closing lines that refer to the staff: the staff are the readers here. */
const withoutClosing = (content: string): string =>
  content
    .split('\n')
    .filter((line) => !CLOSING.includes(line.trim()))
    .join('\n');

/** The conversation as pairs of question and plain-text answer, without notices of the panel. */
export function turnsOf(messages: readonly ChatMessage[]): Turn[] {
  const turns: Turn[] = [];
  for (const { source, content, typing, isNotice } of messages) {
    const last = turns.at(-1);
    if (source === 'user') turns.push({ question: content, answer: '' });
    else if (last && !typing && !isNotice) last.answer = plainAnswer(withoutClosing(content)).trim();
  }
  return turns;
}
