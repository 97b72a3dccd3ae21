import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inquiryContract } from '#shared/contract/inquiries/inquiry.contract.ts';
import { ERROR_TEXT } from '#shared/messages.ko.ts';
import type { Context } from '#server/context.ts';
import { isUniqueViolation } from '#server/db/db-errors.ts';
import type { Db } from '#server/db/open-database.ts';
import { transaction } from '#server/db/transaction.ts';
import { fail } from '#server/errors.ts';
import { enqueueMail, enqueueMails } from '#server/mail/outbox.ts';
import { route } from '#server/plugins/route.ts';
import { requireBotPass } from '#server/features/bot-check/bot-pass.ts';
import { signId } from '#server/security/signed-id.ts';
import type { GivenConsent } from '#server/features/users/consent.queries.ts';
import { findUser, recipientOf } from '#server/features/users/user.queries.ts';
import { inquiryMailReaders } from '../inquiry-mail.queries.ts';
import { lockInquiryNumbers, nextInquiryNumber } from '../inquiry-number.queries.ts';
import { newInquiryMail, receivedMail } from '../inquiry.mails.ts';
import { findOpenTrial, mayHearOfTrial, noteDuplicate, rememberTrial } from './trial-duplicates.ts';
import type { Submission } from './check-submission.ts';
import { checkedConsents, checkedSubmission } from './check-submission.ts';
import type { StoredInquiry } from './inquiry-submit.queries.ts';
import {
  attachInquiryFiles,
  findJustSent,
  findLastInquiry,
  insertConsents,
  confirmByMember,
  insertInquiry,
} from './inquiry-submit.queries.ts';

export function submitRoutes(app: FastifyInstance, context: Context): void {
  const { db, config, keys } = context;

  route(app, inquiryContract.regData, async ({ request }) => {
    const { account } = request;
    if (!account) return { member: null };
    const [user, last] = await Promise.all([findUser(db, account.id), findLastInquiry(db, account.id)]);
    return {
      member: {
        name: user.name,
        email: user.email,
        company: last?.company ?? user.affiliation,
        department: last?.department ?? '',
        position: last?.position ?? '',
        phone: last?.phone ?? '',
        industry: last?.industry ?? '',
        companySize: last?.company_size ?? '',
      },
    };
  });

  route(app, inquiryContract.write, async ({ input, request, reply }) => {
    const submission = checkedSubmission(context, input);
    const consents = await checkedConsents(context, input.consents);
    await requireBotPass(context, request, reply);
    const store = () => transaction(db, (tx) => storeSubmission(tx, request, submission, consents));
    const inquiry = await store().catch((error: unknown) => {
      // A concurrent free trial of the mailbox was stored; the second attempt sees it.
      if (isUniqueViolation(error)) return store();
      throw error;
    });
    if (input.type === 'FREE') rememberTrial(context, reply, inquiry.id);
    return { contractNumber: inquiry.number, email: submission.columns.email, receivedAt: inquiry.createdAt };
  });

  async function storeSubmission(
    tx: Db,
    request: FastifyRequest,
    submission: Submission,
    consents: readonly GivenConsent[],
  ): Promise<StoredInquiry> {
    const { columns, fileIds } = submission;
    const { type, email } = columns;
    const userId = request.account?.id ?? null;
    await lockInquiryNumbers(tx, context);
    // A second free trial is told of the first one, or noted at both.
    const sender = { userId, ip: request.ip, consents };
    const before = type === 'FREE' ? undefined : await findJustSent(tx, context, submission, sender);
    if (before) return before;
    const number = await nextInquiryNumber(tx, context);
    const open = type === 'FREE' ? await findOpenTrial(tx, email) : undefined;
    if (open && (await mayHearOfTrial(tx, context, request, open)))
      fail('CO01', { fields: { email: ERROR_TEXT.CO01 } });
    const stored = await insertInquiry(tx, context, columns, { number, userId, duplicateOf: open?.id ?? null });
    if (open) await noteDuplicate(tx, context, open, stored);
    await insertConsents(tx, stored, request.ip, consents);
    await attachInquiryFiles(tx, stored.id, fileIds);
    if (userId !== null) await confirmByMember(tx, stored, email, userId);
    const received = receivedMail(config, type, {
      number,
      withdrawToken: signId(keys, 'withdraw', stored.id),
      confirmToken: signId(keys, 'confirm', stored.id),
    });
    await enqueueMail(tx, context, { email, contractId: stored.id }, received);
    const readers = await inquiryMailReaders(tx);
    await enqueueMails(tx, context, readers.map(recipientOf), newInquiryMail(config, stored, type));
    return stored;
  }
}
