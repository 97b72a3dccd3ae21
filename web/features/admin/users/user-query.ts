import { ROLES } from '#shared/role-permissions.ts';
import type { Role } from '#shared/role-permissions.ts';
import type { UserState } from '#shared/user-states.ts';
import { USER_SORTS, USER_STATES } from '#shared/user-states.ts';
import { paths } from '#shared/paths.ts';
import { oneOf, pageOf, useAdminQuery } from '../admin-query.ts';

/** `open`: the member whose drawer is open; `whole`: names and addresses without masks. */
export const FIRST_USERS = {
  page: '1',
  q: '',
  role: '',
  state: '',
  sort: 'createdAt',
  dir: 'desc',
  whole: '',
  open: '',
};
export type UserQuery = typeof FIRST_USERS;

/** Converts the query string into the input of the API call. */
export const userInput = ({ page, q, role, state, sort, dir, whole }: UserQuery) => ({
  page: pageOf(page),
  keyword: q,
  role: oneOf(role, Object.keys(ROLES) as Role[]),
  state: oneOf(state, Object.keys(USER_STATES) as UserState[]),
  sort: oneOf(sort, USER_SORTS) || ('createdAt' as const),
  direction: oneOf(dir, ['asc', 'desc'] as const) || ('desc' as const),
  isWhole: whole !== '',
});

/** URLs of the list with changed parameters. Changes other than `open` close the drawer. */
export function useUserQuery() {
  const { addressOf, go, ...rest } = useAdminQuery(paths.adminUsers(), FIRST_USERS);
  const { query } = rest;
  const isNarrowed = query.q !== '' || query.role !== '' || query.state !== '';
  return {
    ...rest,
    /** URL without the filters; null if there are none. */
    reset: isNarrowed ? addressOf({ open: '', q: '', role: '', state: '' }) : null,
    addressOf: (changes: Partial<UserQuery>) => addressOf({ open: '', ...changes }),
    go: (changes: Partial<UserQuery>) => go({ open: '', ...changes }),
    /** URL of the same list page with this drawer open. */
    openAddress: (open: string) => addressOf({ page: query.page, open }),
  };
}
