import { useEffect, useLayoutEffect } from 'react';
import { useAppStore } from '#web/lib/app-context.tsx';
import type { ListQuery } from './list-query.ts';
import { writeListQuery } from './list-query.ts';

/** Stores page, category and scroll position of this list in app state (specification points 3 and 4). */
export function useListMemory(list: string, query: ListQuery): void {
  const store = useAppStore();
  const currentSearch = writeListQuery(query);

  useEffect(() => {
    const { page: currentPage, category } = query;
    store.setState({ currentList: list, currentPage, category, currentCategory: category, currentSearch });
  }, [store, list, query, currentSearch]);

  useLayoutEffect(
    () => () => {
      // Runs before the page is removed. Skipped if another list has been entered meanwhile.
      if (store.getState().currentList === list) store.setState({ currentScroll: Math.max(1, window.scrollY) });
    },
    [store, list],
  );
}
