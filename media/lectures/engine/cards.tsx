import { Check, ChevronRight } from 'lucide-react';
import type { Clock } from './clock.ts';
import { clamp01, round, settle } from './clock.ts';
import type { Lecture } from './lecture.ts';
import { CoverScreen } from './cover.tsx';
import { Mark } from './mark.tsx';
import type { Timeline } from './timeline.ts';
import { CLOSING, OPENING } from './timeline.ts';

const risen = (p: number) => ({
  opacity: round(settle(p)),
  transform: `translateY(${round((1 - settle(p)) * 18)}px)`,
});

interface CardsProps {
  lecture: Lecture;
  timeline: Timeline;
  clock: Clock;
}

/** What stands before the first step and after the last: the title with its three goals, and the goals ticked off. */
export function Cards({ lecture, timeline, clock }: CardsProps) {
  const openingEnd = timeline.chapters[1]?.at ?? 0;
  if (clock.t < openingEnd + 0.5) {
    const leaving = clamp01((clock.t - openingEnd) / 0.5);
    return <OpeningCard lecture={lecture} timeline={timeline} clock={clock} opacity={round(1 - leaving)} />;
  }
  if (clock.past(CLOSING)) return <ClosingCard lecture={lecture} clock={clock} />;
  return null;
}

function OpeningCard({ lecture, timeline, clock, opacity }: CardsProps & { opacity: number }) {
  const rise = (delay: number) => risen(clock.grow(OPENING, delay, 0.7));
  return (
    <div className="card-page" style={{ opacity }}>
      <CoverScreen lecture={lecture} timeline={timeline} />
      <div className="card-brand">
        <Mark size={40} />
        AION-U 강의
      </div>
      <div className="card-chips" style={rise(0)}>
        <b>{lecture.course}</b>
        <span>{lecture.level}</span>
      </div>
      <h1 style={rise(0.1)}>{lecture.title}</h1>
      <ul>
        {lecture.goals.map((goal, index) => (
          <li key={goal} style={rise(0.7 + index * 0.5)}>
            <em>{index + 1}</em>
            {goal}
          </li>
        ))}
      </ul>
    </div>
  );
}

function ClosingCard({ lecture, clock }: Omit<CardsProps, 'timeline'>) {
  const rise = (delay: number) => risen(clock.grow(CLOSING, delay, 0.6));
  return (
    <div className="card-page" style={{ opacity: round(clock.grow(CLOSING, 0, 0.6)) }}>
      <div className="card-brand">
        <Mark size={40} />
        AION-U 강의
      </div>
      <h2 style={rise(0.3)}>오늘 배운 내용</h2>
      <ul>
        {lecture.goals.map((goal, index) => (
          <li key={goal} style={rise(0.7 + index * 0.5)}>
            <em className="done">
              <Check size={22} strokeWidth={3} />
            </em>
            {goal}
          </li>
        ))}
      </ul>
      <div className="card-next" style={rise(2.2)}>
        <span>{lecture.nextLabel ?? '다음 강의'}</span>
        <b>{lecture.next}</b>
        <ChevronRight size={34} />
      </div>
    </div>
  );
}
