import { useEffect, useState } from 'react';
import type { OutputOf } from '#shared/contract/calls.ts';
import type { DriverPlatform, DriverType } from '#shared/site/drivers.ts';
import { useApi } from '#web/lib/app-context.tsx';

export type Driver = OutputOf<'/api/WebDriver/all/:type'>[number];

export type DriverList = { state: 'loading' | 'failed'; drivers: [] } | { state: 'ready'; drivers: readonly Driver[] };

const LOADING: DriverList = { state: 'loading', drivers: [] };

/** Versions of one type and platform. Another choice clears the list and loads again (specification point 4). */
export function useDrivers(type: DriverType, platform: DriverPlatform | null) {
  const api = useApi();
  const [attempt, setAttempt] = useState(0);
  const requestKey = `${type} ${platform} ${attempt}`;
  const [answer, setAnswer] = useState({ requestKey, list: LOADING });

  useEffect(() => {
    if (platform === null) return;
    const stop = new AbortController();
    const report = (list: DriverList) => !stop.signal.aborted && setAnswer({ requestKey, list });
    api.get('/api/WebDriver/all/:type', { params: { type }, query: { platform }, signal: stop.signal }).then(
      (drivers) => report({ state: 'ready', drivers }),
      () => report({ state: 'failed', drivers: [] }),
    );
    return () => stop.abort();
  }, [api, type, platform, requestKey]);

  // Ignores the result of a previous choice.
  const list = answer.requestKey === requestKey ? answer.list : LOADING;
  return { list, retry: () => setAttempt((count) => count + 1) };
}
