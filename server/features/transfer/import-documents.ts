import type { BoardType } from '../../../shared/boards.ts';
import { transferText as text } from '../../../shared/messages/transfer.ko.ts';
import type { Actor } from '../../../shared/permissions.ts';
import type { Context } from '../../context.ts';
import { nowIso } from '../../context.ts';
import type { Db } from '../../db/open-database.ts';
import { transaction } from '../../db/transaction.ts';
import { addDocument } from './add-document.ts';
import { checkDocument } from './check-document.ts';
import type { Checked } from './check-document.ts';
import type { MovedDocument, ReadExport, Skipped } from './moved.ts';

const CHUNK_ROWS = 50;

/** Looks at every row, and unless it is a dry run adds those that fit, a chunk a transaction. */
export async function importDocuments(
  context: Context,
  actor: Actor,
  boardType: BoardType,
  read: ReadExport,
  isDryRun: boolean,
) {
  const skipped: Skipped[] = [...read.skipped];
  const warnings: string[] = [];
  const fitting: { moved: MovedDocument; checked: Checked }[] = [];
  const known = await knownIds(context.db, boardType, read.source);
  const seen = new Set<string>();
  for (const moved of read.documents) {
    const checked = known.has(moved.originalId)
      ? text.already
      : seen.has(moved.originalId)
        ? text.twice
        : checkDocument(actor, boardType, read.source, moved);
    if (typeof checked === 'string') {
      skipped.push({ line: moved.line, reason: checked });
      continue;
    }
    seen.add(moved.originalId);
    skipped.push(...checked.skipped);
    warnings.push(...checked.warnings);
    fitting.push({ moved, checked });
  }
  let added = 0;
  const adding = isDryRun ? [] : fitting;
  for (let start = 0; start < adding.length; start += CHUNK_ROWS) {
    const chunk = adding.slice(start, start + CHUNK_ROWS);
    await transaction(context.db, async (tx) => {
      for (const { moved, checked } of chunk)
        await addDocument(tx, boardType, read.source, moved, checked, nowIso(context));
    });
    added += chunk.length;
  }
  return { willAdd: fitting.length, skipped: skipped.toSorted((a, b) => a.line - b.line), warnings, added };
}

/** What came from there before; of this portal's own exports also what is still here. */
async function knownIds(db: Db, boardType: BoardType, source: ReadExport['source']): Promise<Set<string>> {
  const imported = await db
    .selectFrom('imported_document')
    .select('original_id as id')
    .where('board_type', '=', boardType)
    .where('source', '=', source)
    .execute();
  const own =
    source === 'portal'
      ? await db.selectFrom('document').select('id').where('board_type', '=', boardType).execute()
      : [];
  return new Set([...imported, ...own].map(({ id }) => id));
}
