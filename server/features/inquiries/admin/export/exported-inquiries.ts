import type { Db } from '#server/db/open-database.ts';
import { standingConsents } from '#server/features/inquiries/standing-consent.queries.ts';
import type { InquiryConditions } from '../inquiry-list.queries.ts';
import { filteredInquiries } from '../inquiry-list.queries.ts';
import { EXPORT_COLUMNS } from './inquiry-xlsx.ts';
import { plainCell } from './plain-cell.ts';

const BATCH = 500;

/** An inquiry with what its columns need. */
export type ExportedInquiry = Awaited<ReturnType<typeof nextBatch>>[number];

/** Newest first, in batches, so that memory stays small and no long transaction is open. */
export async function* exportedRows(db: Db, filters: InquiryConditions): AsyncGenerator<string[]> {
  let last: ExportedInquiry | undefined;
  do {
    const batch = await nextBatch(db, filters, last);
    for (const row of batch) yield EXPORT_COLUMNS.map(({ value }) => plainCell(value(row)));
    last = batch.length === BATCH ? batch.at(-1) : undefined;
  } while (last);
}

/** The row of the batch before, after which the next one begins. */
type Last = { created_at: string; id: string } | undefined;

/** Compared as one value: with `or` databases would read the index from its start for each batch. */
export function batchAfter(db: Db, filters: InquiryConditions, last: Last) {
  const query = filteredInquiries(db, filters)
    .leftJoin('user as owner', 'owner.id', 'inquiry.owner_id')
    .selectAll('inquiry')
    .select('owner.name as owner_name')
    .orderBy('inquiry.created_at', 'desc')
    .orderBy('inquiry.id', 'desc')
    .limit(BATCH);
  if (last === undefined) return query;
  return query.where(({ eb, refTuple, tuple }) =>
    eb(refTuple('inquiry.created_at', 'inquiry.id'), '<', tuple(last.created_at, last.id)),
  );
}

async function nextBatch(db: Db, filters: InquiryConditions, last: Last) {
  const rows = await batchAfter(db, filters, last).execute();
  if (rows.length === 0) return [];
  const given = new Map<string, Set<string>>();
  for (const { inquiry_id: id, kind, agreed } of await standingConsents(
    db,
    rows.map((row) => row.id),
  )) {
    if (agreed === 1) given.set(id, (given.get(id) ?? new Set()).add(kind));
  }
  return rows.map((row) => ({ ...row, consents: given.get(row.id) ?? new Set<string>() }));
}
