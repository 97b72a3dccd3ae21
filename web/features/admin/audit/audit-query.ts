import { AUDIT_FILTERS } from '#shared/audit.ts';
import type { AdminQuery } from '../admin-query.ts';
import { dayOf, oneOf } from '../admin-query.ts';

export const FIRST_AUDIT = { page: '1', actor: '', action: '', from: '', until: '' };

/** Converts the query string into the filters of the API calls. */
export const auditFilters = ({ actor = '', action = '', from = '', until = '' }: AdminQuery) => ({
  actor,
  action: oneOf(action, AUDIT_FILTERS),
  from: dayOf(from),
  until: dayOf(until),
});
