import { WORLD } from './camera.ts';
import { clockAt } from './clock.ts';
import type { Lecture } from './lecture.ts';
import type { Timeline } from './timeline.ts';

const TOP = 84;
const HEIGHT = 552;

interface CoverProps {
  lecture: Lecture;
  timeline: Timeline;
}

/** Beside the opening: the moment of the lecture that shows most. */
export function CoverScreen({ lecture, timeline }: CoverProps) {
  const { step, after, zoom, x, y } = lecture.cover;
  const clock = clockAt(timeline, (timeline.starts.get(step) ?? 0) + after);
  const height = Math.min(HEIGHT, Math.floor((WORLD.height - Math.max(0, y)) * zoom));
  return (
    <div className="cover-screen" style={{ height, top: TOP + (HEIGHT - height) / 2 }}>
      <div className="world" style={{ transform: `scale(${zoom}) translate(${-x}px, ${-y}px)` }}>
        <lecture.Screen clock={clock} />
      </div>
    </div>
  );
}
