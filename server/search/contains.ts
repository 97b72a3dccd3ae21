import type { Expression } from 'kysely';
import { sql } from 'kysely';

/** Whether a text contains the words as they stand, regardless of case; `%` and `_` are letters like others. */
export function contains(text: Expression<string | null>, words: string) {
  const pattern = `%${words
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`lower(${text}) like ${pattern} escape '\\'`;
}
