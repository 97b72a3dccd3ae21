import { useEffect, useRef } from 'react';

/**
 * Of calls whose answers fill the same place, only the newest may do so. `start()` aborts the call before and returns
 * the signal for the next one; a call whose signal is aborted must change nothing. `stop()` aborts without another call.
 */
export function useLatestCall() {
  const running = useRef<AbortController | null>(null);
  const stop = () => running.current?.abort();
  const start = (): AbortSignal => {
    stop();
    running.current = new AbortController();
    return running.current.signal;
  };
  useEffect(() => stop, []);
  return { start, stop };
}
