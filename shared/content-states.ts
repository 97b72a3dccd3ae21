/** States of a document on any board. */
export const CONTENT_STATES = {
  published: '게시',
  scheduled: '예약',
  hidden: '숨김',
  review: '심사',
  trash: '휴지통',
} as const;
export type ContentState = keyof typeof CONTENT_STATES;

export const CONTENT_ACTIONS = ['hide', 'show', 'delete'] as const;
export type ContentAction = (typeof CONTENT_ACTIONS)[number];
