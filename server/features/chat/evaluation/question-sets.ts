import { BLIND, BLIND_UNANSWERED } from './blind-questions.ts';
import { FRESH, FRESH_UNANSWERED } from './fresh-questions.ts';
import type { AnsweredQuestion } from './question.ts';
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
];

export const ALL_ANSWERED = QUESTION_SETS.flatMap(({ answered }) => answered);
export const ALL_UNANSWERED = QUESTION_SETS.flatMap(({ unanswered }) => unanswered);
