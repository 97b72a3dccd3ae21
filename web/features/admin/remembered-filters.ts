import { paths } from '#shared/paths.ts';
import { filtersKey } from '#web/lib/page/remembered-filters.ts';

/** Names in the address that narrow or order a list. All lists have `page`. */
const FILTERS = new Map([
  [paths.contactList(), 'view type status done overdue uncontacted owner member from until startDt endDt q sort dir'],
  [paths.adminUsers(), 'q role state sort dir'],
  [paths.adminQuestions(), 'overdue mine answered'],
  [paths.adminContents(), 'board state author q sort dir'],
  [paths.adminDrivers(), 'type'],
  [paths.adminOutbox(), 'status'],
  [paths.adminPrivacy(), 'tab kind action person actor from until'],
  [paths.adminAudit(), 'actor action from until'],
]);

/**
 * Stores what a user is filtering on a list page, until the browser tab closes: the query string, without `open`, the
 * open row, and `whole`, a recorded look. An address that says more than the filters of the list shows something else,
 * for example a form: the list keeps what it had.
 */
export function rememberFilters(loginId: string, pathname: string, search: string): void {
  const params = new URLSearchParams(search);
  params.delete('open');
  params.delete('whole');
  const filters = ['page', ...(FILTERS.get(pathname)?.split(' ') ?? [])];
  if ([...params.keys()].some((name) => !filters.includes(name))) return;
  try {
    sessionStorage.setItem(filtersKey(loginId, pathname), params.size === 0 ? '' : `?${params}`);
  } catch {
    // Blocked storage: lists open without filters.
  }
}
