import { useEffect, useState } from 'react';
import type { Api } from '#web/lib/api/api-client.ts';
import { useApi } from '#web/lib/app-context.tsx';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';

/** Loads one page. Must be a stable function: a new one reloads the list. */
type Ask<Row> = (
  api: Api,
  page: number,
  options: { signal: AbortSignal },
) => Promise<{ list: Row[]; totalCount: number }>;

/** A list of the member's own data that grows page by page; `rows` is null while the first page loads. */
export function useOwnList<Row>(ask: Ask<Row>) {
  const api = useApi();
  const showFailure = useShowFailure();
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  const [totalCount, setTotalCount] = useState(0);
  const [page, setPage] = useState(1);
  const [reading, setReading] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    const load = async () => {
      const { list, totalCount: total } = await ask(api, page, { signal: leaving.signal });
      setRows((known) => [...(page === 1 ? [] : (known ?? [])), ...list]);
      setTotalCount(total);
    };
    load().catch((error: unknown) => {
      if (!leaving.signal.aborted) showFailure(error);
    });
    return () => leaving.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a changed failure handler must not reload the list
  }, [api, ask, page, reading]);

  const hasMore = rows !== null && rows.length < totalCount;
  const showMore = () => setPage((shown) => shown + 1);
  /** Reloads from page 1, because rows may have moved between pages. */
  const reload = () => {
    setPage(1);
    setReading((before) => before + 1);
  };
  return { rows, totalCount, hasMore, showMore, reload };
}
