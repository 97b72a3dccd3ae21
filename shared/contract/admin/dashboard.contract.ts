import { z } from 'zod';
import { BOARD_TYPES } from '#shared/boards.ts';
import { VISIT_PLACES } from '#shared/site/visit-places.ts';
import { FIRST_STEPS } from '#shared/first-steps.ts';
import { defineCalls } from '../call.ts';
import { concern } from './health.contract.ts';
import { placeSize } from './stored-file.contract.ts';
import { keysOf } from '../rule.ts';

/** Null if the role may not see it. */
const count = z.number().nullable();
const day = z.string();
const words = z.array(z.object({ query: z.string(), count: z.number() }));

const visits = z.object({
  /** Recent days in Korean time, oldest first, including days without visits. */
  days: z.array(z.object({ day, views: z.number(), visitors: z.number() })),
  places: z.array(z.object({ place: z.enum(keysOf(VISIT_PLACES)), views: z.number() })),
});

/** `dueInMs`: as of the answer; negative if overdue. */
const due = z.object({ dueAt: z.string(), dueInMs: z.number() });

const inquiries = z.object({
  /** By week (its Monday), oldest first. */
  weeks: z.array(z.object({ day, contact: z.number(), free: z.number() })),
  fromMembers: z.number(),
  fromVisitors: z.number(),
  /** Whom to contact first. */
  waiting: z.array(due.extend({ contractId: z.string(), company: z.string() })),
});

const questions = z.object({
  /** Which to answer first. */
  waiting: z.array(due.extend({ documentId: z.string(), title: z.string() })),
  answered: z.number(),
  /** Time from the question to the first staff answer; null if none was answered. */
  medianHours: z.number().nullable(),
});

const searches = z.object({ popular: words, missed: words });

const downloads = z.array(
  z.object({ name: z.string(), boardType: z.enum(BOARD_TYPES), documentId: z.string(), count: z.number() }),
);

const assistant = z.object({
  answered: z.number(),
  unanswered: z.number(),
  failed: z.number(),
  disliked: z.number(),
  gaps: z.array(z.object({ question: z.string(), createdAt: z.string() })),
});

const system = z.object({
  mail: z.object({ waiting: z.number(), failed: z.number(), sent: z.number(), filed: z.number() }),
  storage: z.array(placeSize),
});

const todo = z.object({
  /** Nobody has contacted the person yet: new ones, overdue ones and others. */
  inquiries: count,
  newInquiries: count,
  overdueInquiries: count,
  /** Not completed, owned by whoever asks. */
  myInquiries: count,
  questions: count,
  overdueQuestions: count,
  reviews: count,
  failedMails: count,
});

/** `left`: what of it is open, by name. */
const firstStep = z.object({ name: z.enum(FIRST_STEPS), isDone: z.boolean(), left: z.array(z.string()) });

export const dashboardContract = defineCalls({
  waiting: {
    method: 'POST',
    path: '/api/v1/admin/waiting',
    summary: '관리 메뉴에 보이는, 처리를 기다리는 일의 수',
    output: todo,
    errors: ['CM02', 'CM03'],
  },
  dashboard: {
    method: 'POST',
    path: '/api/v1/admin/dashboard',
    summary: '관리 대시보드: 영업은 문의, 운영자는 콘텐츠까지, 관리자는 전부',
    output: z.object({
      /** What an operator does before opening the portal; null for others than administrators. */
      firstSteps: z.array(firstStep).nullable(),
      /** What needs a person; null for others than administrators. */
      concerns: z.array(concern).nullable(),
      todo,
      inquiries: inquiries.nullable(),
      visits: visits.nullable(),
      questions: questions.nullable(),
      searches: searches.nullable(),
      downloads: downloads.nullable(),
      assistant: assistant.nullable(),
      system: system.nullable(),
    }),
    errors: ['CM02', 'CM03'],
  },
});
