import { z } from 'zod';
import { LIMITS } from '#shared/limits.ts';
import { SEARCH_PLACES } from '../site/search.contract.ts';
import { defineCalls } from '../call.ts';

const id = z.string().min(1).max(64);
const page = z.number().int().min(1).max(LIMITS.listPageMax).default(1);
const assignee = z.object({ userId: z.string(), name: z.string() });
/** The login ID tells equal names apart. */
const colleague = assignee.extend({ loginId: z.string() });

const waiting = z.object({
  documentId: z.string(),
  title: z.string(),
  category: z.string(),
  authorName: z.string(),
  isPrivate: z.boolean(),
  createdAt: z.string(),
  /** By working hours, as for inquiries. */
  dueAt: z.string(),
  isOverdue: z.boolean(),
  /** Who answers it; null for nobody yet. */
  assignee: assignee.nullable(),
  /** What the one who handed it over wrote, and who that was. */
  note: z.string(),
  assignedBy: z.string(),
});
export type WaitingQuestion = z.output<typeof waiting>;

const answered = waiting
  .pick({ documentId: true, title: true, category: true, authorName: true, isPrivate: true, createdAt: true })
  /** First answer of staff. */
  .extend({ answeredAt: z.string() });
export type AnsweredQuestion = z.output<typeof answered>;

const sources = z.object({
  /** Nearest documents of the company, best first. */
  official: z.array(
    z.object({
      place: z.enum(SEARCH_PLACES),
      documentId: z.string().nullable(),
      manualPath: z.string().nullable(),
      title: z.string(),
      heading: z.string(),
      anchor: z.string(),
      second: z.number().nullable(),
      excerpt: z.string(),
    }),
  ),
  /** Similar questions with the official answer they got. */
  answered: z.array(z.object({ documentId: z.string(), title: z.string(), excerpt: z.string(), bodyHtml: z.string() })),
});
export type QuestionSources = z.output<typeof sources>;

export const questionContract = defineCalls({
  queue: {
    method: 'POST',
    path: '/api/v1/questions/queue',
    summary:
      '답변을 기다리는 질문(전체, 기한이 지난 것, 내 담당): 기한이 이른 것부터, 맡을 수 있는 사람과 함께. 운영자만',
    input: z.object({
      /** All that wait, those past their due time, or those that the caller has taken over. */
      show: z.enum(['all', 'overdue', 'mine']).default('all'),
      page,
      /** Instead of the page: this question with the one before and the one after it. */
      around: id.optional(),
    }),
    output: z.object({
      list: z.array(waiting),
      colleagues: z.array(colleague),
      totalCount: z.number(),
      overdueCount: z.number(),
      mineCount: z.number(),
      /** Last page where fewer are left, or the page of the question. */
      page: z.number(),
      size: z.number(),
    }),
    errors: ['CM02', 'CM03'],
  },
  answered: {
    method: 'POST',
    path: '/api/v1/questions/answered',
    summary: `최근 ${LIMITS.statisticsDays}일 동안 등록되어 직원이 답변한 질문: 마지막에 답한 것부터. 운영자만`,
    input: z.object({ page }),
    output: z.object({ list: z.array(answered), totalCount: z.number(), size: z.number() }),
    errors: ['CM02', 'CM03'],
  },
  assign: {
    method: 'POST',
    path: '/api/v1/questions/assign',
    summary: '질문을 맡거나 메모와 함께 넘기기. 넘겨받은 사람에게 알린다. 운영자만',
    input: z.object({
      documentId: id,
      /** Null: nobody. */
      userId: id.nullable(),
      note: z.string().max(LIMITS.fieldMaxChars).default(''),
    }),
    output: z.null(),
    errors: ['CM02', 'CM03', 'CM04'],
  },
  sources: {
    method: 'POST',
    path: '/api/v1/questions/sources',
    summary: '질문의 답변을 쓸 때 볼 것: 가까운 공식 글과 이미 답한 비슷한 질문. 운영자만',
    input: z.object({ documentId: id }),
    output: sources,
    errors: ['CM02', 'CM03', 'CM04'],
  },
  noticeSetting: {
    method: 'POST',
    path: '/api/v1/questions/notice-setting',
    summary: '새 질문을 메일로 받을지: 값을 보내면 바꾸고, 지금의 설정을 답한다. 운영자만',
    input: z.object({ wants: z.boolean().optional() }),
    /** `isMailFiled`: there is no mail server, so no mail goes out. */
    output: z.object({ wants: z.boolean(), isMailFiled: z.boolean() }),
    errors: ['CM02', 'CM03'],
  },
});
