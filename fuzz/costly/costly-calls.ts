import { LIMITS } from '#shared/limits.ts';
import { LONGEST_BODY, costlyMarkup, costlyTexts } from './costly-texts.ts';

/** A call that takes a text of up to `chars` characters. */
interface CostlyCall {
  path: string;
  chars: number;
  inputs: typeof costlyTexts;
  /** Inputs that are meant to be refused: too much markup, or nothing to read. */
  refused?: readonly string[];
  body(text: string, questionId: string): object;
}

export const QUESTION = { boardType: 'qna' as const, title: '질문', category: '오류', bodyHtml: '<p>내용</p>' };

/** At the length of a reply, too. */
const REFUSED_MARKUP = [
  'text newlines',
  'attributes',
  'unclosed',
  'wrongClosed',
  'openComment',
  'angles',
  'openEntities',
  'tables',
  'code',
  'comments',
];

/** Cleaning marks links and closes tags: a text of the maximum length would be too long after it. */
const CLEANED = 0.95;

/** Calls of members and visitors whose cost depends on a text. */
export const COSTLY_CALLS: readonly CostlyCall[] = [
  {
    path: '/api/v1/board/write',
    chars: CLEANED * LONGEST_BODY,
    inputs: costlyMarkup,
    refused: [...REFUSED_MARKUP, 'entities', 'rows', 'headings', 'lists'],
    body: (bodyHtml) => ({ ...QUESTION, bodyHtml }),
  },
  {
    path: '/api/v1/board/writeReply',
    chars: CLEANED * LIMITS.replyHtmlMaxChars,
    inputs: costlyMarkup,
    refused: REFUSED_MARKUP,
    body: (bodyHtml, documentId) => ({ documentId, bodyHtml }),
  },
  {
    path: '/api/v1/search/documents',
    chars: LIMITS.keywordMaxChars,
    inputs: costlyTexts,
    body: (query) => ({ query }),
  },
  { path: '/api/v1/search/suggest', chars: LIMITS.keywordMaxChars, inputs: costlyTexts, body: (query) => ({ query }) },
  {
    path: '/api/v1/board/list',
    chars: LIMITS.keywordMaxChars,
    inputs: costlyTexts,
    body: (keyword) => ({ boardType: 'qna', keyword }),
  },
  {
    path: '/api/v1/board/similar',
    chars: LIMITS.titleMaxChars,
    inputs: costlyTexts,
    body: (title) => ({ boardType: 'qna', title }),
  },
  {
    path: '/v1/chat-messages',
    chars: LIMITS.chatQueryMaxChars,
    inputs: costlyTexts,
    refused: ['newlines'],
    body: (query) => ({ query, inputs: {}, response_mode: 'blocking', user: 'x' }),
  },
  {
    path: '/api/v1/board/draft-save',
    chars: LIMITS.bodyMaxChars * 5,
    inputs: costlyTexts,
    body: (content) => ({ boardType: 'qna', documentId: '', content }),
  },
];

/** Calls whose cost depends on how much there is to read. */
export const LONGEST_LISTS: readonly { path: string; body(questionId: string): object }[] = [
  { path: '/api/v1/board/list', body: () => ({ boardType: 'qna', size: LIMITS.listPageSizeMax }) },
  { path: '/api/v1/board/detail', body: (documentId) => ({ documentId }) },
  { path: '/api/v1/board/related', body: (documentId) => ({ documentId }) },
  { path: '/api/v1/board/replyList', body: (documentId) => ({ documentId }) },
  { path: '/api/v1/board/versions', body: (documentId) => ({ documentId }) },
  { path: '/api/v1/user/my-sessions', body: () => ({}) },
  { path: '/api/v1/user/my-posts', body: () => ({}) },
  { path: '/api/v1/user/my-replies', body: () => ({}) },
];
