/** States of a document on any board, in the order of the list sorted by state. */
export const CONTENT_STATES = {
  published: '게시',
  scheduled: '예약',
  hidden: '숨김',
  review: '심사',
  /** Of a board with a review: not submitted, returned, or put away. */
  unpublished: '임시저장·반려·보관',
  trash: '휴지통',
} as const;
export type ContentState = keyof typeof CONTENT_STATES;

export const CONTENT_ACTIONS = ['hide', 'show', 'delete'] as const;
export type ContentAction = (typeof CONTENT_ACTIONS)[number];

export const CONTENT_SORTS = ['updatedAt', 'title', 'state', 'views'] as const;
export type ContentSort = (typeof CONTENT_SORTS)[number];
