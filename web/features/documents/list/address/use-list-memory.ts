import { useEffect, useLayoutEffect } from 'react';
import { useAppStore } from '#web/lib/app-context.tsx';
import type { ListQuery } from './list-query.ts';
import { writeListQuery } from './list-query.ts';

/** Keeps in app state where the visitor is in this list, and how far down when leaving it (specification points 3 and 4). */
export function useListMemory(list: string, query: ListQuery): void {
  const store = useAppStore();
  const currentSearch = writeListQuery(query);

  useEffect(() => {
    const { page: currentPage, category } = query;
    store.setState({ currentList: list, currentPage, category, currentCategory: category, currentSearch });
  }, [store, list, query, currentSearch]);

  useLayoutEffect(
    () => () => {
      // Before the page is taken away; when another list has been entered, the place is no longer ours to set.
      if (store.getState().currentList === list) store.setState({ currentScroll: Math.max(1, window.scrollY) });
    },
    [store, list],
  );
}
