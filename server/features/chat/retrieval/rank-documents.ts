import type { Db } from '#server/db/open-database.ts';
import type { Analyser } from '#server/search/analyse/analyser.ts';
import { scorerOf } from '#server/search/query/score.ts';
import type { Place } from '#server/search/place.ts';
import type { FoundPassage, PassagesFound } from '#server/search/query/search-passages.ts';
import { explainingGainOf } from './explaining-gain.ts';
import { inTurnFor } from './parts-in-turn.ts';
import { loadRememberedTokens } from './remembered-tokens.ts';
import { readAsked } from './judge/asked.ts';
import { leadOf, rankOf, sureOf } from './judge/model.ts';
import type { Signals } from './judge/signals.ts';
import { signalReader } from './judge/signals.ts';

export interface RankedDocument {
  place: Place;
  title: string;
  /** A member wrote it: told as such, and only where nothing of the company answers. */
  isByMember: boolean;
  /** Those that say something: what stands below the heading that was asked for, then best first; one at least. */
  passages: FoundPassage[];
  /** How near it comes to the question, as a logarithm. */
  score: number;
  /** How sure it is that it answers: above 0 as sure as an answer has to be. */
  sure: number;
  /** How much of what was asked its title, other wordings and best passage speak of, 0 to 1. */
  coverage: number;
  /** How near one of its titles or wordings comes to the question as a whole, 0 to 1. */
  closeness: number;
  /** All that was measured of it. */
  signals: Signals;
}

type Found = Pick<PassagesFound, 'terms' | 'weights' | 'counts' | 'passages' | 'words'> & {
  /** As it was typed, after the question before where it leans on that. */
  query: string;
};

/** What was written to answer questions goes before what was written for a day. */
const PLACE_WEIGHTS: Record<Place, number> = {
  faq: 1.25,
  manual: 1.1,
  page: 0.9,
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
/** Further documents are never the answer, and each takes a while. */
const MOST_JUDGED = 16;
const NO_WORDS = { title: [], heading: [], wordings: [], body: [] };

/** Found passages by document. What a question says is no answer: of such boards only the answers count. */
export async function rankDocuments(db: Db, found: Found, now: string): Promise<RankedDocument[]> {
  const tokens = await loadRememberedTokens();
  const asked = await readAsked(tokens, found);
  const signalsOf = signalReader(asked);
  const gainOf = explainingGainOf(found);
  const inTurn = inTurnFor(asked);
  const groups = groupByDocument(found.passages);
  const published = await publishedOf(
    db,
    [...groups.values()].flatMap(([first]) => first?.documentId ?? []),
    now,
  );
  const weighedGroups = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const publishedAt = published.get(first.documentId ?? '');
    if (first.documentId !== null && publishedAt === undefined) return [];
    const weighed = group.map((passage) => {
      const nearness = nearnessOf(tokens, found, passage);
      const { passageId, score, coverage, closeness } = passage;
      return {
        passage,
        words: found.words.get(passageId) ?? NO_WORDS,
        nearness,
        points:
          (1 + gainOf(passage.content)) * score * coverage * (1 + nearness) * (1 + CLOSENESS_GAIN * closeness ** 2),
        isSaying: isSaying(passage),
      };
    });
    if (!weighed.some((one) => one.isSaying)) return [];
    const { place, title } = first;
    const weight = PLACE_WEIGHTS[place] * freshnessOf(place, publishedAt, now);
    return [{ place, title, weighed, weight, points: weight * Math.max(...weighed.map(({ points }) => points)) }];
  });
  const ranked = weighedGroups
    .toSorted((a, b) => b.points - a.points)
    .slice(0, MOST_JUDGED)
    .map(({ place, title, weighed: group, weight }) => {
      const weighed = inTurn(group);
      const passages = weighed.filter((one) => one.isSaying).map(({ passage }) => passage);
      const gain = Math.max(...passages.map(({ content }) => gainOf(content)));
      const signals = { ...signalsOf(weighed), [place]: 1, prior: Math.log(weight) + gain, explains: Number(gain > 0) };
      const isByMember = passages.every(({ voice }) => voice === 'member');
      return { place, title, isByMember, passages, signals, score: rankOf(signals) };
    })
    .toSorted((a, b) => b.score - a.score);
  const company = ranked.filter(({ isByMember }) => !isByMember);
  return ranked.map((one) => {
    // What members write makes nothing of the company less sure.
    const [first, second] = one.isByMember ? ranked : company;
    const signals: Signals = { ...one.signals, lead: one === first ? leadOf(one.score, second?.score) : 0 };
    const { coverage = 0, closeness = 0 } = signals;
    return { ...one, coverage, closeness, signals, sure: sureOf(found.query, signals) };
  });
}

function groupByDocument(passages: readonly FoundPassage[]): Map<string, FoundPassage[]> {
  const groups = new Map<string, FoundPassage[]>();
  for (const passage of passages) {
    const key = passage.documentId ?? passage.manualPath ?? '';
    groups.set(key, [...(groups.get(key) ?? []), passage]);
  }
  return groups;
}

/** Whether a passage tells something: a question does not. */
export const isSaying = ({ voice }: Pick<FoundPassage, 'voice'>) => voice !== 'question';

/** When each was published: an answer stands on nothing that is not out, even when staff or its author ask. */
async function publishedOf(db: Db, ids: readonly string[], now: string) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom('document')
    .select(['id', 'published_at'])
    .where('id', 'in', [...new Set(ids)])
    .where('is_hidden', '=', 0)
    .where('published_at', '<=', now)
    .execute();
  return new Map(rows.map(({ id, published_at }) => [id, published_at ?? '']));
}

/**
 * How much of what was asked stands in one line: words that are near each other speak of one thing. A line that
 * begins with a code that was asked for explains it.
 */
function nearnessOf(
  tokens: Analyser['tokens'],
  { terms, weights }: Pick<Found, 'terms' | 'weights'>,
  { content, heading }: FoundPassage,
): number {
  const { coverage } = scorerOf(terms, weights);
  const codes = terms.flatMap(({ any: [word = ''] }) => (/^[a-z].*\d/.test(word) ? [word] : []));
  const above = HEADING_SHARE * coverage(tokens(heading).join(' '));
  // Code repeats its words, and explains nothing.
  const prose = content.split('\n').filter((line) => !line.startsWith('    '));
  const lines = prose.map((line) => {
    const explains = codes.some((code) => line.toLowerCase().startsWith(code));
    return coverage(tokens(line).join(' ')) + (explains ? EXPLAINS_GAIN : 0);
  });
  return Math.min(1 + EXPLAINS_GAIN, Math.max(0, ...lines) + above);
}

function freshnessOf(place: Place, publishedAt: string | undefined, now: string): number {
  if (publishedAt === undefined || !AGES.includes(place)) return 1;
  const years = (Date.parse(now) - Date.parse(publishedAt)) / YEAR_MS;
  return Math.max(LEAST_FRESHNESS, 1 - YEARLY_LOSS * years);
}
