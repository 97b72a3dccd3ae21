import { z } from 'zod';
import { GAP_TABS } from '#shared/chat/gap-tabs.ts';
import { LIMITS } from '#shared/limits.ts';
import { defineCalls } from '../call.ts';
import { keysOf } from '../rule.ts';

const STAFF = ['CM02', 'CM03'] as const;
const id = z.string().min(1).max(64);
const page = z.number().int().min(1).max(LIMITS.listPageMax).default(1);

/** How far staff are with a group of unanswered questions. */
const gapStep = z.object({
  gapId: z.string(),
  state: z.enum(['open', 'drafted', 'asking', 'answered', 'missed', 'dismissed']),
  /** FAQ draft that was created from it. */
  faq: z.object({ documentId: z.string(), isUsed: z.boolean() }).nullable(),
});
const gap = gapStep.extend({
  count: z.number(),
  lastAskedAt: z.string(),
  askedAgainAt: z.string().nullable(),
  /** Newest questions, without personal data. */
  questions: z.array(
    z.object({
      messageId: z.string(),
      conversationId: z.string(),
      question: z.string(),
      isDisliked: z.boolean(),
      /** The visitor's comment. */
      comment: z.string(),
      askedAt: z.string(),
      /** Result of asking again after the FAQ was published; null before. */
      again: z.object({ isAnswered: z.boolean(), answer: z.string() }).nullable(),
    }),
  ),
});

const status = z.enum(['asked', 'answered', 'interrupted', 'failed', 'unanswered']);
const rating = z.enum(['like', 'dislike']);
const filters = z.object({
  /** Searches questions and answers. */
  q: z.string().max(LIMITS.keywordMaxChars).default(''),
  state: status.or(z.literal('')).default(''),
  rating: rating.or(z.literal('')).default(''),
  /** Days in Korean time, both inclusive. */
  from: z.iso.date().or(z.literal('')).default(''),
  until: z.iso.date().or(z.literal('')).default(''),
});
export type ConversationFilters = z.output<typeof filters>;

const count = z.number();
const ms = z.number().nullable();

export const chatConsoleContract = defineCalls({
  overview: {
    method: 'POST',
    path: '/api/v1/admin/assistant/overview',
    summary: 'AI 어시스턴트의 상태와 지난 30일의 집계: 관리자만',
    output: z.object({
      isOn: z.boolean(),
      provider: z.enum(['builtin', 'openai', 'dify']),
      /** Question that the connection test sends. */
      testQuestion: z.string(),
      counts: z.object({
        questions: count,
        answered: count,
        unanswered: count,
        failed: count,
        likes: count,
        dislikes: count,
        /** Median time until the first part of an answer. */
        medianFirstPartMs: ms,
      }),
    }),
    errors: STAFF,
  },
  switch: {
    method: 'POST',
    path: '/api/v1/admin/assistant/switch',
    summary: 'AI 어시스턴트 켜기와 끄기: 다음 질문부터. 관리자만',
    input: z.object({ isOn: z.boolean() }),
    output: z.object({ isOn: z.boolean() }),
    errors: STAFF,
  },
  test: {
    method: 'POST',
    path: '/api/v1/admin/assistant/test',
    summary: '설정된 엔진에 정해진 질문을 보내 보기: 관리자만',
    output: z.object({
      answer: z.string(),
      isUnanswered: z.boolean(),
      firstPartMs: ms,
      tookMs: z.number(),
      /** Null on success. */
      error: z.string().nullable(),
    }),
    errors: STAFF,
  },
  conversations: {
    method: 'POST',
    path: '/api/v1/admin/assistant/conversations',
    summary: '상담 대화 목록, 개인정보를 가린 것: 관리자만',
    input: filters.extend({ page }),
    output: z.object({
      list: z.array(
        z.object({
          conversationId: z.string(),
          title: z.string(),
          isMember: z.boolean(),
          questionCount: count,
          unansweredCount: count,
          dislikeCount: count,
          updatedAt: z.string(),
        }),
      ),
      totalCount: count,
      /** Questions that match the filters, in all these conversations. */
      questionCount: count,
      size: count,
    }),
    errors: STAFF,
  },
  conversation: {
    method: 'POST',
    path: '/api/v1/admin/assistant/conversation',
    summary: '상담 대화 한 건, 개인정보를 가린 것: 열람을 감사 로그에 남깁니다. 관리자만',
    input: z.object({ conversationId: id }),
    output: z.object({
      conversationId: z.string(),
      title: z.string(),
      isMember: z.boolean(),
      createdAt: z.string(),
      messages: z.array(
        z.object({
          messageId: z.string(),
          question: z.string(),
          answer: z.string(),
          status,
          rating: rating.nullable(),
          comment: z.string(),
          engine: z.string(),
          askedAt: z.string(),
          firstPartMs: ms,
          tookMs: ms,
          /** Only sources that the caller may read. */
          sources: z.array(z.object({ place: z.string(), title: z.string(), content: z.string(), url: z.string() })),
          /** The group that it belongs to, if it was not answered or the answer did not help. */
          gap: gapStep.nullable(),
        }),
      ),
    }),
    errors: [...STAFF, 'CM04'],
  },
  deleteConversation: {
    method: 'POST',
    path: '/api/v1/admin/assistant/conversation-delete',
    summary: '상담 대화를 바로 지우기: 관리자만',
    input: z.object({ conversationId: id }),
    output: z.null(),
    errors: STAFF,
  },
  pins: {
    method: 'POST',
    path: '/api/v1/admin/assistant/pins',
    summary: '고정 답변 목록: 관리자만',
    output: z.object({
      list: z.array(
        z.object({
          pinId: z.string(),
          questions: z.array(z.string()),
          answer: z.string(),
          link: z.string(),
          savedBy: z.string(),
          updatedAt: z.string(),
        }),
      ),
    }),
    errors: STAFF,
  },
  convertPin: {
    method: 'POST',
    path: '/api/v1/admin/assistant/pin-convert',
    summary: '고정 답변의 저장 형식(Markdown)과 편집기의 형식(HTML)을 서로 바꾸기: 관리자만',
    input: z.union([
      z.object({ markdown: z.string().max(LIMITS.pinMarkdownMaxChars) }),
      z.object({ html: z.string().max(LIMITS.pinMarkdownMaxChars * 2) }),
    ]),
    output: z.object({ markdown: z.string(), html: z.string() }),
    errors: STAFF,
  },
  savePin: {
    method: 'POST',
    path: '/api/v1/admin/assistant/pin-save',
    summary: '고정 답변 저장: pinId가 null이면 등록. 관리자만',
    input: z.object({
      pinId: id.nullable(),
      /** One per line. */
      questions: z.string().max((LIMITS.pinQuestionMaxChars + 2) * LIMITS.pinQuestionsMax * 2),
      answer: z.string().max(LIMITS.pinMarkdownMaxChars),
      link: z.string().max(LIMITS.pinLinkMaxChars),
      /** When the pin was saved that the caller has seen; null for a new one. */
      updatedAt: z.string().max(40).nullable(),
    }),
    output: z.object({ pinId: z.string() }),
    errors: [...STAFF, 'CM04', 'CM08', 'CC02'],
  },
  deletePin: {
    method: 'POST',
    path: '/api/v1/admin/assistant/pin-delete',
    summary: '고정 답변 삭제: 관리자만',
    input: z.object({ pinId: id }),
    output: z.null(),
    errors: STAFF,
  },
  gaps: {
    method: 'POST',
    path: '/api/v1/admin/assistant/gaps',
    summary: '답하지 못했거나 도움이 되지 않은 질문, 같은 뜻끼리: 관리자만',
    input: z.object({ tab: z.enum(keysOf(GAP_TABS)).default('todo'), page }),
    output: z.object({
      list: z.array(gap),
      counts: z.object({ todo: z.number(), drafted: z.number(), answered: z.number(), dismissed: z.number() }),
      totalCount: z.number(),
      size: z.number(),
    }),
    errors: STAFF,
  },
  dismissGap: {
    method: 'POST',
    path: '/api/v1/admin/assistant/gap-dismiss',
    summary: '질문 묶음을 목록에서 제외하거나 되돌리기: 관리자만',
    input: z.object({ gapId: id, isDismissed: z.boolean() }),
    output: z.null(),
    errors: [...STAFF, 'CM04', 'CC01'],
  },
  draftFaq: {
    method: 'POST',
    path: '/api/v1/admin/assistant/gap-draft',
    summary: '질문 묶음으로 FAQ 초안의 내용을 제안하기: 아무것도 저장하지 않는다. 관리자만',
    input: z.object({ gapId: id }),
    output: z.object({
      title: z.string(),
      category: z.string(),
      bodyHtml: z.string(),
      fields: z.record(z.string(), z.string()),
    }),
    errors: [...STAFF, 'CM04'],
  },
  draftedFaq: {
    method: 'POST',
    path: '/api/v1/admin/assistant/gap-drafted',
    summary: '질문 묶음에 답할 FAQ를 정하기: 이미 있으면 그 글을 답한다. 관리자만',
    input: z.object({ gapId: id, documentId: id }),
    output: z.object({ documentId: z.string() }),
    errors: [...STAFF, 'CM04'],
  },
});
