import { useEffect, useRef, useState } from 'react';
import type { InputOf } from '#shared/contract/calls.ts';
import { ERROR_TEXT } from '#shared/messages.ko.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/app-context.tsx';

export type ImportItem = InputOf<'/api/v1/driver/import'>;

export interface ImportState {
  state: 'waiting' | 'running' | 'done' | 'failed';
  message: string;
}

/** Imports the files one after the other, because of slow connections. Completed files stay if a later one fails. */
export function useDriverImport(onImported: () => void) {
  const api = useApi();
  const [states, setStates] = useState<ReadonlyMap<string, ImportState>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  const report = (url: string, state: ImportState['state'], message = '') =>
    setStates((before) => new Map(before).set(url, { state, message }));

  const start = async (items: readonly ImportItem[]): Promise<void> => {
    const stop = new AbortController();
    running.current = stop;
    setRunning(true);
    setStates(new Map(items.map(({ url }) => [url, { state: 'waiting', message: '' }])));
    for (const item of items) {
      if (stop.signal.aborted) break;
      report(item.url, 'running');
      try {
        await api.post('/api/v1/driver/import', item, { signal: stop.signal });
        report(item.url, 'done');
      } catch (failure) {
        if (stop.signal.aborted) report(item.url, 'waiting');
        else report(item.url, 'failed', failure instanceof ApiError ? failure.message : ERROR_TEXT.CM06);
      }
    }
    setRunning(false);
    onImported();
  };

  const count = (wanted: ImportState['state']) => [...states.values()].filter(({ state }) => state === wanted).length;

  return {
    states,
    isRunning,
    total: states.size,
    doneCount: count('done'),
    failedCount: count('failed'),
    start,
    stop: () => running.current?.abort(),
    reset: () => setStates(new Map()),
  };
}

export type DriverImport = ReturnType<typeof useDriverImport>;
