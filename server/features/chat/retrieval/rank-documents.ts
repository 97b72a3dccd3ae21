import { boardOf } from '../../../../shared/boards.ts';
import type { Db } from '../../../db/open-database.ts';
import type { Analyser, Term } from '../../../search/analyse/analyser.ts';
import { loadAnalyser } from '../../../search/analyse/analyser.ts';
import { ANSWER_HEADING } from '../../../search/index/index-document.ts';
import { planOf } from '../../../search/query/plan.ts';
import { scorerOf } from '../../../search/query/score.ts';
import type { Place } from '../../../search/query/search-documents.ts';
import type { FoundPassage, PassagesFound } from '../../../search/query/search-passages.ts';

export interface RankedDocument {
  place: Place;
  title: string;
  /** Those that say something, best first; one at least. */
  passages: FoundPassage[];
  score: number;
  /** How much of what was asked its title, other wordings and best passage speak of, 0 to 1. */
  coverage: number;
  /** How near one of its titles or wordings comes to the question as a whole, 0 to 1. */
  closeness: number;
  /** How much of it one line and the headings above it speak of; words that are far apart meet by chance. */
  nearness: number;
}

interface Asked {
  text: string;
  terms: readonly Term[];
  weights: readonly number[];
}

/** What was written to answer questions goes before what was written for a day. */
const PLACE_WEIGHTS: Record<Place, number> = {
  faq: 1.25,
  manual: 1.1,
  qna: 1.1,
  videoTutorial: 0.95,
  library: 0.95,
  notice: 0.95,
  market: 0.8,
  reference: 0.75,
};
/** Places whose texts grow old: what a year takes from them, and what it leaves at least. */
const AGES: readonly Place[] = ['notice', 'qna', 'library'];
const YEARLY_LOSS = 0.15;
const LEAST_FRESHNESS = 0.7;
const CLOSENESS_GAIN = 2;
const EXPLAINS_GAIN = 0.5;
const HEADING_SHARE = 0.3;
const YEAR_MS = 365 * 86_400_000;

/** Found passages by document. What a question says is no answer: of such boards only the answers count. */
export async function rankDocuments(
  db: Db,
  asked: Asked,
  { passages, tokens }: Pick<PassagesFound, 'passages' | 'tokens'>,
  now: string,
): Promise<RankedDocument[]> {
  const analyser = await loadAnalyser();
  const groups = groupByDocument(passages);
  const facts = await factsOf(
    db,
    [...groups.values()].flatMap(([first]) => first?.documentId ?? []),
    now,
  );
  const { coverage } = scorerOf(asked.terms, asked.weights);
  const covers = ({ passageId }: FoundPassage) => coverage(tokens.get(passageId) ?? '');
  const ranked = [...groups.values()].flatMap((group): RankedDocument[] => {
    const says = group.filter(isSaying);
    const [first] = group;
    if (!first || says.length === 0) return [];
    const fact = facts.get(first.documentId ?? '');
    if (first.documentId !== null && !fact) return [];
    const closeness = Math.max(...wordingsOf(first, fact).map((wording) => closenessOf(analyser, asked, wording)));
    const nearnesses = group.map((passage) => nearnessOf(analyser, asked, passage));
    const best = Math.max(...group.map((passage, i) => passage.score * covers(passage) * (1 + (nearnesses[i] ?? 0))));
    return [
      {
        place: first.place,
        title: first.title,
        passages: says,
        score:
          best *
          PLACE_WEIGHTS[first.place] *
          freshnessOf(first.place, fact?.published_at, now) *
          (1 + CLOSENESS_GAIN * closeness ** 2),
        coverage: Math.max(...group.map(covers)),
        closeness,
        nearness: Math.max(...nearnesses),
      },
    ];
  });
  return ranked.toSorted((a, b) => b.score - a.score);
}

function groupByDocument(passages: readonly FoundPassage[]): Map<string, FoundPassage[]> {
  const groups = new Map<string, FoundPassage[]>();
  for (const passage of passages) {
    const key = passage.documentId ?? passage.manualPath ?? '';
    groups.set(key, [...(groups.get(key) ?? []), passage]);
  }
  return groups;
}

/** Whether a passage tells something: on boards of questions and answers, the answers do. */
export const isSaying = ({ place, heading, fileId }: Pick<FoundPassage, 'place' | 'heading' | 'fileId'>) =>
  place === 'manual' || !boardOf(place).hasAnswers || (fileId === null && heading.startsWith(ANSWER_HEADING));

/** Of published documents: an answer stands on nothing that is not out, even when staff or its author ask. */
async function factsOf(db: Db, ids: readonly string[], now: string) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('document')
    .select(['id', 'fields', 'published_at'])
    .where('id', 'in', [...new Set(ids)])
    .where('is_hidden', '=', 0)
    .where('published_at', '<=', now)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

function wordingsOf({ place, title, heading }: FoundPassage, fact: { fields: string } | undefined): string[] {
  if (place === 'manual') return [title, `${title} ${heading.split(' > ').at(-1) ?? ''}`];
  const values = JSON.parse(fact?.fields ?? '{}') as Record<string, string>;
  const wordings = boardOf(place).fields.flatMap(({ name, isWording }) => (isWording ? [values[name] ?? ''] : []));
  return [title, ...wordings.flatMap((value) => value.split('\n'))].filter((line) => line.trim() !== '');
}

/**
 * How much of what was asked stands in one line: words that are near each other speak of one thing. A line that
 * begins with a code that was asked for explains it.
 */
function nearnessOf(analyser: Analyser, { terms, weights }: Asked, { content, heading }: FoundPassage): number {
  const { coverage } = scorerOf(terms, weights);
  const codes = terms.flatMap(({ any: [word = ''] }) => (/^[a-z].*\d/.test(word) ? [word] : []));
  const above = HEADING_SHARE * coverage(analyser.tokens(heading).join(' '));
  // Code repeats its words, and explains nothing.
  const prose = content.split('\n').filter((line) => !line.startsWith('    '));
  const lines = prose.map((line) => {
    const explains = codes.some((code) => line.toLowerCase().startsWith(code));
    return coverage(analyser.tokens(line).join(' ')) + (explains ? EXPLAINS_GAIN : 0);
  });
  return Math.min(1 + EXPLAINS_GAIN, Math.max(0, ...lines) + above);
}

/** How much the two say the same: what part of each is in the other. */
function closenessOf(analyser: Analyser, { text, terms, weights }: Asked, wording: string): number {
  const there = scorerOf(terms, weights).coverage(analyser.tokens(wording).join(' '));
  const back = scorerOf(planOf(analyser, wording).terms).coverage(analyser.tokens(text).join(' '));
  return there + back === 0 ? 0 : (2 * there * back) / (there + back);
}

function freshnessOf(place: Place, publishedAt: string | undefined, now: string): number {
  if (publishedAt === undefined || !AGES.includes(place)) return 1;
  const years = (Date.parse(now) - Date.parse(publishedAt)) / YEAR_MS;
  return Math.max(LEAST_FRESHNESS, 1 - YEARLY_LOSS * years);
}
