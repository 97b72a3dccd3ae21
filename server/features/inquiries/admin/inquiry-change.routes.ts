import type { FastifyInstance } from 'fastify';
import { inquiryContract } from '#shared/contract/inquiries/inquiry.contract.ts';
import { isUncontacted } from '#shared/inquiries/inquiry-states.ts';
import { answerError } from '#shared/inquiries/inquiry.rules.ts';
import { composed } from '#shared/text/compose.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { isUniqueViolation } from '#server/db/db-errors.ts';
import type { Db } from '#server/db/open-database.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError, fail, refuseInvalid } from '#server/errors.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { isMailFiled } from '#server/mail/send-mail.ts';
import { saveNotification } from '#server/notifications/notify-member.ts';
import { route } from '#server/plugins/route.ts';
import { actorOf } from '#server/plugins/session.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { signId } from '#server/security/signed-id.ts';
import { markThingRead } from '../../activity/notification.queries.ts';
import { hasJustHappened, recordAccess, recordLook, requireInquiryStaff } from '../inquiry-log.ts';
import { lockInquiry } from '../inquiry-lock.queries.ts';
import { addMemo, countMemos } from '../inquiry-memo.queries.ts';
import { inquiryMailReaders, setInquiryMail } from '../inquiry-mail.queries.ts';
import { answerMail, withdrawLinkMail } from '../inquiry.mails.ts';
import { changeInquiry } from './change-inquiry.ts';
import { notifyOwner } from './notify-owner.ts';
import { readInquiry, readSummary } from './inquiry-detail.presenter.ts';

export function inquiryChangeRoutes(app: FastifyInstance, context: Context): void {
  const { db, config } = context;

  route(app, inquiryContract.detail, async ({ input, request }) => {
    const account = requireInquiryStaff(request);
    const { contractId } = input;
    await readSummary(context, contractId);
    // Logged before the data is read, so that no access is unlogged.
    const lookId = await recordLook(db, context, { account, ip: request.ip }, { ...input, memberId: null });
    await markThingRead(db, account.id, { column: 'inquiry_id', id: contractId }, nowIso(context));
    return { ...(await readInquiry(context, actorOf(request), contractId)), lookId };
  });

  route(app, inquiryContract.update, async ({ input, request }) => {
    const account = requireInquiryStaff(request);
    const { contractId, ...change } = input;
    await changing(async (tx) => {
      const changed = await changeInquiry(tx, context, { account, ip: request.ip }, contractId, change);
      if (changed?.assigned) await notifyOwner(tx, context, account, [changed.assigned]);
    });
    return readSummary(context, contractId);
  });

  route(app, inquiryContract.bulkUpdate, async ({ input, request }) => {
    const account = requireInquiryStaff(request);
    const { contractIds, seen, ...change } = input;
    const seenById = new Map(seen?.map((state) => [state.contractId, state]));
    return changing(async (tx) => {
      const outcomes = new Map<string, Outcome>();
      // Sorted, to avoid deadlocks between concurrent changes.
      for (const id of [...new Set(contractIds)].toSorted()) {
        const one = { ...change, seen: seenById.get(id) };
        outcomes.set(id, await changeInquiry(tx, context, { account, ip: request.ip }, id, one).catch(leaveOut));
      }
      const changed = [...outcomes].flatMap(([id, outcome]) =>
        typeof outcome === 'object' && outcome !== null ? [{ id, assigned: outcome.assigned }] : [],
      );
      const assigned = changed.flatMap((one) => one.assigned ?? []);
      await notifyOwner(tx, context, account, assigned);
      const countOf = (wanted: Outcome) => [...outcomes.values()].filter((outcome) => outcome === wanted).length;
      return {
        changedIds: changed.map(({ id }) => id),
        erasedCount: countOf('PR01'),
        conflictCount: countOf('CM08'),
      };
    });
  });

  route(app, inquiryContract.answer, async ({ input, request }) => {
    const account = requireInquiryStaff(request);
    const who = { account, ip: request.ip };
    const message = composed(input.message.trim());
    refuseInvalid({ message: answerError(message) });
    await transaction(db, async (tx) => {
      const row = await lockInquiry(tx, input.contractId);
      const { seenMemos } = input;
      if (seenMemos !== undefined && seenMemos !== (await countMemos(tx, row.id))) fail('CM08');
      await enqueueMail(
        tx,
        context,
        { email: row.email, contractId: row.id },
        answerMail(config, row, message, account.name),
      );
      if (row.user_id !== null)
        await saveNotification(tx, context, row.user_id, { kind: 'inquiry-answered', inquiryId: row.id });
      await addMemo(tx, context, who.account, row.id, message, { isAnswer: true, isFiled: isMailFiled(config) });
      await recordAccess(tx, context, who, 'answer', { contractId: row.id });
      if (input.isContact && isUncontacted(row.status))
        await changeInquiry(tx, context, who, row.id, { status: '연락완료', isAnswered: true });
    });
    return null;
  });

  route(app, inquiryContract.withdrawLink, async ({ input, request }) => {
    const account = requireInquiryStaff(request);
    await transaction(db, async (tx) => {
      const { id, type, number, email } = await lockInquiry(tx, input.contractId);
      if (await hasJustHappened(tx, context, 'withdrawLink', id)) return;
      const mail = withdrawLinkMail(config, type, { number, withdrawToken: signId(context.keys, 'withdraw', id) });
      await enqueueMail(tx, context, { email, contractId: id }, mail);
      await recordAccess(tx, context, { account, ip: request.ip }, 'withdrawLink', { contractId: id });
      const entry = { actor: account, action: 'contract.withdrawLink' as const, target: number, ip: request.ip };
      await recordAudit(tx, entry, nowIso(context));
    });
    return null;
  });

  route(app, inquiryContract.noticeSetting, async ({ input, request }) => {
    const account = requireInquiryStaff(request);
    if (input.wants !== undefined) await setInquiryMail(db, account.id, input.wants);
    return { wants: await wantsMail(db, account.id), isMailFiled: isMailFiled(config) };
  });

  /** All or nothing, except what is left out of many. A reopened free trial can conflict with a newer one. */
  const changing = <T>(work: (tx: Db) => Promise<T>): Promise<T> =>
    transaction(db, work).catch((error: unknown) => {
      if (isUniqueViolation(error)) fail('CO01');
      throw error;
    });
}

const wantsMail = async (db: Db, userId: string): Promise<boolean> =>
  (await inquiryMailReaders(db)).some(({ id }) => id === userId);

/** What was changed of an inquiry, or why it was left out of a bulk change. */
type Outcome = Awaited<ReturnType<typeof changeInquiry>> | 'PR01' | 'CM08';

/** Left out are erased inquiries, and those that a colleague has changed since. Nothing of them is written by then. */
function leaveOut(error: unknown): 'PR01' | 'CM08' {
  if (error instanceof AppError && (error.code === 'PR01' || error.code === 'CM08')) return error.code;
  throw error;
}
