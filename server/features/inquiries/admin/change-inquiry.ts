import { composed } from '#shared/text/compose.ts';
import type { InquiryStatus } from '#shared/inquiries/inquiry-states.ts';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { fail, refuseInvalid } from '#server/errors.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { saveNotification } from '#server/notifications/notify-member.ts';
import { statusMail } from '../inquiry.mails.ts';
import type { InquiryAction, Who } from '../inquiry-log.ts';
import { recordAccess } from '../inquiry-log.ts';
import { lockInquiry } from '../inquiry-lock.queries.ts';
import { lockUserShared } from '../../users/user.queries.ts';
import { addMemo, hasMemo } from '../inquiry-memo.queries.ts';
import { findMentioned, notifyMentioned } from './mention-colleagues.ts';
import type { AssignedInquiry } from './notify-owner.ts';
import { listOwners } from './inquiry-list.queries.ts';

export interface InquiryChange {
  /** Undefined: derived from the status. */
  completeYn?: 'Y' | 'N';
  status?: InquiryStatus;
  /** Null: no owner. */
  ownerId?: string | null;
  memo?: string;
  /** Notifies the person who inquired of a new status by mail. */
  mailPerson?: boolean;
  /** The change comes with an answer, of which the member is notified: the new status is no news of its own. */
  isAnswered?: boolean;
  /** The change gives back what was: no owner is notified. */
  isUndo?: boolean;
  /** Status and owner that the caller saw. */
  seen?: { status: InquiryStatus; ownerId: string | null };
}

interface State {
  status: InquiryStatus;
  completeYn: 'Y' | 'N';
}

/**
 * Y also sets 완료. N replaces 완료 by 진행중, unless a status is given (product decisions, Inquiry and free trial).
 * @throws CM01 if flag and status contradict each other.
 */
export function nextState(now: State, { completeYn, status }: Pick<InquiryChange, 'completeYn' | 'status'>): State {
  const wanted = completeYn ?? (status === undefined ? now.completeYn : status === '완료' ? 'Y' : 'N');
  const contradicts = status !== undefined && (wanted === 'Y') !== (status === '완료');
  refuseInvalid({ status: contradicts ? inquiryListText.stateContradicts : null });
  if (wanted === 'Y') return { status: '완료', completeYn: 'Y' };
  return { status: status ?? (now.status === '완료' ? '진행중' : now.status), completeYn: 'N' };
}

/** @throws CM01 if this user may not own inquiries. */
export async function ownerNameOf(tx: Db, ownerId: string | null): Promise<string> {
  if (ownerId === null) return inquiryListText.nobody;
  const owner = (await listOwners(tx)).find(({ id }) => id === ownerId);
  return owner?.name ?? fail('CM01', { fields: { ownerId: inquiryListText.ownerUnknown } });
}

/** What has changed. `assigned` if a colleague, who is to be notified, owns the inquiry now. */
interface Changed {
  assigned: AssignedInquiry | null;
}

/**
 * Changes one inquiry and logs each change; returns null if nothing changed.
 * @throws CM08 if a colleague has changed since what is to be changed.
 */
export async function changeInquiry(
  tx: Db,
  context: Pick<Context, 'clock' | 'config'>,
  who: Who,
  contractId: string,
  change: InquiryChange,
): Promise<Changed | null> {
  const memo = composed(change.memo?.trim() ?? '');
  // Before the inquiry, as a withdrawal does: the new owner and who is mentioned may be leaving.
  const named = (await findMentioned(tx, who.account.id, memo)).map(({ id }) => id);
  if (change.ownerId) named.push(change.ownerId);
  for (const id of named.toSorted()) await lockUserShared(tx, id);
  const row = await lockInquiry(tx, contractId);
  const now = nowIso(context);
  const next = nextState({ status: row.status, completeYn: row.complete_yn }, change);
  const ownerId = change.ownerId === undefined ? row.owner_id : change.ownerId;
  const { seen = { status: row.status, ownerId: row.owner_id } } = change;
  if (next.status !== row.status && seen.status !== row.status) fail('CM08');
  if (ownerId !== row.owner_id && seen.ownerId !== row.owner_id) fail('CM08');

  const happened: [InquiryAction, string][] = [];
  if (next.completeYn !== row.complete_yn) happened.push([next.completeYn === 'Y' ? 'complete' : 'reopen', '']);
  if (next.status !== row.status) happened.push(['status', `${row.status} → ${next.status}`]);
  if (ownerId !== row.owner_id) happened.push(['owner', await ownerNameOf(tx, ownerId)]);
  if (memo !== '') happened.push(['memo', '']);
  if (happened.length === 0) return null;

  await tx
    .updateTable('inquiry')
    .set({
      status: next.status,
      complete_yn: next.completeYn,
      completed_at: next.completeYn === 'N' ? null : (row.completed_at ?? now),
      owner_id: ownerId,
      updated_at: now,
    })
    .where('id', '=', contractId)
    .execute();
  if (memo !== '') {
    // The same note saved again tells nobody again.
    const isSaid = await hasMemo(tx, who.account.id, contractId, memo);
    await addMemo(tx, context, who.account, contractId, memo);
    if (!isSaid) await notifyMentioned(tx, context, who.account, row, memo);
  }
  if (row.user_id !== null && next.status !== row.status && !change.isAnswered) {
    const event = { kind: 'inquiry-status', inquiryId: row.id, detail: next.status } as const;
    await saveNotification(tx, context, row.user_id, event);
  }
  if (change.mailPerson && next.status !== row.status) {
    await enqueueMail(
      tx,
      context,
      { email: row.email, contractId: row.id },
      statusMail(context.config, row, next.status),
    );
    happened.push(['mail', next.status]);
  }
  for (const [action, detail] of happened) await recordAccess(tx, context, who, action, { contractId, detail });
  const isAssigned = ownerId !== null && ownerId !== row.owner_id && ownerId !== who.account.id && !change.isUndo;
  return { assigned: isAssigned ? { id: row.id, number: row.number, type: row.type, ownerId } : null };
}
