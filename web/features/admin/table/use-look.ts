import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/lib/api/api-error.ts';
import { reactionTo } from '#web/lib/failures/failure-reaction.ts';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import { useLatestCall } from '#web/lib/use-latest-call.ts';

interface Look<Detail> {
  /** Of the record that is open; empty: none. */
  id: string;
  read: (id: string, lookId: string | undefined, signal: AbortSignal) => Promise<Detail>;
  onGone: (isUnknown: boolean) => void;
}

/**
 * Details of the open record. They are loaded when it is opened, not with the list, because each look is logged;
 * `refresh` reads them anew as part of the same look. `failure`: why they could not be loaded.
 */
export function useLook<Detail extends { lookId: string }>({ id, read, onGone }: Look<Detail>) {
  const showFailure = useShowFailure();
  const [shown, setShown] = useState<{ id: string; detail: Detail } | null>(null);
  const [failed, setFailed] = useState<{ id: string; message: string } | null>(null);
  const { start, stop } = useLatestCall();
  const detail = shown?.id === id ? shown.detail : null;

  const load = async (lookId?: string) => {
    const signal = start();
    try {
      const answer = await read(id, lookId, signal);
      if (!signal.aborted) setShown({ id, detail: answer });
    } catch (error) {
      if (!(error instanceof ApiError) || signal.aborted) return;
      // The shell shows what it reacts to; of the rest, what is open already stays.
      if (reactionTo(error) !== null) onGone(error.code === 'CM04');
      else if (lookId === undefined) setFailed({ id, message: error.message });
      else showFailure(error);
    }
  };

  const latest = useRef(id);
  useEffect(() => {
    latest.current = id;
    setFailed(null);
    if (id !== '') void load();
    return stop;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the others are new functions on every render
  }, [id]);

  const refresh = () => {
    // What was sent of one record may be answered when the next is open.
    if (latest.current === id) void load(detail?.lookId);
  };
  const retry = () => {
    setFailed(null);
    void load();
  };
  return { detail, refresh, failure: failed?.id === id ? failed.message : null, retry };
}
