import type { AuditAction } from '#shared/audit.ts';
import { AUDIT_ACTIONS } from '#shared/audit.ts';
import type { AdminQuery } from '../admin-query.ts';
import { dayOf, oneOf } from '../admin-query.ts';

export const FIRST_AUDIT = { page: '1', actor: '', action: '', from: '', until: '' };

/** Converts the query string into the filters of the API calls. */
export const auditFilters = ({ actor = '', action = '', from = '', until = '' }: AdminQuery) => ({
  actor,
  action: oneOf(action, Object.keys(AUDIT_ACTIONS) as AuditAction[]),
  from: dayOf(from),
  until: dayOf(until),
});
