// SQLite is synchronous: without a pause between rows, other requests would not be served.
import { setImmediate as otherWork } from 'node:timers/promises';
import type { BoardType } from '#shared/boards.ts';
import type { ImportProgress } from '#shared/contract/admin/import-export.contract.ts';
import { importExportText as text } from '#shared/messages/boards/documents/import-export.ko.ts';
import { nowIso } from '#server/context.ts';
import { analyseContent } from '#server/features/documents/document-input.ts';
import { transaction } from '#server/db/transaction.ts';
import { endLongTurn } from '#server/end-long-turn.ts';
import { sanitizeRichText } from '#server/rich-text/sanitize-rich-text.ts';
import type { IncomingDocument, IncomingReply, ReadExport } from '../incoming-document.ts';
import type { AddedReplies } from './add-document.ts';
import { addDocument, addReplies, completeDocument, erasePart, noteImport } from './add-document.ts';
import { addFiles, dropFiles, storeFiles } from './add-files.ts';
import { checkDocument } from './check-document.ts';
import type { Checked } from './check-document.ts';
import type { ImportTools } from './import-tools.ts';
import { knownIds } from './known-id.queries.ts';
import type { RowOutcome } from './row-outcome.ts';

/** In one transaction, during which an embedded database serves nobody else. */
const REPLIES_AT_ONCE = 100;

interface Fitting {
  moved: IncomingDocument;
  checked: Checked;
}

/**
 * Checks every row. Unless it is a dry run, adds the valid ones, each with its files by itself: added rows stay after a
 * later failure, and the next run skips them.
 */
export async function importDocuments(
  tools: ImportTools,
  boardType: BoardType,
  read: ReadExport,
  isDryRun: boolean,
  onProgress: (progress: ImportProgress) => void,
) {
  const { outcomes, fitting } = await checkAll(tools, boardType, read, onProgress);
  let files = 0;
  const adding = isDryRun ? [] : fitting;
  for (const [done, one] of adding.entries()) {
    onProgress({ phase: 'adding', done, total: adding.length });
    await otherWork();
    files += await addOne(tools, boardType, read.source, one);
  }
  return { outcomes: outcomes.toSorted((a, b) => a.line - b.line), added: adding.length, files };
}

async function checkAll(
  tools: ImportTools,
  boardType: BoardType,
  read: ReadExport,
  onProgress: (progress: ImportProgress) => void,
) {
  const outcomes: RowOutcome[] = [];
  const fitting: Fitting[] = [];
  const known = await knownIds(tools.context.db, boardType, read.source);
  const seen = new Set<string>();
  for (const [done, moved] of read.documents.entries()) {
    onProgress({ phase: 'checking', done, total: read.documents.length });
    await otherWork();
    const { line, title } = moved;
    const met = known.has(moved.originalId) ? text.already : seen.has(moved.originalId) ? text.twice : null;
    if (met !== null) {
      outcomes.push({ line, title, outcome: 'skipped', notes: [met] });
      continue;
    }
    const checked = await checkDocument(tools, boardType, read.source, moved);
    if (typeof checked === 'string') {
      outcomes.push({ line, title, outcome: 'refused', notes: [checked] });
      continue;
    }
    seen.add(moved.originalId);
    outcomes.push({ line, title, outcome: checked.notes.length > 0 ? 'changed' : 'new', notes: checked.notes });
    outcomes.push(...checked.strays.map(asRefused));
    fitting.push({ moved, checked });
  }
  outcomes.push(...read.strays.map(asRefused));
  return { outcomes, fitting };
}

const asRefused = ({ line, title, reason }: ReadExport['strays'][number]): RowOutcome => ({
  line,
  title,
  outcome: 'refused',
  notes: [reason],
});

/**
 * Returns the number of added files. A document with many replies is in the trash until it has all of them, where nobody
 * can restore it: after an interruption the next run erases what there is and adds it anew.
 */
async function addOne(
  { context }: ImportTools,
  boardType: BoardType,
  source: ReadExport['source'],
  { moved, checked }: Fitting,
): Promise<number> {
  const { db } = context;
  await analyseContent(checked.content);
  const replies = await sanitised(checked.replies);
  const stored = await storeFiles(context, checked);
  const added: AddedReplies = { roots: new Map(), accepted: null };
  const now = nowIso(context);
  const origin = { board_type: boardType, source, original_id: moved.originalId };
  const id = await transaction(db, async (tx) => {
    await erasePart(tx, origin);
    const id = await addDocument(tx, boardType, moved, checked.content);
    await noteImport(tx, id, origin, now);
    await addReplies(tx, boardType, id, replies.slice(0, REPLIES_AT_ONCE), added);
    await addFiles(tx, { id, boardType }, stored, now);
    if (replies.length <= REPLIES_AT_ONCE) await completeDocument(tx, id, added);
    else await tx.updateTable('document').set({ deleted_at: now }).where('id', '=', id).execute();
    return id;
  }).catch(async (error: unknown) => {
    await dropFiles(context, stored);
    throw error;
  });
  for (let at = REPLIES_AT_ONCE; at < replies.length; at += REPLIES_AT_ONCE) {
    await otherWork();
    const some = replies.slice(at, at + REPLIES_AT_ONCE);
    await transaction(db, (tx) => addReplies(tx, boardType, id, some, added));
  }
  if (replies.length > REPLIES_AT_ONCE) await transaction(db, (tx) => completeDocument(tx, id, added));
  return stored.length;
}

/** Before the transaction, which would keep others waiting meanwhile. */
async function sanitised(replies: readonly IncomingReply[]): Promise<IncomingReply[]> {
  const clean: IncomingReply[] = [];
  for (const reply of replies) {
    clean.push({ ...reply, bodyHtml: sanitizeRichText(reply.bodyHtml) });
    await endLongTurn();
  }
  return clean;
}
