import type { StoredFile } from '#shared/contract/admin/stored-file.contract.ts';
import type { StoragePlace } from '#shared/site/storage-places.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import type { Db } from '#server/db/open-database.ts';

/** Number and size of the files of each place that has any, the largest first. */
export async function sizeOfPlaces(db: Db): Promise<{ place: StoragePlace; files: number; bytes: number }[]> {
  const places = await Promise.all([
    db
      .selectFrom('file')
      .select((eb) => ['board_type', eb.fn.countAll<number>().as('files'), eb.fn.sum<number>('size_bytes').as('bytes')])
      .groupBy('board_type')
      .execute()
      .then((rows) => rows.map(({ board_type, files, bytes }) => ({ place: board_type, files, bytes }))),
    sizeOf(db, 'driver', 'drivers'),
    sizeOf(db, 'inquiry_file', 'inquiries'),
  ]);
  return places
    .flat()
    .filter(({ files }) => files > 0)
    .toSorted((a, b) => b.bytes - a.bytes);
}

async function sizeOf<Place extends StoragePlace>(db: Db, table: 'driver' | 'inquiry_file', place: Place) {
  const row = await db
    .selectFrom(table)
    .select((eb) => [eb.fn.countAll<number>().as('files'), eb.fn.sum<number | null>('size_bytes').as('bytes')])
    .executeTakeFirstOrThrow();
  return [{ place, files: row.files, bytes: row.bytes ?? 0 }];
}

/** One page of the files of a place, the largest first. */
export function listStoredFiles(db: Db, place: StoragePlace, page: number): Promise<StoredFile[]> {
  const limit = SERVER_LIMITS.adminPageSize;
  const part = { limit, offset: (page - 1) * limit };
  if (place === 'drivers') return listDrivers(db, part);
  return place === 'inquiries' ? listInquiryFiles(db, part) : listFilesOfBoard(db, place, part);
}

interface Part {
  limit: number;
  offset: number;
}

type Board = Exclude<StoragePlace, 'drivers' | 'inquiries'>;

async function listFilesOfBoard(db: Db, board: Board, { limit, offset }: Part): Promise<StoredFile[]> {
  const rows = await db
    .selectFrom('file')
    .leftJoin('document', 'document.id', 'file.document_id')
    .select(['file.id', 'file.name', 'file.purpose', 'file.size_bytes', 'file.created_at'])
    .select(['document.id as document_id', 'document.title', 'document.deleted_at'])
    .where('file.board_type', '=', board)
    .orderBy('file.size_bytes', 'desc')
    .orderBy('file.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => ({
    fileId: row.id,
    name: row.name,
    purpose: row.purpose,
    sizeBytes: row.size_bytes,
    createdAt: row.created_at,
    document:
      row.document_id === null
        ? null
        : { documentId: row.document_id, title: row.title ?? '', isDeleted: row.deleted_at !== null },
    inquiry: null,
  }));
}

const NO_DOCUMENT = { purpose: null, document: null } as const;

async function listDrivers(db: Db, { limit, offset }: Part): Promise<StoredFile[]> {
  const rows = await db
    .selectFrom('driver')
    .select(['id', 'type', 'version', 'platform', 'size_bytes', 'created_at'])
    .orderBy('size_bytes', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => ({
    ...NO_DOCUMENT,
    fileId: row.id,
    name: `${row.type} ${row.version} ${row.platform}`,
    sizeBytes: row.size_bytes,
    createdAt: row.created_at,
    inquiry: null,
  }));
}

async function listInquiryFiles(db: Db, { limit, offset }: Part): Promise<StoredFile[]> {
  const rows = await db
    .selectFrom('inquiry_file')
    .leftJoin('inquiry', 'inquiry.id', 'inquiry_file.inquiry_id')
    .select(['inquiry_file.id', 'inquiry_file.size_bytes', 'inquiry_file.created_at'])
    .select(['inquiry.id as inquiry_id', 'inquiry.number'])
    .orderBy('inquiry_file.size_bytes', 'desc')
    .orderBy('inquiry_file.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => ({
    ...NO_DOCUMENT,
    fileId: row.id,
    name: '',
    sizeBytes: row.size_bytes,
    createdAt: row.created_at,
    inquiry: row.inquiry_id === null ? null : { contractId: row.inquiry_id, contractNumber: row.number ?? '' },
  }));
}
