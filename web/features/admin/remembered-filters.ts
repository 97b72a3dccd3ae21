/** What a user was filtering on each page of the administration, until the browser tab closes. */

const keyOf = (pathname: string) => `admin-filters:${pathname}`;

/** Stores the query string of a list page. `open`, the open row, and `whole`, a recorded look, are no filters. */
export function rememberFilters(pathname: string, search: string): void {
  const params = new URLSearchParams(search);
  params.delete('open');
  params.delete('whole');
  try {
    sessionStorage.setItem(keyOf(pathname), params.size === 0 ? '' : `?${params}`);
  } catch {
    // Blocked storage: lists open without filters.
  }
}

/** The stored query string, or an empty string. */
export function rememberedFilters(pathname: string): string {
  try {
    return sessionStorage.getItem(keyOf(pathname)) ?? '';
  } catch {
    return '';
  }
}
