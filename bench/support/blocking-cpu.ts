/** Of a trace of Chromium; times in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** CPU time of the thread. */
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string } };
}

/** Lighthouse's simulated phone (lantern/simulation): so much longer take tasks there, and those that lay out. */
const SLOWER = 4;
const SLOWER_LAYOUT = 2;
const LONG_MS = 50;

/**
 * Lighthouse's total blocking time, had no task of the page waited for a core: by the CPU time of its main thread in place
 * of the clock, from the first contentful paint on.
 */
export function blockingCpuMs(events: readonly TraceEvent[]): number {
  const page = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith('http'),
  );
  const painted = events.findLast(({ name, pid }) => name === 'firstContentfulPaint' && pid === page?.pid);
  if (!page || !painted) throw new Error('The trace has no page that was painted');
  const own = events.filter(({ pid, tid }) => pid === page.pid && tid === page.tid);
  const layouts = own.filter(({ name }) => name === 'Layout');
  return own
    .filter(({ name, ts, dur = 0 }) => name === 'RunTask' && ts + dur > painted.ts)
    .map(({ ts, dur = 0, tdur = 0 }) => {
      const hasLayout = layouts.some((layout) => layout.ts >= ts && layout.ts < ts + dur);
      return (tdur / 1000) * (hasLayout ? SLOWER_LAYOUT : SLOWER) - LONG_MS;
    })
    .reduce((sum, over) => sum + Math.max(0, over), 0);
}
