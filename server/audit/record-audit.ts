import { createHash, randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { AuditAction } from '#shared/audit.ts';
import type { BoardType } from '#shared/boards.ts';
import { boardOf } from '#shared/boards.ts';
import type { Db } from '../db/open-database.ts';
import type { AuditEntryTable } from '../db/tables/admin.tables.ts';
import { afterCommit, beforeCommit, transaction } from '../db/transaction.ts';
import { anchorsOf } from './audit-anchors.ts';

export interface AuditEvent {
  /** Null for actions of the portal itself. An `Account` can be passed. */
  actor: { id: string; loginId: string } | null;
  action: AuditAction;
  /**
   * Target of the action: a title, a file, a number. Accounts by key only, shown as login ID while they have one, and
   * what visitors typed by its id, because the chain outlasts them and cannot be changed (docs/decisions/0004).
   */
  target?: string | { userId: string };
  /** Details, such as the values before and after. */
  detail?: string;
  ip?: string;
}

/** Prefix of an account key in `target`. */
export const ACCOUNT = 'user:';

type Row = Insertable<AuditEntryTable>;

/**
 * Writes an audit log entry in the transaction of the action. The row is inserted as the transaction's last step,
 * because appending to the chain is serialised.
 */
export async function recordAudit(db: Db, event: AuditEvent, now: string): Promise<void> {
  await transaction(db, async (tx) => {
    beforeCommit(tx, `audit ${randomUUID()}`, () => append(tx, event, now));
  });
}

async function append(tx: Db, { actor, action, target = '', detail = '', ip = '' }: AuditEvent, now: string) {
  // Locks the end of the chain; concurrent transactions wait here.
  const head = await tx
    .updateTable('audit_head')
    .set((eb) => ({ number: eb('number', '+', 1) }))
    .returning(['number', 'hash'])
    .executeTakeFirstOrThrow();
  const content = {
    number: head.number,
    created_at: now,
    actor_id: actor?.id ?? null,
    actor_name: actor?.loginId ?? '',
    action,
    target: typeof target === 'string' ? target : `${ACCOUNT}${target.userId}`,
    detail,
    ip,
  };
  const hash = auditHash(head.hash, content);
  await tx
    .insertInto('audit_entry')
    .values({ ...content, hash })
    .execute();
  await tx.updateTable('audit_head').set({ hash }).execute();
  const anchors = anchorsOf(tx);
  afterCommit(tx, () => anchors.append({ number: head.number, hash }));
}

/** Hash over the previous row's hash and all columns of this row, in a fixed order. */
export function auditHash(previous: string, row: Omit<Row, 'hash'>): string {
  const { number, created_at, actor_id, actor_name, action, target, detail, ip } = row;
  const content = JSON.stringify([previous, number, created_at, actor_id, actor_name, action, target, detail, ip]);
  return createHash('sha256').update(content).digest('hex');
}

/** A document's label in the log. */
export const documentTarget = ({ board_type, title }: { board_type: BoardType; title: string }) =>
  `${boardOf(board_type).name}: ${title}`;
