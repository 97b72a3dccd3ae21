import { useLocation, useNavigation } from 'react-router';

/** Whether other rows are on their way: by a filter, an order or a page, but not for what opens over the list. */
export function useIsListLoading(): boolean {
  const { pathname, search } = useLocation();
  const next = useNavigation().location;
  return next !== undefined && next.pathname === pathname && listOf(next.search) !== listOf(search);
}

function listOf(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('open');
  return String(params);
}
