import type { ExpressionBuilder, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { ListInput } from '#shared/contract/boards/board.contract.ts';
import type { Actor } from '#shared/permissions.ts';
import { can } from '#shared/permissions.ts';
import { composed } from '#shared/text/compose.ts';
import { contains } from '#server/search/contains.ts';
import type { Db } from '#server/db/open-database.ts';
import type { DocumentWriterTable } from '#server/db/tables/boards/board.tables.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Ids } from '#server/search/query/word-finder.ts';
import { loadWordFinder } from '#server/search/query/word-finder.ts';
import { SHOWN_CHARS } from '../author-name.ts';

type Place = 'title' | 'body' | 'entry' | 'author';
type Builder = ExpressionBuilder<Tables, 'document'>;

export const searchWordsOf = (keyword: string) =>
  composed(keyword).toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10);

/** If more names match, the word is not treated as a name. */
const MOST_WRITERS = 1_000;

const PLACES: Record<ListInput['searchType'], readonly Place[]> = {
  all: ['entry', 'author'],
  title: ['title'],
  content: ['body'],
  author: ['author'],
};

/**
 * Condition that a document contains the word in one of the searched places. The ids of all places are combined into
 * one list, which can use indexes; with `or`, every document would be checked.
 */
export async function loadWordCondition(
  db: Db,
  searchType: ListInput['searchType'],
  word: string,
  writers: readonly Selectable<DocumentWriterTable>[],
) {
  const findWord = await loadWordFinder(db);
  const places = PLACES[searchType];
  return (eb: Builder) => {
    const lists = places
      .filter((place) => place !== 'author')
      // By the full-text index, which matches inflected forms; characters that it lacks are matched literally.
      .map((place) => findWord(eb, place, word) ?? asItStands(eb, place, word));
    if (writers.length > 0) lists.push(writtenBy(eb, writers));
    const [first, ...more] = lists;
    if (!first) return eb.lit(false);
    return eb(
      'document.id',
      'in',
      more.reduce((all, other) => all.unionAll(other), first),
    );
  };
}

/** Authors whose visible part of the name contains the word: the masked part must not be searchable. */
export async function findWriters(db: Db, searchType: ListInput['searchType'], word: string, actor: Actor) {
  if (!PLACES[searchType].includes('author')) return [];
  // A masked name copied from the list; asterisks are removed.
  const name = word.replaceAll('*', '') || word;
  const shown = (eb: ExpressionBuilder<Tables, 'document_writer'>) =>
    eb
      .case()
      .when('is_staff_author', '=', 1)
      .then(eb.ref('author_name'))
      .else(sql<string>`substr(author_name, 1, ${sql.lit(SHOWN_CHARS)})`)
      .end();
  return db
    .selectFrom('document_writer')
    .selectAll()
    .where((eb) => contains(can.seeAuthorNames(actor) ? eb.ref('author_name') : shown(eb), name))
    .limit(MOST_WRITERS)
    .execute();
}

const writtenBy = (eb: Builder, writers: readonly Selectable<DocumentWriterTable>[]): Ids =>
  eb
    .selectFrom('document as written')
    .select('written.id')
    .where((row) => {
      const ofKind = (isStaff: number) =>
        writers.filter((writer) => writer.is_staff_author === isStaff).map((writer) => writer.author_name);
      return row.or(
        [0, 1]
          .filter((isStaff) => ofKind(isStaff).length > 0)
          .map((isStaff) =>
            row.and([row('written.is_staff_author', '=', isStaff), row('written.author_name', 'in', ofKind(isStaff))]),
          ),
      );
    });

const asItStands = (eb: Builder, place: Place, word: string): Ids =>
  eb
    .selectFrom('document as text')
    .select('text.id')
    .where((row) => contains(row.ref(place === 'body' ? 'text.body_text' : 'text.title'), word));
