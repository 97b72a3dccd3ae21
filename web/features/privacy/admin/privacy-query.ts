import type { AccessFilter, ConsentKind } from '#shared/site/privacy.ts';
import { ACCESS_FILTERS, CONSENT_KINDS } from '#shared/site/privacy.ts';
import type { AdminQuery } from '#web/features/admin/admin-query.ts';
import { dayOf, oneOf } from '#web/features/admin/admin-query.ts';

export const NO_FILTERS = { kind: '', person: '', actor: '', action: '', from: '', until: '' };
export const FIRST_PRIVACY = { page: '1', tab: '', ...NO_FILTERS };

/** Converts the query string into the filters of the API calls. */
export const consentFilters = ({ kind = '', person = '', from = '', until = '' }: Omit<AdminQuery, 'page'>) => ({
  kind: oneOf(kind, Object.keys(CONSENT_KINDS) as ConsentKind[]),
  person,
  from: dayOf(from),
  until: dayOf(until),
});

export const accessFilters = ({ actor = '', action = '', from = '', until = '' }: Omit<AdminQuery, 'page'>) => ({
  actor,
  action: oneOf(action, Object.keys(ACCESS_FILTERS) as AccessFilter[]),
  from: dayOf(from),
  until: dayOf(until),
});

export const isFiltered = (query: typeof NO_FILTERS): boolean =>
  Object.keys(NO_FILTERS).some((name) => query[name as keyof typeof NO_FILTERS] !== '');
