import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { MarketVersion } from '#shared/contract/boards/market.contract.ts';
import type { Actor } from '#shared/permissions.ts';
import { can } from '#shared/permissions.ts';
import type { Db } from '#server/db/open-database.ts';
import { factsOf } from '#server/documents/document.read-policy.ts';
import type { DocumentRow } from '../documents/open-document.ts';
import { presentFile } from '../files/file.queries.ts';

/** Names of files that are read and shown of all versions together, as they are stored. */
const MOST_LISTED_CHARS = 100_000;

/** Versions visible to this visitor, newest first: the first with the files inside, others as long as there is room. */
export async function listVersions(db: Db, actor: Actor, entry: DocumentRow): Promise<MarketVersion[]> {
  const rows = await db
    .selectFrom('market_version')
    .innerJoin('file', 'file.id', 'market_version.file_id')
    .selectAll('file')
    .select([
      'market_version.id as version_id',
      'market_version.version',
      'market_version.changes',
      sql<number>`length(market_version.entries)`.as('chars'),
      'market_version.is_published',
      'market_version.created_at as versioned_at',
    ])
    .where('market_version.document_id', '=', entry.id)
    .orderBy('market_version.created_at', 'desc')
    .orderBy('market_version.id')
    .execute();
  const seesAll = can.changeDocument(actor, factsOf(entry));
  const visible = rows.filter(({ is_published }) => seesAll || is_published === 1);
  let chars = 0;
  const listed = visible.filter((row, index) => (chars += row.chars) <= MOST_LISTED_CHARS || index === 0);
  const entries = await readEntries(
    db,
    listed.map((row) => row.version_id),
  );
  return visible.map((row) => ({
    versionId: row.version_id,
    version: row.version,
    changes: row.changes,
    createdAt: row.versioned_at,
    isPublished: row.is_published === 1,
    file: presentFile(row),
    entries: entries.get(row.version_id) ?? [],
  }));
}

async function readEntries(db: Db, versionIds: readonly string[]): Promise<Map<string, MarketVersion['entries']>> {
  if (versionIds.length === 0) return new Map();
  const rows = await db.selectFrom('market_version').select(['id', 'entries']).where('id', 'in', versionIds).execute();
  return new Map(rows.map(({ id, entries }) => [id, JSON.parse(entries) as MarketVersion['entries']]));
}

/** Unpublished packages are for author and staff only. */
export async function mayOpenPackage(db: Db, actor: Actor, fileId: string, entry: DocumentRow): Promise<boolean> {
  if (can.changeDocument(actor, factsOf(entry))) return true;
  const row = await db
    .selectFrom('market_version')
    .select('is_published')
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  return row?.is_published === 1;
}

interface NewVersion {
  documentId: string;
  fileId: string;
  version: string;
  changes: string;
  entries: MarketVersion['entries'];
  isPublished: boolean;
}

/** Returns the id, or null if the version number exists. */
export async function insertVersion(tx: Db, given: NewVersion, now: string): Promise<string | null> {
  const id = randomUUID();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('market_version')
    .values({
      id,
      document_id: given.documentId,
      file_id: given.fileId,
      version: given.version,
      changes: given.changes,
      entries: JSON.stringify(given.entries),
      is_published: given.isPublished ? 1 : 0,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['document_id', 'version']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n ? id : null;
}

export async function countVersions(db: Db, documentId: string): Promise<number> {
  const { count } = await db
    .selectFrom('market_version')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('document_id', '=', documentId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function hasVersion(db: Db, documentId: string, isPublished = false): Promise<boolean> {
  const row = await db
    .selectFrom('market_version')
    .select('id')
    .where('document_id', '=', documentId)
    .$if(isPublished, (query) => query.where('is_published', '=', 1))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Publishes the reviewed versions that wait; returns their number. */
export async function publishVersions(tx: Db, documentId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await tx
    .updateTable('market_version')
    .set({ is_published: 1 })
    .where('document_id', '=', documentId)
    .where('is_published', '=', 0)
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Attaches an uploaded package to an item; false if another form has taken it. */
export async function claimPackage(tx: Db, fileId: string, documentId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('file')
    .set({ document_id: documentId })
    .where('id', '=', fileId)
    .where('document_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
