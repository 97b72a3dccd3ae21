import { LIMITS } from '../limits.ts';
import { messages } from '../messages.ko.ts';
import { chatConsoleText } from '../messages/admin/content/chat-console.ko.ts';
import { isPortalPath, isWebAddress } from '../text/web-address.ts';

const text = chatConsoleText.pins.form;

export interface PinInput {
  /** One per line. */
  questions: string;
  /** Its words, without marks. */
  answer: string;
  link: string;
}

/** Validates a pinned answer, in browser and server; errors by field. */
export function checkPin({ questions, answer, link }: PinInput): Record<keyof PinInput, string | null> {
  return {
    questions: checkQuestions(questions.split('\n').filter((line) => line.trim() !== '')),
    answer: checkAnswer(answer.trim()),
    link: link.trim() === '' || isPortalPath(link.trim()) || isWebAddress(link.trim()) ? null : text.linkWrong,
  };
}

function checkQuestions(lines: readonly string[]): string | null {
  if (lines.length === 0) return messages.required(text.questions);
  if (lines.length > LIMITS.pinQuestionsMax) return text.tooMany(LIMITS.pinQuestionsMax);
  const isLong = lines.some((line) => line.trim().length > LIMITS.pinQuestionMaxChars);
  return isLong ? text.tooLong(LIMITS.pinQuestionMaxChars) : null;
}

function checkAnswer(answer: string): string | null {
  if (answer === '') return messages.required(text.answer);
  return answer.length > LIMITS.pinAnswerMaxChars ? messages.tooLong(text.answer, LIMITS.pinAnswerMaxChars) : null;
}
