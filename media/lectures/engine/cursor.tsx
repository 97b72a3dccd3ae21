import type { View } from './camera.ts';
import { toStage } from './camera.ts';
import { clamp01, ease, round, settle } from './clock.ts';
import type { Places, Rect } from './places.ts';
import { placeKey } from './places.ts';
import type { Timeline } from './timeline.ts';

const CLICK_SECONDS = 0.55;
/** Where the cursor waits before its first journey. */
const START = { x: 700, y: 470 };

/** A cursor rests a little below the middle, so that the word it points at stays readable. */
const tip = (rect: Rect) => ({
  x: rect.x + rect.width * 0.45,
  y: rect.y + rect.height * 0.68,
});

function positionAt(timeline: Timeline, places: Places, t: number) {
  let point = START;
  for (const move of timeline.moves) {
    const rect = places.get(placeKey(move.to, move.at));
    if (t < move.from || !rect) break;
    const goal = tip(rect);
    const p = ease((t - move.from) / (move.at - move.from));
    // A slight arc: hands do not draw straight lines.
    const bend = Math.sin(Math.PI * p) * Math.min(26, Math.hypot(goal.x - point.x, goal.y - point.y) * 0.06);
    point = { x: point.x + (goal.x - point.x) * p, y: point.y + (goal.y - point.y) * p - bend };
  }
  return point;
}

export function Cursor({ timeline, places, view, t }: { timeline: Timeline; places: Places; view: View; t: number }) {
  const first = timeline.moves[0];
  if (!first || t < first.from - 0.4) return null;
  const click = timeline.moves.findLast((move) => move.click && t >= move.at);
  const pressed = click ? clamp01((t - click.at - 0.1) / CLICK_SECONDS) : 1;
  const { x, y } = toStage(view, { ...positionAt(timeline, places, t), width: 0, height: 0 });
  const dip = pressed > 0 && pressed < 0.4 ? 0.9 : 1;
  return (
    <div className="cursor" style={{ transform: `translate(${round(x)}px, ${round(y)}px)` }}>
      {pressed > 0 && pressed < 1 && (
        <i style={{ transform: `scale(${round(settle(pressed))})`, opacity: round(1 - pressed) }} />
      )}
      <svg width="34" height="40" viewBox="0 0 34 40" style={{ transform: `scale(${dip})` }}>
        <path
          d="M3 2.5v27.2l7-6.3 4.6 10.8 5-2.2-4.6-10.5h9.4z"
          fill="#fff"
          stroke="#0a0f1e"
          strokeWidth="2.2"
          strokeLinejoin="round"
        />
      </svg>
    </div>
  );
}
