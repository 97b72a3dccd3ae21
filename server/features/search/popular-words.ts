import { BOARD_TYPES, boardOf } from '#shared/boards.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Analyser } from '#server/search/analyse/analyser.ts';
import { loadAnalyser } from '#server/search/analyse/analyser.ts';
import { normalise } from '#server/search/analyse/scan.ts';
import type { Place } from '#server/search/place.ts';
import { isFoundAsTyped } from '#server/search/query/search-documents.ts';
import { findPopular } from './search-day.queries.ts';

const CANDIDATES = 40;
const SHOWN = 8;
const KEPT_MS = 5 * 60_000;

const remembered = new WeakMap<Context, { words: string[]; until: number }>();

/** Where nobody but staff writes. */
const COMPANY_PLACES: Place[] = [
  ...BOARD_TYPES.filter((type) => boardOf(type).registerRoles.length === 0),
  'manual',
  'page',
];

/**
 * Popular search words shown to everybody: only those that the company's own texts hold and anonymous visitors may
 * read, so that nobody puts words of a question of theirs, or of private documents, on the search page. Nor what the
 * search passes over, as signs and the rest of a sentence.
 */
export async function popularWords(context: Context): Promise<string[]> {
  const nowMs = context.clock.now().getTime();
  const kept = remembered.get(context);
  if (kept && nowMs < kept.until) return kept.words;
  const words = await publicOnly(context, await findPopular(context.db, nowMs, CANDIDATES), SHOWN);
  remembered.set(context, { words, until: nowMs + KEPT_MS });
  return words;
}

/** Popular words with this prefix. */
export async function popularBeginning(context: Context, beginning: string, shown: number): Promise<string[]> {
  const candidates = await findPopular(context.db, context.clock.now().getTime(), shown * 4, beginning);
  return publicOnly(context, candidates, shown);
}

async function publicOnly(context: Context, candidates: readonly string[], shown: number): Promise<string[]> {
  const words: string[] = [];
  const analyser = await loadAnalyser();
  for (const query of candidates.filter((one) => isMadeOfTerms(analyser, one))) {
    if (words.length >= shown) break;
    const asked = { query, places: COMPANY_PLACES };
    if (await isFoundAsTyped(context.db, null, asked, nowIso(context))) words.push(query);
  }
  return words;
}

/** What is written, without symbols as emojis are: `1:1 문의`, `C#`, `엑셀/csv`. */
const WRITTEN = /^[\p{L}\p{N}\p{P}+]+$/u;

/** Whether the search looks for something in each word: in 너는 왜 이래 it passes over all. */
const isMadeOfTerms = ({ terms }: Analyser, query: string): boolean =>
  normalise(query)
    .trim()
    .split(/\s+/)
    .every((word) => WRITTEN.test(word) && terms(word).length > 0);
