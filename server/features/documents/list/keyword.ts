import type { ExpressionBuilder, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { ListInput } from '#shared/contract/boards/board.contract.ts';
import type { Actor } from '#shared/permissions.ts';
import { can } from '#shared/permissions.ts';
import { composed } from '#shared/text/compose.ts';
import { loadAnalyser } from '#server/search/analyse/analyser.ts';
import { contains } from '#server/search/contains.ts';
import { planOf } from '#server/search/query/query-plan.ts';
import type { Where } from '#server/documents/document.read-policy.ts';
import type { Db } from '#server/db/open-database.ts';
import type { DocumentWriterTable } from '#server/db/tables/boards/board.tables.ts';
import { SHOWN_CHARS } from '../author-name.ts';

type Writer = Selectable<DocumentWriterTable>;

/** The documents of these authors, or of all, that have these words in the text. */
interface Way {
  words: readonly string[];
  writers: readonly Writer[] | null;
}

export const searchWordsOf = (keyword: string) =>
  composed(keyword).toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10);

/** If more names match, the others are not searched. */
const MOST_WRITERS = 1_000;
/** Each is a search of its own. Few queries name several authors. */
const MOST_WAYS = 2;

/**
 * The ways in which a document can have all the words: each in the text, or in the name of its author. Words that the
 * full-text index lacks, such as `--`, would have to be looked for in every text: they are left out, and without others
 * nothing is found.
 */
export async function waysOf(
  db: Db,
  searchType: ListInput['searchType'],
  words: readonly string[],
  actor: Actor,
): Promise<Way[]> {
  if (words.length === 0) return [{ words, writers: null }];
  const analyser = await loadAnalyser();
  const indexed = words.filter((word) => planOf(analyser, word).terms.length > 0);
  const inText = indexed.length > 0 ? [{ words: indexed, writers: null }] : [];
  if (searchType === 'title' || searchType === 'content') return inText;
  const named = await findWriters(db, words, searchType === 'author' ? 'all' : 'any', actor);
  if (searchType === 'author') return named.length === 0 ? [] : [{ words: [], writers: named }];
  const isIn = namesOf(actor);
  const byRest = Map.groupBy(named, (writer) => indexed.filter((word) => !isIn(writer, word)).join(' '));
  const ways = [...byRest].map(([rest, writers]) => ({ words: searchWordsOf(rest), writers }));
  return [...inText, ...ways.toSorted((a, b) => a.words.length - b.words.length).slice(0, MOST_WAYS)];
}

/** Without the asterisks of a masked name that was copied from the list. */
const nameIn = (word: string) => word.replaceAll('*', '') || word;

/** Authors whose visible part of the name contains the words: the masked part must not be searchable. */
function findWriters(db: Db, words: readonly string[], how: 'all' | 'any', actor: Actor): Promise<Writer[]> {
  const shown = (eb: ExpressionBuilder<{ document_writer: DocumentWriterTable }, 'document_writer'>) =>
    eb
      .case()
      .when('is_staff_author', '=', 1)
      .then(eb.ref('author_name'))
      .else(sql<string>`substr(author_name, 1, ${sql.lit(SHOWN_CHARS)})`)
      .end();
  return db
    .selectFrom('document_writer')
    .selectAll()
    .where((eb) => {
      const name = can.seeAuthorNames(actor) ? eb.ref('author_name') : shown(eb);
      const each = words.map((word) => contains(name, nameIn(word)));
      return how === 'all' ? eb.and(each) : eb.or(each);
    })
    .limit(MOST_WRITERS)
    .execute();
}

/** The same for a writer who was found. */
const namesOf =
  (actor: Actor) =>
  ({ author_name, is_staff_author }: Writer, word: string) => {
    const isShown = is_staff_author === 1 || can.seeAuthorNames(actor);
    return (isShown ? author_name : author_name.slice(0, SHOWN_CHARS)).toLowerCase().includes(nameIn(word));
  };

export const writtenBy =
  (writers: readonly Writer[]): Where =>
  (eb) =>
    eb.or(
      [...Map.groupBy(writers, (writer) => writer.is_staff_author)].map(([isStaff, ofKind]) =>
        eb.and([
          eb('document.is_staff_author', '=', isStaff),
          eb(
            'document.author_name',
            'in',
            ofKind.map((writer) => writer.author_name),
          ),
        ]),
      ),
    );
