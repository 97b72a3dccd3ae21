/** Key of the tab's storage for what this user filters on this list. A colleague may log in next in the same tab. */
export const filtersKey = (loginId: string, path: string) => `admin-filters:${loginId}:${path}`;

/** The query string with which the user left this list of the administration, or an empty string. */
export function rememberedFilters(loginId: string, path: string): string {
  try {
    return sessionStorage.getItem(filtersKey(loginId, path)) ?? '';
  } catch {
    // Blocked storage: lists open without filters.
    return '';
  }
}

/** Address of a list with what one was filtering there; on the list itself without. What is drawn follows the address. */
export const backTo = (loginId: string, path: string) =>
  location.pathname.startsWith(path) ? path : path + rememberedFilters(loginId, path);
