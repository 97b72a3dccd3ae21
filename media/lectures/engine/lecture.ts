import type { ReactNode } from 'react';
import type { Clock } from './clock.ts';

/** Where the cursor goes during a step. `to` names an element by its `data-spot`; `at` is the second of arrival. */
export interface Move {
  to: string;
  at?: number;
  click?: boolean;
}

/** What the camera looks at from second `from` of the step; it stays there until another step says otherwise. */
export interface Look {
  on: string;
  zoom: number;
  from?: number;
}

/** A label beside an element, which gets a ring. `from` and `until` are seconds into the step. */
export interface Note {
  on: string;
  text: string;
  side: 'left' | 'right' | 'top' | 'bottom';
  from?: number;
  until?: number;
}

/** One thing told and shown. `say` becomes the captions; without `seconds` it lasts as long as it takes to read. */
export interface Step {
  id?: string;
  chapter?: string;
  say: string | string[];
  seconds?: number;
  moves?: Move[];
  look?: Look | 'all';
  notes?: Note[];
}

export interface Lecture {
  slug: string;
  course: string;
  level: string;
  title: string;
  opening: string | string[];
  /** Three things the lecture teaches: listed at the beginning, ticked off at the end. */
  goals: [string, string, string];
  closing: string | string[];
  next: string;
  /** For the last of them, where no lecture follows. */
  nextLabel?: string;
  steps: Step[];
  Screen: (props: { clock: Clock }) => ReactNode;
  /** The moment beside the opening, and where on the screen it is cut from. */
  cover: { step: string; after: number; zoom: number; x: number; y: number };
}
