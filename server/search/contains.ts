import type { Expression } from 'kysely';
import { sql } from 'kysely';
import { composed } from '#shared/text/compose.ts';

/** Whether a text contains the words as they stand, regardless of case; `%` and `_` are letters like others. */
export function contains(text: Expression<string | null>, words: string) {
  const pattern = `%${composed(words)
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`lower(${text}) like ${pattern} escape '\\'`;
}
