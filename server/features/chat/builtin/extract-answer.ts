import type { Db } from '#server/db/open-database.ts';
import { loadAnalyser } from '#server/search/analyse/analyser.ts';
import type { FoundPassage } from '#server/search/query/search-passages.ts';
import type { Evidence } from '../retrieval/find-evidence.ts';
import type { RankedDocument } from '../retrieval/rank-documents.ts';
import { isSaying } from '../retrieval/rank-documents.ts';
import { blocksOf } from './blocks.ts';
import { chooseBlocks } from './choose-blocks.ts';
import { renderBlocks, speaksOfOurPages } from './render.ts';

/** Longer texts answer from the passages around the best one. */
const AROUND = 3;
/** From here on a title is the question. */
const WHOLE = 0.6;

export interface Extract {
  /** Markdown, piece by piece. */
  pieces: string[];
  /** What they stand on, the most first. */
  passages: FoundPassage[];
}

/** What the best document says to the question, in its own words. */
export async function extractAnswer(db: Db, evidence: Evidence, document: RankedDocument): Promise<Extract | null> {
  const analyser = await loadAnalyser();
  const [best] = document.passages;
  if (!best) return null;
  const passages = await readAround(db, best);
  const isWhole = document.closeness >= WHOLE && passages.length <= AROUND;
  const blocks = chooseBlocks(analyser, { ...evidence, title: document.title }, blocksOf(passages), isWhole);
  const used = new Set(
    blocks.flatMap(({ lines, intro }) => [...lines, ...(intro ? [intro] : [])].map((line) => line.passageId)),
  );
  const usedFirst = passages
    .filter(({ passageId }) => used.has(passageId))
    .toSorted((a, b) => Number(b.passageId === best.passageId) - Number(a.passageId === best.passageId))
    .map((passage) => ({ ...best, ...passage }));
  return { pieces: renderBlocks(blocks, speaksOfOurPages(document.place)), passages: onePerPlace(usedFirst) };
}

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
async function readAround(db: Db, best: FoundPassage) {
  const rows = await db
    .selectFrom('search_passage')
    .select(['id as passageId', 'heading', 'anchor', 'second', 'content', 'voice'])
    .where('entry_id', '=', best.entryId)
    .orderBy('position')
    .execute();
  const saying = rows.filter(isSaying);
  const at = saying.findIndex(({ passageId }) => passageId === best.passageId);
  if (saying.length <= AROUND) return saying;
  const { heading } = best;
  return saying.filter((row, i) => i === at || (Math.abs(i - at) <= 1 && row.heading === heading));
}
