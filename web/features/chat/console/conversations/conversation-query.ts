import type { AdminQuery } from '#web/features/admin/admin-query.ts';
import { dayOf, oneOf } from '#web/features/admin/admin-query.ts';

export const FIRST_CONVERSATIONS = { page: '1', q: '', state: '', rating: '', from: '', until: '' };

export const STATES = ['answered', 'unanswered', 'interrupted', 'failed'] as const;
export const RATINGS = ['like', 'dislike'] as const;

/** Converts the query string into the filters of the API call. */
export const conversationFilters = ({ q = '', state = '', rating = '', from = '', until = '' }: AdminQuery) => ({
  q,
  state: oneOf(state, STATES),
  rating: oneOf(rating, RATINGS),
  from: dayOf(from),
  until: dayOf(until),
});
