import { WORLD } from './camera.ts';
import { clockAt } from './clock.ts';
import type { Lecture } from './lecture.ts';
import { Mark } from './mark.tsx';
import type { Timeline } from './timeline.ts';

const TOP = 84;
const HEIGHT = 552;

interface CoverProps {
  lecture: Lecture;
  timeline: Timeline;
}

/** The poster: the title beside the moment of the lecture that shows most. */
export function Cover({ lecture, timeline }: CoverProps) {
  return (
    <div className="stage card-page cover">
      <CoverScreen lecture={lecture} timeline={timeline} />
      <div className="card-brand">
        <Mark size={40} />
        AION-U 강의
      </div>
      <div className="card-chips">
        <b>{lecture.course}</b>
        <span>{lecture.level}</span>
      </div>
      <h1>{lecture.title}</h1>
    </div>
  );
}

/** The same cut stands beside the opening, so that the video seems to grow out of its poster. */
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
