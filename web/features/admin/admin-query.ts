import { useNavigate, useNavigation, useSearchParams } from 'react-router';
import { LIMITS } from '#shared/limits.ts';
import { isDay } from '#shared/text/is-day.ts';

/** Query string of a list: `page`, and filters by name. */
export type AdminQuery = { page: string } & Record<string, string>;

/** Parameter in the address of a list that opens the templates for its answers. */
export const TEMPLATES_ASKED = 'templates';

/** Returns `value` if it is allowed, else an empty string. */
export const oneOf = <T extends string>(value: string, allowed: readonly T[]): T | '' =>
  allowed.find((candidate) => candidate === value) ?? '';

export const dayOf = (value: string) => (isDay(value) ? value : '');

export function pageOf(value: string): number {
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 && page <= LIMITS.listPageMax ? page : 1;
}

export function readQuery<Q extends AdminQuery>(params: URLSearchParams, first: Q): Q {
  const read = Object.keys(first).map((name) => [name, (params.get(name) ?? first[name] ?? '').slice(0, 100)]);
  return Object.fromEntries(read) as Q;
}

/** `?action=user.roles&page=2`. Default values are omitted, so that each list state has one URL. */
export function writeQuery<Q extends AdminQuery>(query: Q, first: Q): string {
  const changed = Object.entries(query).filter(([name, value]) => value !== first[name]);
  return changed.length === 0 ? '' : `?${new URLSearchParams(changed)}`;
}

/** Parameters of the list that is being loaded, else of the one shown: a second filter adds to the first. */
export function useAskedParams(path: string): URLSearchParams {
  const [shown] = useSearchParams();
  const { location } = useNavigation();
  return location?.pathname === path ? new URLSearchParams(location.search) : shown;
}

/** The current query, and URLs with changed parameters, which start at page 1. */
export function useAdminQuery<Q extends AdminQuery>(path: string, first: Q) {
  const [params] = useSearchParams();
  const asked = readQuery(useAskedParams(path), first);
  const navigate = useNavigate();
  const query = readQuery(params, first);
  const addressOf = (changes: Partial<Q>) => path + writeQuery({ ...asked, page: '1', ...changes }, first);
  return {
    query,
    addressOf,
    go: (changes: Partial<Q>) => void navigate(addressOf(changes), { preventScrollReset: true }),
    isNarrowed: Object.keys(first).some((name) => name !== 'page' && query[name] !== first[name]),
  };
}

/** Trimmed text value of a form field; empty if missing. */
export function fieldValue(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
