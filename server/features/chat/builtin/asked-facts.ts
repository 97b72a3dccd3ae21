import type { Place } from '#server/search/place.ts';
import type { Evidence } from '../retrieval/find-evidence.ts';
import type { RankedDocument } from '../retrieval/rank-documents.ts';
import { AMOUNTS } from './asked-facts/amounts.ts';
import type { FactKind } from './asked-facts/fact-kind.ts';
import { INCIDENTS } from './asked-facts/incidents.ts';
import { LIMITS } from './asked-facts/limits.ts';
import { leavesOut, linesSpeakingOf } from './asked-facts/lines.ts';
import { NAMED_THINGS } from './asked-facts/named-things.ts';
import { NAMES } from './asked-facts/names.ts';
import { OCCASIONS } from './asked-facts/occasions.ts';
import { PEOPLE } from './asked-facts/people.ts';
import { PROMISES } from './asked-facts/promises.ts';
import { STATED } from './asked-facts/stated.ts';

export const FACT_KINDS: readonly FactKind[] = [
  ...PEOPLE,
  ...OCCASIONS,
  ...AMOUNTS,
  ...LIMITS,
  ...INCIDENTS,
  ...NAMES,
  ...NAMED_THINGS,
  ...PROMISES,
  ...STATED,
];

/** From here on a text was written to answer this question, and may say it in other words; what has a name was not. */
const ASKED_SO = 0.65;
/** What became of a customer, and nothing that is had here. */
const OF_CUSTOMERS = /사례|고객사|^(?!.*(?:우리|저희|당사)).*[가-힣](?<!가능|필요|비슷)한\s(?:회사|업체|곳)/;
/** A question of its own before the last one. */
const ASKED_BEFORE = /^.*(?:나요|까요|는지요?|되나|됩니까|습니까|할까|을까)[\s?….,]+(?=\S.{4})/;
const NAMED: readonly Place[] = ['market', 'reference'];

type Text = Pick<RankedDocument, 'place' | 'title' | 'passages' | 'closeness'>;
type Asked = Pick<Evidence, 'terms' | 'weights' | 'wordsOf'>;

/** Whether a text says every kind of fact that was asked for. */
export const saysWhatIsAsked = (query: string, text: Text, asked: Asked): boolean =>
  saysAll(FACT_KINDS, query, text, asked);

/** Whether a text is of what was asked for at all: 카드 결제 내역 comes near to 결제 방법, and is of something else. */
export const isOfWhatIsAsked = (query: string, text: Text, asked: Asked): boolean =>
  saysAll(PROMISES, query, text, asked);

const saysAll = (kinds: readonly FactKind[], query: string, text: Text, asked: Asked): boolean =>
  kinds.every((kind) => !kind.asks.test(query) || says(kind, query, text, asked));

/** Whether a text says this kind of fact. */
export function says(kind: FactKind, query: string, text: Text, asked: Asked): boolean {
  const { place, title, passages, closeness } = text;
  if (kind.notInReferences && place === 'reference' && !OF_CUSTOMERS.test(query)) return false;
  const said = typeof kind.says === 'function' ? kind.says(query) : kind.says;
  const isWrittenForIt =
    (kind.anywhereInFaq && place === 'faq') || (closeness >= ASKED_SO && !NAMED.includes(place) && !leavesOut(query));
  if (kind.within === 'line' && !isWrittenForIt && !isAskedBesides(kind, query))
    return passages.some((passage) => linesSpeakingOf(query, asked, passage).some((line) => said.test(line)));
  return said.test([title, ...passages.map(({ heading, content }) => `${heading}\n${content}`)].join('\n'));
}

/** 만들 수 있나요? 얼마나 걸려요: what answers the question before need say this anywhere. */
function isAskedBesides({ asks }: FactKind, query: string): boolean {
  const [before = ''] = ASKED_BEFORE.exec(query) ?? [];
  return before !== '' && before.length < query.length && !asks.test(before);
}
