import type { ExpressionBuilder, NotNull, SelectQueryBuilder } from 'kysely';
import type { Db } from '#server/db/open-database.ts';
import type { Tables } from '#server/db/tables.ts';
import { loadAnalyser } from '../analyse/analyser.ts';
import type { Field } from '../match.ts';
import { matches } from '../match.ts';
import { planOf } from './query-plan.ts';

/** A query that returns document ids. */
export type Ids = SelectQueryBuilder<Tables, 'document', { id: string }>;

export type FindWord = (
  eb: ExpressionBuilder<Tables, 'document'>,
  field: Exclude<Field, 'passage'>,
  word: string,
) => Ids | null;

/**
 * For lists with their own policy and order: the ids of documents that contain a word, in any inflected form, in title
 * or text. Null if the word has nothing to search for, such as `--`.
 */
export async function loadWordFinder(db: Db): Promise<FindWord> {
  const analyser = await loadAnalyser();
  return (eb, field, word) => {
    const { terms } = planOf(analyser, word);
    if (terms.length === 0) return null;
    return eb
      .selectFrom('search_entry')
      .select('search_entry.document_id as id')
      .where('search_entry.file_id', 'is', null)
      .where('search_entry.document_id', 'is not', null)
      .where(matches(db, field, terms))
      .$narrowType<{ id: NotNull }>();
  };
}
