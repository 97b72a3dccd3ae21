import { LIMITS } from '#shared/limits.ts';
import { LONGEST_BODY, costlyMarkup, costlyTexts } from './costly-texts.ts';

/** A call that takes a text of up to `chars` characters. */
interface CostlyCall {
  path: string;
  chars: number;
  inputs: typeof costlyTexts;
  body(text: string, questionId: string): object;
}

export const QUESTION = { boardType: 'qna' as const, title: '질문', category: '오류', bodyHtml: '<p>내용</p>' };

/** Calls of members and visitors whose cost depends on a text. */
export const COSTLY_CALLS: readonly CostlyCall[] = [
  {
    path: '/api/v1/board/write',
    chars: LONGEST_BODY,
    inputs: costlyMarkup,
    body: (bodyHtml) => ({ ...QUESTION, bodyHtml }),
  },
  {
    path: '/api/v1/board/writeReply',
    chars: LIMITS.replyMaxChars * 4,
    inputs: costlyMarkup,
    body: (bodyHtml, documentId) => ({ documentId, bodyHtml }),
  },
  { path: '/api/v1/search/documents', chars: 100, inputs: costlyTexts, body: (query) => ({ query }) },
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
    body: (query) => ({ query, inputs: {}, response_mode: 'blocking', user: 'x' }),
  },
  {
    path: '/api/v1/board/draft-save',
    chars: LIMITS.bodyMaxChars * 5,
    inputs: costlyTexts,
    body: (content) => ({ boardType: 'qna', documentId: '', content }),
  },
];
