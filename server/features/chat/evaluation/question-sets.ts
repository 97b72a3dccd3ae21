import { BLIND, BLIND_UNANSWERED } from './questions/blind-questions.ts';
import { EIGHTH, EIGHTH_UNANSWERED } from './questions/eighth-questions.ts';
import { ELEVENTH, ELEVENTH_UNANSWERED } from './questions/eleventh-questions.ts';
import { FIFTH, FIFTH_UNANSWERED } from './questions/fifth-questions.ts';
import { FOURTH, FOURTH_UNANSWERED } from './questions/fourth-questions.ts';
import { FRESH, FRESH_UNANSWERED } from './questions/fresh-questions.ts';
import { HELD, HELD_UNANSWERED } from './questions/held-questions.ts';
import type { AnsweredQuestion } from './question.ts';
import { NINTH, NINTH_UNANSWERED } from './questions/ninth-questions.ts';
import { SECOND, SECOND_UNANSWERED } from './questions/second-questions.ts';
import { SEVENTH, SEVENTH_UNANSWERED } from './questions/seventh-questions.ts';
import { SIXTH, SIXTH_UNANSWERED } from './questions/sixth-questions.ts';
import { SHORT_1, SHORT_1_UNANSWERED } from './questions/short-1-questions.ts';
import { SHORT_2, SHORT_2_UNANSWERED } from './questions/short-2-questions.ts';
import { SHORT_3, SHORT_3_UNANSWERED } from './questions/short-3-questions.ts';
import { TENTH, TENTH_UNANSWERED } from './questions/tenth-questions.ts';
import { THIRD, THIRD_UNANSWERED } from './questions/third-questions.ts';
import { TWELFTH, TWELFTH_UNANSWERED } from './questions/twelfth-questions.ts';
import { TUNING, TUNING_UNANSWERED } from './questions/tuning-questions.ts';

interface QuestionSet {
  /** For the command line and for the table. */
  id: string;
  name: string;
  answered: readonly AnsweredQuestion[];
  unanswered: readonly string[];
}

/** What the engine's words were written for, and what it must go on answering. */
const FIRST_SETS: readonly QuestionSet[] = [
  { id: 'tuning', name: '조정용', answered: TUNING, unanswered: TUNING_UNANSWERED },
  { id: 'blind', name: '엔진을 보지 않고 씀, 조정에 쓴 것 1', answered: BLIND, unanswered: BLIND_UNANSWERED },
  { id: 'fresh', name: '엔진을 보지 않고 씀, 조정에 쓴 것 2', answered: FRESH, unanswered: FRESH_UNANSWERED },
];

/** By others who looked at the content alone; the weights were fitted to them afterwards. */
export const LATER_SETS: readonly QuestionSet[] = [
  { id: 'held', name: '엔진을 보지 않고 씀, 조정에 쓴 것 3', answered: HELD, unanswered: HELD_UNANSWERED },
  { id: 'second', name: '엔진을 보지 않고 씀, 조정에 쓴 것 4', answered: SECOND, unanswered: SECOND_UNANSWERED },
  { id: 'third', name: '엔진을 보지 않고 씀, 조정에 쓴 것 5', answered: THIRD, unanswered: THIRD_UNANSWERED },
  { id: 'fourth', name: '엔진을 보지 않고 씀, 조정에 쓴 것 6', answered: FOURTH, unanswered: FOURTH_UNANSWERED },
  { id: 'fifth', name: '엔진을 보지 않고 씀, 조정에 쓴 것 7', answered: FIFTH, unanswered: FIFTH_UNANSWERED },
  { id: 'sixth', name: '엔진을 보지 않고 씀, 조정에 쓴 것 8', answered: SIXTH, unanswered: SIXTH_UNANSWERED },
  { id: 'eighth', name: '엔진을 보지 않고 씀, 조정에 쓴 것 9', answered: EIGHTH, unanswered: EIGHTH_UNANSWERED },
  { id: 'seventh', name: '엔진을 보지 않고 씀, 조정에 쓴 것 10', answered: SEVENTH, unanswered: SEVENTH_UNANSWERED },
  { id: 'eleventh', name: '엔진을 보지 않고 씀, 조정에 쓴 것 11', answered: ELEVENTH, unanswered: ELEVENTH_UNANSWERED },
  { id: 'twelfth', name: '엔진을 보지 않고 씀, 조정에 쓴 것 12', answered: TWELFTH, unanswered: TWELFTH_UNANSWERED },
  { id: 'short-1', name: '짧은 질문, 조정에 쓴 것 1', answered: SHORT_1, unanswered: SHORT_1_UNANSWERED },
  { id: 'short-2', name: '짧은 질문, 조정에 쓴 것 2', answered: SHORT_2, unanswered: SHORT_2_UNANSWERED },
];

/** What the weights are fitted to. */
export const FITTED_SETS: readonly QuestionSet[] = [...FIRST_SETS, ...LATER_SETS];

/** All questions of the evaluation, each set named for what it is. The last tell how the engine does with new ones. */
export const QUESTION_SETS: readonly QuestionSet[] = [
  ...FITTED_SETS,
  { id: 'ninth', name: '처음 보는 질문 1', answered: NINTH, unanswered: NINTH_UNANSWERED },
  { id: 'tenth', name: '처음 보는 질문 2', answered: TENTH, unanswered: TENTH_UNANSWERED },
  { id: 'short-3', name: '처음 보는 짧은 질문', answered: SHORT_3, unanswered: SHORT_3_UNANSWERED },
];

const together = (sets: readonly QuestionSet[]) => ({
  answered: sets.flatMap(({ answered }) => answered),
  unanswered: sets.flatMap(({ unanswered }) => unanswered),
});

export const FIRST_QUESTIONS = together(FIRST_SETS);
export const LATER_QUESTIONS = together(LATER_SETS);
