import { expect, it } from 'vitest';
import { emptyPortal } from '../search-demo.ts';
import type { DEVELOPMENT } from './corpus.ts';
import { prepareCorpus, publishCorpus, readCorpus } from './corpus.ts';
import type { Figures } from './measure.ts';
import { measure } from './measure.ts';

/** What was reached when this was written (docs/benchmarks.md), less three in a hundred. */
const LEAST: Record<(typeof DEVELOPMENT)[number], Partial<Record<keyof Figures, number>>> = {
  groupware: { facts: 0.76, amongThree: 0.89, searchAmongThree: 0.9, refused: 0.81 },
  shop: { facts: 0.69, amongThree: 0.86, searchAmongThree: 0.88, refused: 0.81 },
  rental: { facts: 0.79, amongThree: 0.9, searchAmongThree: 0.88, refused: 0.67 },
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
