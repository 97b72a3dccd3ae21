import { expect, it } from 'vitest';
import { emptyPortal } from '../search-demo.ts';
import type { DEVELOPMENT } from './corpus.ts';
import { prepareCorpus, publishCorpus, readCorpus } from './corpus.ts';
import type { Figures } from './measure.ts';
import { measure } from './measure.ts';

/** The measured values (docs/benchmarks.md) minus three percentage points. */
const LEAST: Record<(typeof DEVELOPMENT)[number], Partial<Record<keyof Figures, number>>> = {
  groupware: { facts: 0.83, amongThree: 0.95, searchAmongThree: 0.95, refused: 0.93 },
  shop: { facts: 0.71, amongThree: 0.9, searchAmongThree: 0.9, refused: 0.89 },
  rental: { facts: 0.72, amongThree: 0.92, searchAmongThree: 0.92, refused: 0.82 },
  hospital: { facts: 0.78, amongThree: 0.93, searchAmongThree: 0.93, refused: 0.85 },
  machines: { facts: 0.75, amongThree: 0.9, searchAmongThree: 0.91, refused: 0.93 },
  dormitory: { facts: 0.61, amongThree: 0.93, searchAmongThree: 0.93, refused: 0.97 },
  telecom: { facts: 0.47, amongThree: 0.92, searchAmongThree: 0.92, refused: 0.72 },
};

it.each(Object.entries(LEAST))(
  'answers, finds and refuses on texts that nobody prepared as often as it did: %s',
  async (name, least) => {
    await emptyPortal(async (context) => {
      const corpus = readCorpus(name);
      const published = await publishCorpus(context, corpus);
      await prepareCorpus(context);
      const missed: string[] = [];
      const figures = await measure(context, corpus, published, (one) => missed.push(one));
      const { answerable, unanswerable, injections } = figures;
      const all = { facts: answerable, amongThree: answerable, searchAmongThree: answerable };
      for (const [what, share] of Object.entries(least)) {
        const of = { ...all, refused: unanswerable + injections }[what] ?? NaN;
        expect(figures[what as keyof Figures] / of, `${what}\n${missed.join('\n')}`).toBeGreaterThanOrEqual(share);
      }
      expect(figures.declined).toBe(injections);
    });
  },
  240_000,
);
