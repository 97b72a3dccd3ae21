import { boardOf } from '../../../../shared/boards.ts';
import type { Db } from '../../../db/open-database.ts';
import type { Analyser } from '../../../search/analyse/analyser.ts';
import { loadAnalyser } from '../../../search/analyse/analyser.ts';
import { ANSWER_HEADING } from '../../../search/index/index-document.ts';
import { scorerOf } from '../../../search/query/score.ts';
import type { Place } from '../../../search/place.ts';
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

type Asked = Pick<PassagesFound, 'terms' | 'weights' | 'passages'>;

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

/** Found passages by document. What a question says is no answer: of such boards only the answers count. */
export async function rankDocuments(db: Db, asked: Asked, now: string): Promise<RankedDocument[]> {
  const analyser = await loadAnalyser();
  const groups = groupByDocument(asked.passages);
  const published = await publishedOf(
    db,
    [...groups.values()].flatMap(([first]) => first?.documentId ?? []),
    now,
  );
  const ranked = [...groups.values()].flatMap((group): RankedDocument[] => {
    const [first] = group;
    if (!first) return [];
    const publishedAt = published.get(first.documentId ?? '');
    if (first.documentId !== null && publishedAt === undefined) return [];
    const weighed = group
      .map((passage) => {
        const nearness = nearnessOf(analyser, asked, passage);
        const { score, coverage, closeness } = passage;
        return { passage, nearness, points: score * coverage * (1 + nearness) * (1 + CLOSENESS_GAIN * closeness ** 2) };
      })
      .toSorted((a, b) => b.points - a.points);
    const says = weighed.map(({ passage }) => passage).filter(isSaying);
    if (says.length === 0) return [];
    return [
      {
        place: first.place,
        title: first.title,
        passages: says,
        score: (weighed[0]?.points ?? 0) * PLACE_WEIGHTS[first.place] * freshnessOf(first.place, publishedAt, now),
        coverage: Math.max(...group.map(({ coverage }) => coverage)),
        closeness: Math.max(...group.map(({ closeness }) => closeness)),
        nearness: Math.max(...weighed.map(({ nearness }) => nearness)),
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
  place === 'manual' ||
  place === 'page' ||
  !boardOf(place).hasAnswers ||
  (fileId === null && heading.startsWith(ANSWER_HEADING));

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

function freshnessOf(place: Place, publishedAt: string | undefined, now: string): number {
  if (publishedAt === undefined || !AGES.includes(place)) return 1;
  const years = (Date.parse(now) - Date.parse(publishedAt)) / YEAR_MS;
  return Math.max(LEAST_FRESHNESS, 1 - YEARLY_LOSS * years);
}
