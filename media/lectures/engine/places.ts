import { flushSync } from 'react-dom';
import type { Timeline } from './timeline.ts';

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where each spot was at the second it is needed, in the coordinates of the drawn screen. */
export type Places = Map<string, Rect>;

export const placeKey = (spot: string, at: number) => `${spot}@${at.toFixed(2)}`;

/**
 * Cursor, camera and labels follow elements, not numbers. All are measured once beforehand, each at its own second,
 * so that a frame depends on its time alone and any frame can be drawn first.
 */
export function measurePlaces(timeline: Timeline, draw: (t: number) => void): Places {
  const places: Places = new Map();
  const needs = [
    // A click may close what it hits: where the cursor goes is measured as it arrives.
    ...timeline.moves.map(({ to, at }) => ({ spot: to, at, when: at })),
    // Labels and the camera wait for what is still moving into its place.
    ...timeline.notes.map(({ on, at }) => ({ spot: on, at, when: at + 0.4 })),
    ...timeline.shots.flatMap(({ look, at }) => (look === 'all' ? [] : [{ spot: look.on, at, when: at + 0.8 }])),
  ];
  for (const { spot, at, when } of needs) {
    flushSync(() => draw(when));
    const screen = document.querySelector<HTMLElement>('[data-world]');
    const element = document.querySelector(`[data-spot="${spot}"]`);
    if (!screen || !element) throw new Error(`Nothing is called ${spot} at ${at.toFixed(1)} s`);
    const origin = screen.getBoundingClientRect();
    const scale = origin.width / screen.offsetWidth;
    const box = element.getBoundingClientRect();
    places.set(placeKey(spot, at), {
      x: (box.x - origin.x) / scale,
      y: (box.y - origin.y) / scale,
      width: box.width / scale,
      height: box.height / scale,
    });
  }
  return places;
}
