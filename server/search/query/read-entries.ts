import type { AliasedRawBuilder, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Actor } from '#shared/permissions.ts';
import { can } from '#shared/permissions.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Audience, SearchEntryTable } from '#server/db/tables/search.tables.ts';
import { readableTo } from '#server/documents/document.read-policy.ts';

type Entries = AliasedRawBuilder<Selectable<SearchEntryTable>, 'search_entry'>;

const ALL: Entries = sql<Selectable<SearchEntryTable>>`search_entry`.as('search_entry');

/** Entries that this visitor may read, joined with their documents. All searches use this. */
export function readEntries(db: Db, actor: Actor, now: string, among = ALL) {
  return db
    .selectFrom(among)
    .leftJoin('document', 'document.id', 'search_entry.document_id')
    .where('search_entry.audience', 'in', audiencesOf(actor))
    .where((eb) => {
      // The read policy assumes that the document exists; entries without a document are accepted by the first
      // condition.
      const readable = readableTo(actor, now)(eb);
      return eb.or([eb('search_entry.document_id', 'is', null), readable]);
    });
}

const AUDIENCES: readonly Audience[] = ['all', 'member', 'customer'];

/** Files are found by everybody who may download them. */
const audiencesOf = (actor: Actor) => AUDIENCES.filter((visibility) => can.download(actor, { visibility }));
