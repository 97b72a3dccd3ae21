import type { Db } from '#server/db/open-database.ts';
import type { RankedDocument } from '#server/search/query/rank/rank-documents.ts';
import type { FoundPassage } from '#server/search/query/search-passages.ts';
import type { Evidence } from '../retrieval/find-evidence.ts';
import { blocksOf, isSummaryOf } from './blocks.ts';
import { chooseBlocks } from './choose-blocks.ts';
import { isByCompany } from '../retrieval/source-url.ts';
import { renderBlocks } from './render-blocks.ts';

/** Texts with more passages answer from the best ones and their neighbours. */
const AROUND = 4;
const MOST_BEST = 3;

/** The answer and the rest of the text as pieces of Markdown, and the sources of the pieces, most important first. */
export type Extract = Awaited<ReturnType<typeof extractAnswer>>;

/** Extracts from a document what answers the question, in the document's own words. */
export async function extractAnswer(db: Db, evidence: Evidence, document: RankedDocument) {
  const [best] = document.passages;
  const passages = await readAround(db, document.passages, best);
  const { shown, rest } = chooseBlocks(evidence, document, blocksOf(passages));
  const said = shown.flatMap(({ lines, intro }) => [...lines, ...(intro ? [intro] : [])]);
  const used = new Set(said.map(({ passageId }) => passageId));
  const usedFirst = passages
    .filter(({ passageId }) => used.has(passageId))
    .toSorted((a, b) => Number(b.passageId === best.passageId) - Number(a.passageId === best.passageId))
    .map((passage) => ({ ...best, ...passage }));
  const isOurs = isByCompany(document.place);
  return { pieces: renderBlocks(shown, isOurs), rest: renderBlocks(rest, isOurs), passages: onePerPlace(usedFirst) };
}

/** Merges passages with the same link into one source. */
const onePerPlace = (passages: readonly FoundPassage[]): FoundPassage[] =>
  [...Map.groupBy(passages, ({ anchor, second }) => `${anchor} ${second ?? ''}`).values()].flatMap((same) =>
    same.slice(0, 1).map((first) => ({ ...first, content: same.map(({ content }) => content).join('\n') })),
  );

/**
 * The summary, then the passages around the best ones, in the same text, without those that only ask. Whoever may read
 * one of them may read all.
 */
async function readAround(db: Db, passages: readonly FoundPassage[], best: FoundPassage) {
  const rows = await db
    .selectFrom('search_passage')
    .select(['id as passageId', 'position', 'heading', 'anchor', 'second', 'content', 'voice'])
    .where('entry_id', '=', best.entryId)
    .orderBy('position')
    .execute();
  const isFirst = isSummaryOf(best.place);
  const statements = rows
    .filter(({ voice }) => voice !== 'question')
    .toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
  const at = statements.findIndex(({ passageId }) => passageId === best.passageId);
  if (statements.length <= AROUND) return statements;
  const relevant = new Set(passages.slice(0, MOST_BEST).map(({ passageId }) => passageId));
  return statements.filter((one, i) => isFirst(one) || relevant.has(one.passageId) || Math.abs(i - at) <= 1);
}
