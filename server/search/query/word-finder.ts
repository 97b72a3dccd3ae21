import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.ts';
import { loadAnalyser } from '../analyse/analyser.ts';
import type { Field } from '../match.ts';
import { matches } from '../match.ts';
import { planOf } from './plan.ts';

export type FindWord = (
  eb: ExpressionBuilder<Tables, 'document'>,
  field: Exclude<Field, 'passage'>,
  word: string,
) => Expression<SqlBool> | null;

/**
 * For lists that have a policy and an order of their own: the condition that a document has a word, in whatever
 * form, in its title or its text. Null when there is nothing in the word to look for, as in `--`.
 */
export async function loadWordFinder(db: Db): Promise<FindWord> {
  const analyser = await loadAnalyser();
  return (eb, field, word) => {
    const { terms } = planOf(analyser, word);
    if (terms.length === 0) return null;
    const found = eb
      .selectFrom('search_entry')
      .select('search_entry.document_id')
      .where('search_entry.file_id', 'is', null)
      .where('search_entry.document_id', 'is not', null)
      .where(matches(db, field, terms));
    return eb('document.id', 'in', found);
  };
}
