import type { Timeline } from './timeline.ts';

/** The time of a frame, told from the steps of the lecture. */
export interface Clock {
  t: number;
  /** Seconds since the step began; negative before it. */
  after: (id: string) => number;
  /** Whether the step has run for so long. */
  past: (id: string, seconds?: number) => boolean;
  /** 0 to 1 over `seconds`, from `delay` into the step. */
  grow: (id: string, delay: number, seconds: number) => number;
}

export function clockAt(timeline: Timeline, t: number): Clock {
  const after = (id: string) => {
    const start = timeline.starts.get(id);
    if (start === undefined) throw new Error(`No step is called ${id}`);
    return t - start;
  };
  return {
    t,
    after,
    past: (id, seconds = 0) => after(id) >= seconds,
    grow: (id, delay, seconds) => clamp01((after(id) - delay) / seconds),
  };
}

export const clamp01 = (x: number) => Math.min(1, Math.max(0, x));

/** Slow at both ends. */
export const ease = (x: number) => {
  const p = clamp01(x);
  return p < 0.5 ? 4 * p ** 3 : 1 - (-2 * p + 2) ** 3 / 2;
};

/** Quick at first: for what appears. */
export const settle = (x: number) => 1 - (1 - clamp01(x)) ** 3;

/** As much of the text as has been typed at this progress. */
export const typed = (text: string, progress: number) => text.slice(0, Math.round(clamp01(progress) * text.length));

/** Short decimals: the markup of a resting picture must not change, or its frame is drawn again. */
export const round = (x: number) => Math.round(x * 100) / 100;
