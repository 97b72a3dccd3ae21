import { expect, it } from 'vitest';
import { emptyPortal } from '../search-demo.ts';
import type { DEVELOPMENT } from './corpus.ts';
import { prepareCorpus, publishCorpus, readCorpus } from './corpus.ts';
import type { Figures } from './measure.ts';
import { measure } from './measure.ts';

/** The measured values (docs/benchmarks.md) minus three percentage points. */
const LEAST: Record<(typeof DEVELOPMENT)[number], Partial<Record<keyof Figures, number>>> = {
  groupware: { facts: 0.84, amongThree: 0.96, searchAmongThree: 0.96, refused: 0.89 },
  shop: { facts: 0.66, amongThree: 0.89, searchAmongThree: 0.9, refused: 0.89 },
  rental: { facts: 0.79, amongThree: 0.92, searchAmongThree: 0.92, refused: 0.92 },
  hospital: { facts: 0.8, amongThree: 0.93, searchAmongThree: 0.93, refused: 0.77 },
  machines: { facts: 0.76, amongThree: 0.9, searchAmongThree: 0.92, refused: 0.85 },
  dormitory: { facts: 0.79, amongThree: 0.93, searchAmongThree: 0.93, refused: 0.97 },
  telecom: { facts: 0.57, amongThree: 0.92, searchAmongThree: 0.92, refused: 0.8 },
  apartment: { facts: 0.77, amongThree: 0.93, searchAmongThree: 0.94, refused: 0.89 },
  travel: { facts: 0.56, amongThree: 0.88, searchAmongThree: 0.89, refused: 0.73 },
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
