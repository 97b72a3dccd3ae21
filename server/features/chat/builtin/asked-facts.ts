import type { Place } from '../../../search/place.ts';
import type { Evidence } from '../retrieval/find-evidence.ts';
import type { RankedDocument } from '../retrieval/rank-documents.ts';
import { AMOUNTS } from './asked-facts/amounts.ts';
import type { FactKind } from './asked-facts/fact-kind.ts';
import { linesSpeakingOf } from './asked-facts/lines.ts';
import { NAMES } from './asked-facts/names.ts';
import { OCCASIONS } from './asked-facts/occasions.ts';
import { PEOPLE } from './asked-facts/people.ts';
import { PROMISES } from './asked-facts/promises.ts';
import { STATED } from './asked-facts/stated.ts';

export const FACT_KINDS: readonly FactKind[] = [...PEOPLE, ...OCCASIONS, ...AMOUNTS, ...NAMES, ...PROMISES, ...STATED];

/** From here on a text was written to answer this question, and may say it in other words; what has a name was not. */
const ASKED_SO = 0.65;
const NAMED: readonly Place[] = ['market', 'reference'];

type Text = Pick<RankedDocument, 'place' | 'title' | 'passages' | 'closeness'>;
type Asked = Pick<Evidence, 'terms' | 'weights' | 'wordsOf'>;

/** Whether a text says every kind of fact that was asked for. */
export const saysWhatIsAsked = (query: string, text: Text, asked: Asked): boolean =>
  FACT_KINDS.every((kind) => !kind.asks.test(query) || says(kind, query, text, asked));

/** Whether a text says this kind of fact. */
export function says(kind: FactKind, query: string, text: Text, asked: Asked): boolean {
  const { place, title, passages, closeness } = text;
  if (kind.notInReferences && place === 'reference') return false;
  const said = kind.says instanceof RegExp ? kind.says : kind.says(query);
  if (kind.within === 'line' && (closeness < ASKED_SO || NAMED.includes(place)))
    return passages.some(({ content }) => linesSpeakingOf(asked, content).some((line) => said.test(line)));
  return said.test([title, ...passages.map(({ heading, content }) => `${heading}\n${content}`)].join('\n'));
}
