import { boardOf } from '#shared/boards.ts';
import type { ContentAction } from '#shared/content-states.ts';
import type { Actor } from '#shared/permissions.ts';
import { can } from '#shared/permissions.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Account } from '#server/plugins/session.ts';
import { indexDocument } from '#server/search/index/index-document.ts';
import { setShown, trashDocument } from '#server/features/documents/document.queries.ts';
import { lockDocument } from '#server/documents/document-lock.queries.ts';
import { factsOf } from '#server/documents/document.read-policy.ts';
import type { DocumentRow } from '#server/features/documents/open-document.ts';
import { documentTarget, recordAudit } from '#server/audit/record-audit.ts';

interface Change {
  context: Context;
  account: Account;
  actor: Actor;
  ip: string;
  action: ContentAction;
}

/**
 * Applies an action to those of the documents that the caller may change. Returns their number. Each in its own
 * transaction, because an embedded database serves nobody else during one. A failure ends it: what was done before
 * stands and is reported.
 */
export async function changeContents(step: Change, documentIds: readonly string[]): Promise<number> {
  let changed = 0;
  try {
    for (const id of new Set(documentIds)) if (await changeIfPossible(step, id)) changed += 1;
  } catch (error) {
    if (changed === 0) throw error;
    step.context.log.error({ err: error }, 'a change of several documents ended before its end');
  }
  return changed;
}

const changeIfPossible = (step: Change, id: string): Promise<boolean> =>
  transaction(step.context.db, async (tx) => {
    await lockDocument(tx, id);
    const row = await tx.selectFrom('document').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row || !can.changeDocument(step.actor, factsOf(row)) || !isPossible(row, step.action)) return false;
    await changeOne(tx, step, row);
    return true;
  });

/** On boards with a review only the review shows or hides documents. */
function isPossible(row: DocumentRow, action: ContentAction): boolean {
  if (action === 'delete') return true;
  return !boardOf(row.board_type).hasReview && (row.is_hidden === 1) === (action === 'show');
}

async function changeOne(tx: Db, { context, account, ip, action }: Change, row: DocumentRow): Promise<void> {
  const now = nowIso(context);
  if (action === 'delete') await trashDocument(tx, row.id, account.id, now);
  else {
    await setShown(tx, row, action === 'show');
    await indexDocument(tx, row.id);
  }
  await recordAudit(tx, { actor: account, action: `document.${action}`, target: documentTarget(row), ip }, now);
}
