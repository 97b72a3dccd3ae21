import { viewAt, WORLD } from './camera.ts';
import { Cards } from './cards.tsx';
import { clamp01, clockAt, round } from './clock.ts';
import { Cursor } from './cursor.tsx';
import type { Lecture } from './lecture.ts';
import { Mark } from './mark.tsx';
import { Notes } from './notes.tsx';
import type { Places } from './places.ts';
import type { Timeline } from './timeline.ts';
import { CLOSING } from './timeline.ts';

interface StageProps {
  lecture: Lecture;
  timeline: Timeline;
  places: Places;
  t: number;
}

/** One frame: what stands at second `t`, whatever was drawn before. */
export function Stage({ lecture, timeline, places, t }: StageProps) {
  const clock = clockAt(timeline, t);
  const view = viewAt(timeline, places, t);
  const x = round(WORLD.width / 2 - view.x * view.zoom);
  const y = round(WORLD.height / 2 - view.y * view.zoom);
  return (
    <div className="stage">
      <StageHeader lecture={lecture} timeline={timeline} t={t} />
      <div className="viewport">
        <div
          className="world"
          data-world
          style={{ transform: `translate(${x}px, ${y}px) scale(${Math.round(view.zoom * 10_000) / 10_000})` }}
        >
          <lecture.Screen clock={clock} />
        </div>
        <Notes timeline={timeline} places={places} view={view} t={t} />
        {!clock.past(CLOSING) && <Cursor timeline={timeline} places={places} view={view} t={t} />}
      </div>
      <Cards lecture={lecture} timeline={timeline} clock={clock} />
    </div>
  );
}

function StageHeader({ lecture, timeline, t }: Omit<StageProps, 'places'>) {
  const current = timeline.chapters.findLastIndex(({ at }) => at <= t);
  return (
    <div className="stage-header">
      <Mark size={30} />
      <b>{lecture.title}</b>
      <span>
        {current + 1}. {timeline.chapters[current]?.title}
      </span>
      <div className="stage-progress">
        {timeline.chapters.map(({ at, title }, index) => {
          const end = timeline.chapters[index + 1]?.at ?? timeline.seconds;
          const done = Math.round(clamp01((t - at) / (end - at)) * 50) / 50;
          return (
            <i key={title} style={{ flexGrow: end - at }}>
              <u style={{ width: `${done * 100}%` }} />
            </i>
          );
        })}
      </div>
    </div>
  );
}
