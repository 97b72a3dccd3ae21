import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useLatestCall } from '#web/lib/use-latest-call.ts';

interface Look<Detail> {
  /** Of the record that is open; empty: none. */
  id: string;
  read: (id: string, lookId: string | undefined, signal: AbortSignal) => Promise<Detail>;
  onGone: (isUnknown: boolean) => void;
}

/**
 * Details of the open record. They are loaded when it is opened, not with the list, because each look is logged;
 * `refresh` reads them anew as part of the same look.
 */
export function useLook<Detail extends { lookId: string }>({ id, read, onGone }: Look<Detail>) {
  const [shown, setShown] = useState<{ id: string; detail: Detail } | null>(null);
  const { start, stop } = useLatestCall();
  const detail = shown?.id === id ? shown.detail : null;

  const load = async (lookId?: string) => {
    const signal = start();
    try {
      const answer = await read(id, lookId, signal);
      if (!signal.aborted) setShown({ id, detail: answer });
    } catch (error) {
      // The shell has shown all other failures.
      if (error instanceof ApiError) onGone(error.code === 'CM04');
    }
  };

  const latest = useRef(id);
  useEffect(() => {
    latest.current = id;
    if (id !== '') void load();
    return stop;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the others are new functions on every render
  }, [id]);

  const refresh = () => {
    // What was sent of one record may be answered when the next is open.
    if (latest.current === id) void load(detail?.lookId);
  };
  return { detail, refresh };
}
