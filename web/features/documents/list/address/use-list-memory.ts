import { useEffect } from 'react';
import { useAppStore } from '#web/lib/app-context.tsx';
import type { ListQuery } from './document-query.ts';
import { writeListQuery } from './document-query.ts';

/** Stores page and category of this list in app state (specification points 3 and 4); its scroll: scroll-reset.ts. */
export function useListMemory(list: string, query: ListQuery): void {
  const store = useAppStore();
  const currentSearch = writeListQuery(query);

  useEffect(() => {
    const { page: currentPage, category } = query;
    store.setState({ currentList: list, currentPage, category, currentCategory: category, currentSearch });
  }, [store, list, query, currentSearch]);
}
