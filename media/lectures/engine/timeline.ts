import type { Lecture, Look, Move, Note, Step } from './lecture.ts';

interface Cue {
  from: number;
  to: number;
  text: string;
}

/** The steps of a lecture laid out on the clock. */
export interface Timeline {
  seconds: number;
  starts: Map<string, number>;
  chapters: { at: number; title: string }[];
  cues: Cue[];
  /** `at` is the second of arrival, `from` of departure. */
  moves: (Required<Move> & { from: number })[];
  shots: { at: number; look: Look | 'all' }[];
  notes: (Note & { at: number; end: number })[];
}

const SYLLABLES_PER_SECOND = 7.6;
const PAUSE_SECONDS = 0.9;
const CURSOR_TRAVEL_SECONDS = 0.9;
export const OPENING = 'opening';
export const CLOSING = 'closing';

const readingTime = (text: string) => text.length / SYLLABLES_PER_SECOND + PAUSE_SECONDS;

const sentences = (step: Step) => (typeof step.say === 'string' ? [step.say] : step.say);

/** To a tenth of a second, so that times stay readable in the captions. */
const secondsOf = (step: Step) =>
  step.seconds ?? Math.round(sentences(step).reduce((sum, text) => sum + readingTime(text), 0) * 10) / 10;

export function layOut(lecture: Lecture): Timeline {
  const steps: Step[] = [
    { id: OPENING, chapter: '시작하며', say: lecture.opening },
    ...lecture.steps,
    { id: CLOSING, chapter: '정리', say: lecture.closing, look: 'all' },
  ];
  const timeline: Timeline = {
    seconds: 0,
    starts: new Map(),
    chapters: [],
    cues: [],
    moves: [],
    shots: [{ at: 0, look: 'all' }],
    notes: [],
  };
  for (const step of steps) {
    // Chapters are told in whole seconds: a jump to one must not land in the end of the one before.
    if (step.chapter) timeline.seconds = Math.ceil(timeline.seconds);
    addStep(timeline, step, timeline.seconds);
    timeline.seconds = Math.round((timeline.seconds + secondsOf(step)) * 10) / 10;
  }
  // The last picture rests for a moment before the player stops.
  timeline.seconds += 1;
  return timeline;
}

function addStep(timeline: Timeline, step: Step, start: number): void {
  const seconds = secondsOf(step);
  if (step.id) timeline.starts.set(step.id, start);
  if (step.chapter) timeline.chapters.push({ at: start, title: step.chapter });
  if (step.look) {
    const from = step.look === 'all' ? 0 : (step.look.from ?? 0);
    timeline.shots.push({ at: start + from, look: step.look });
  }
  addCues(timeline, sentences(step), start, seconds);
  for (const move of step.moves ?? []) {
    const at = start + (move.at ?? 1.3);
    timeline.moves.push({ to: move.to, click: move.click ?? false, at, from: at - CURSOR_TRAVEL_SECONDS });
  }
  for (const note of step.notes ?? []) {
    timeline.notes.push({ ...note, at: start + (note.from ?? 0.6), end: start + (note.until ?? seconds - 0.1) });
  }
}

/** Shares the step's time among its sentences by their length, with a short gap between two captions. */
function addCues(timeline: Timeline, texts: string[], start: number, seconds: number): void {
  const total = texts.reduce((sum, text) => sum + readingTime(text), 0);
  let at = start;
  for (const text of texts) {
    const share = (readingTime(text) / total) * seconds;
    timeline.cues.push({ from: at + 0.1, to: at + share - 0.1, text });
    at += share;
  }
}
