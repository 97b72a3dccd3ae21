import 'pretendard/dist/web/variable/pretendardvariable.css';
import './engine/stage.css';
import './kit/styles/kit.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Lecture } from './engine/lecture.ts';
import type { Places } from './engine/places.ts';
import { measurePlaces } from './engine/places.ts';
import { Stage } from './engine/stage.tsx';
import type { Timeline } from './engine/timeline.ts';
import { layOut } from './engine/timeline.ts';

/** What the recorder asks of the page. */
export interface LecturePage {
  seconds: number;
  chapters: Timeline['chapters'];
  cues: Timeline['cues'];
  /** Draws the frame of that second; false when it looks like the one before. */
  seek: (t: number) => boolean;
}

declare global {
  interface Window {
    lecturePage?: LecturePage;
  }
}

const LESSONS = import.meta.glob<{ lecture: Lecture }>('./lessons/*.ts');

async function open(slug: string): Promise<void> {
  const load = LESSONS[`./lessons/${slug}.ts`];
  const container = document.getElementById('root');
  if (!load || !container) throw new Error(`No lesson is called ${slug}`);
  const { lecture } = await load();
  await Promise.all(
    [400, 500, 600, 700, 800].map((weight) => document.fonts.load(`${weight} 20px 'Pretendard Variable'`, '가')),
  );
  const timeline = layOut(lecture);
  const root = createRoot(container);
  let places: Places = new Map();
  const draw = (t: number) => root.render(<Stage lecture={lecture} timeline={timeline} places={places} t={t} />);
  places = measurePlaces(timeline, draw);
  let last = '';
  const seek = (t: number) => {
    flushSync(() => draw(t));
    const isNew = container.innerHTML !== last;
    last = container.innerHTML;
    return isNew;
  };
  const asked = Number(new URLSearchParams(location.search).get('t') ?? 0);
  seek(asked);
  window.lecturePage = { seconds: timeline.seconds, chapters: timeline.chapters, cues: timeline.cues, seek };
}

const query = new URLSearchParams(location.search);
void open(query.get('lesson') ?? '');
