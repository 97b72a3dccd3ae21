import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { searchDocuments } from '#server/search/query/search-documents.ts';
import { findPopular } from './search-day.queries.ts';

const CANDIDATES = 20;
const SHOWN = 8;
const KEPT_MS = 5 * 60_000;

const remembered = new WeakMap<Context, { words: string[]; until: number }>();

/**
 * Popular search words shown to everybody: only those with results for anonymous visitors, so that words from private
 * documents or spam do not appear.
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
  const candidates = await findPopular(context.db, context.clock.now().getTime(), shown * 2, beginning);
  return publicOnly(context, candidates, shown);
}

async function publicOnly(context: Context, candidates: readonly string[], shown: number): Promise<string[]> {
  const words: string[] = [];
  for (const query of candidates) {
    if (words.length >= shown) break;
    const { total, how } = await searchDocuments(context.db, null, { query, size: 1 }, nowIso(context));
    if (total > 0 && how === 'typed') words.push(query);
  }
  return words;
}
