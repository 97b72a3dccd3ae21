import { BLIND, BLIND_UNANSWERED } from './blind-questions.ts';
import { FRESH, FRESH_UNANSWERED } from './fresh-questions.ts';
import { HELD, HELD_UNANSWERED } from './held-questions.ts';
import type { AnsweredQuestion } from './question.ts';
import { SECOND, SECOND_UNANSWERED } from './second-questions.ts';
import { THIRD, THIRD_UNANSWERED } from './third-questions.ts';
import { TUNING, TUNING_UNANSWERED } from './tuning-questions.ts';

interface QuestionSet {
  /** For the command line and for the table. */
  id: string;
  name: string;
  answered: readonly AnsweredQuestion[];
  unanswered: readonly string[];
}

/** All questions of the evaluation, each set named for what it is. */
export const QUESTION_SETS: readonly QuestionSet[] = [
  { id: 'tuning', name: '조정용', answered: TUNING, unanswered: TUNING_UNANSWERED },
  { id: 'blind', name: '엔진을 보지 않고 씀, 조정에 쓴 것 1', answered: BLIND, unanswered: BLIND_UNANSWERED },
  { id: 'fresh', name: '엔진을 보지 않고 씀, 조정에 쓴 것 2', answered: FRESH, unanswered: FRESH_UNANSWERED },
  { id: 'held', name: '엔진을 보지 않고 씀, 조정에 쓰지 않은 것 1', answered: HELD, unanswered: HELD_UNANSWERED },
  { id: 'second', name: '엔진을 보지 않고 씀, 조정에 쓰지 않은 것 2', answered: SECOND, unanswered: SECOND_UNANSWERED },
  { id: 'third', name: '엔진을 보지 않고 씀, 조정에 쓰지 않은 것 3', answered: THIRD, unanswered: THIRD_UNANSWERED },
];

const TUNED_ON = new Set(['tuning', 'blind', 'fresh']);

/** What the engine was made to answer, and must go on answering; the questions kept from it are measured alone. */
const KNOWN = QUESTION_SETS.filter(({ id }) => TUNED_ON.has(id));

export const KNOWN_ANSWERED = KNOWN.flatMap(({ answered }) => answered);
export const KNOWN_UNANSWERED = KNOWN.flatMap(({ unanswered }) => unanswered);
