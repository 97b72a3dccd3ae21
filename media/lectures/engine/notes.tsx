import type { View } from './camera.ts';
import { toStage, WORLD } from './camera.ts';
import { clamp01, round, settle } from './clock.ts';
import type { Note } from './lecture.ts';
import type { Places, Rect } from './places.ts';
import { placeKey } from './places.ts';
import type { Timeline } from './timeline.ts';

const RING = 7;
const EDGE = 5;
const GAP = 20;
const MARGIN = 12;
const HEIGHT = 50;
const PADDING = 40;

const ruler = document.createElement('canvas').getContext('2d');

function widthOf(text: string): number {
  if (!ruler) return 0;
  ruler.font = "600 23px 'Pretendard Variable'";
  return ruler.measureText(text).width + PADDING;
}

/** A little larger than the element, but whole: never cut by the edge of the picture. */
function ringAround({ x, y, width, height }: Rect): Rect {
  const left = Math.max(EDGE, x - RING);
  const top = Math.max(EDGE, y - RING);
  return {
    x: left,
    y: top,
    width: Math.min(WORLD.width - EDGE, x + width + RING) - left,
    height: Math.min(WORLD.height - EDGE, y + height + RING) - top,
  };
}

function boxOf(side: Note['side'], ring: Rect, width: number) {
  const middle = { x: ring.x + ring.width / 2 - width / 2, y: ring.y + ring.height / 2 - HEIGHT / 2 };
  const box = {
    left: { x: ring.x - GAP - width, y: middle.y },
    right: { x: ring.x + ring.width + GAP, y: middle.y },
    top: { x: middle.x, y: ring.y - GAP - HEIGHT },
    bottom: { x: middle.x, y: ring.y + ring.height + GAP },
  }[side];
  return {
    x: Math.min(WORLD.width - MARGIN - width, Math.max(MARGIN, box.x)),
    y: Math.min(WORLD.height - MARGIN - HEIGHT, Math.max(MARGIN, box.y)),
  };
}

function arrowOf(side: Note['side'], ring: Rect, box: { x: number; y: number }, width: number) {
  const x = Math.min(box.x + width - 26, Math.max(box.x + 26, ring.x + ring.width / 2));
  const y = Math.min(box.y + HEIGHT - 16, Math.max(box.y + 16, ring.y + ring.height / 2));
  return {
    left: { x: box.x + width, y },
    right: { x: box.x, y },
    top: { x, y: box.y + HEIGHT },
    bottom: { x, y: box.y },
  }[side];
}

export function Notes({ timeline, places, view, t }: { timeline: Timeline; places: Places; view: View; t: number }) {
  return timeline.notes
    .filter((note) => t >= note.at && t < note.end)
    .map((note) => {
      const place = places.get(placeKey(note.on, note.at));
      if (!place) return null;
      const ring = ringAround(toStage(view, place));
      const width = widthOf(note.text);
      const box = boxOf(note.side, ring, width);
      const arrow = arrowOf(note.side, ring, box, width);
      const shown = settle((t - note.at) / 0.4) * clamp01((note.end - t) / 0.25);
      const rise = round((1 - settle((t - note.at) / 0.4)) * 10);
      return (
        <div key={placeKey(note.on, note.at) + note.text} style={{ opacity: round(shown) }}>
          <div
            className="ring"
            style={{ left: round(ring.x), top: round(ring.y), width: round(ring.width), height: round(ring.height) }}
          />
          <div className="note-arrow" style={{ left: round(arrow.x), top: round(arrow.y + rise) }} />
          <div className="note" style={{ left: round(box.x), top: round(box.y + rise), width: round(width) }}>
            {note.text}
          </div>
        </div>
      );
    });
}
