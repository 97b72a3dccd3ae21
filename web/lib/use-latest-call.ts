import { useEffect, useRef } from 'react';

/**
 * For calls whose results fill the same place: only the newest result may be used. `start()` aborts the previous call
 * and returns the signal of the next one. After an abort the caller must not change state. `stop()` only aborts.
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
