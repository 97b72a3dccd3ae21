import type { Db } from '#server/db/open-database.ts';
import type { RankedDocument } from '#server/search/query/rank/rank-documents.ts';
import type { FoundPassage } from '#server/search/query/search-passages.ts';
import type { Evidence } from '../retrieval/find-evidence.ts';
import type { Block } from './blocks.ts';
import { blocksOf } from './blocks.ts';
import { chooseBlocks } from './choose-blocks.ts';
import { renderBlocks, isByCompany } from './render.ts';

/** Longer texts answer from their best passages, and from those around the first. */
const AROUND = 4;
const MOST_BEST = 3;

export interface Extract {
  /** Markdown, piece by piece: what was asked for. */
  pieces: string[];
  /** The same of what else the text says around it. */
  rest: string[];
  /** What the pieces stand on, the most first. */
  passages: FoundPassage[];
}

/** What a document says to the question, in its own words. */
export async function extractAnswer(db: Db, evidence: Evidence, document: RankedDocument): Promise<Extract | null> {
  const [best] = document.passages;
  if (!best) return null;
  const passages = await readAround(db, document);
  const { shown, rest } = chooseBlocks(evidence, document, blocksOf(passages));
  const used = passageIdsOf(shown);
  const usedFirst = passages
    .filter(({ passageId }) => used.has(passageId))
    .toSorted((a, b) => Number(b.passageId === best.passageId) - Number(a.passageId === best.passageId))
    .map((passage) => ({ ...best, ...passage }));
  const isOurs = isByCompany(document.place);
  return {
    pieces: renderBlocks(shown, isOurs),
    rest: renderBlocks(rest, isOurs),
    passages: onePerPlace(usedFirst),
  };
}

const passageIdsOf = (blocks: readonly Block[]) =>
  new Set(blocks.flatMap(({ lines, intro }) => [...lines, ...(intro ? [intro] : [])].map((line) => line.passageId)));

/** Pieces of one section are read in one place: one source, with all their words. */
function onePerPlace(passages: readonly FoundPassage[]): FoundPassage[] {
  const places = new Map<string, FoundPassage>();
  for (const passage of passages) {
    const key = `${passage.anchor} ${passage.second ?? ''}`;
    const same = places.get(key);
    if (same) same.content += `\n${passage.content}`;
    else places.set(key, { ...passage });
  }
  return [...places.values()];
}

/** The passages of the same text near the best one; those that only ask are left out. Who may read one may read all. */
async function readAround(db: Db, { passages }: RankedDocument) {
  const [best] = passages;
  if (!best) return [];
  const rows = await db
    .selectFrom('search_passage')
    .select(['id as passageId', 'position', 'heading', 'anchor', 'second', 'content', 'voice'])
    .where('entry_id', '=', best.entryId)
    .orderBy('position')
    .execute();
  const statements = rows.filter(({ voice }) => voice !== 'question');
  const at = statements.findIndex(({ passageId }) => passageId === best.passageId);
  if (statements.length <= AROUND) return statements;
  const relevant = new Set(passages.slice(0, MOST_BEST).map(({ passageId }) => passageId));
  const isAround = (row: { heading: string }, i: number) => Math.abs(i - at) <= 1 && row.heading === best.heading;
  return statements.filter((row, i) => relevant.has(row.passageId) || isAround(row, i));
}
