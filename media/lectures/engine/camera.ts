import { ease } from './clock.ts';
import type { Places, Rect } from './places.ts';
import { placeKey } from './places.ts';
import type { Timeline } from './timeline.ts';

/** The drawn screen, and the window on the stage that shows it whole or in part. */
export const WORLD = { width: 1232, height: 604 };
const PAN_SECONDS = 1.1;

export interface View {
  /** The middle of what is seen, in the coordinates of the drawn screen. */
  x: number;
  y: number;
  zoom: number;
}

const WHOLE: View = { x: WORLD.width / 2, y: WORLD.height / 2, zoom: 1 };

/** Looks at the middle of the rectangle, but never past the edge of the screen. */
function viewOf(rect: Rect, zoom: number): View {
  const halfWidth = WORLD.width / 2 / zoom;
  const halfHeight = WORLD.height / 2 / zoom;
  const within = (value: number, half: number, size: number) => Math.min(size - half, Math.max(half, value));
  return {
    x: within(rect.x + rect.width / 2, halfWidth, WORLD.width),
    y: within(rect.y + rect.height / 2, halfHeight, WORLD.height),
    zoom,
  };
}

export function viewAt(timeline: Timeline, places: Places, t: number): View {
  let view = WHOLE;
  for (const { at, look } of timeline.shots) {
    if (t < at) break;
    const rect = look === 'all' ? undefined : places.get(placeKey(look.on, at));
    const next = look === 'all' || !rect ? WHOLE : viewOf(rect, look.zoom);
    view = between(view, next, ease((t - at) / PAN_SECONDS));
  }
  return view;
}

/** Zooms by equal ratios, so that neither end of the movement feels faster than the other. */
function between(a: View, b: View, p: number): View {
  const zoom = a.zoom * (b.zoom / a.zoom) ** p;
  const share = a.zoom === b.zoom ? p : (1 / a.zoom - 1 / zoom) / (1 / a.zoom - 1 / b.zoom);
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share, zoom };
}

export const toStage = (view: View, rect: Rect): Rect => ({
  x: (rect.x - view.x) * view.zoom + WORLD.width / 2,
  y: (rect.y - view.y) * view.zoom + WORLD.height / 2,
  width: rect.width * view.zoom,
  height: rect.height * view.zoom,
});
