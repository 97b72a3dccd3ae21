/** Review states of a market item (product decisions, Boards, 마켓). */
export const REVIEW_STATES = ['임시저장', '심사요청', '심사중', '반려', '게시', '보관'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];
