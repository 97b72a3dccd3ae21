import type { FastifyInstance } from 'fastify';
import { inquiryContract } from '#shared/contract/site/inquiry.contract.ts';
import { ERROR_TEXT } from '#shared/messages.ko.ts';
import type { Context } from '#server/context.ts';
import { isUniqueViolation } from '#server/db/db-errors.ts';
import { transaction } from '#server/db/transaction.ts';
import { fail } from '#server/errors.ts';
import { enqueueMail, enqueueMails } from '#server/mail/outbox.ts';
import { route } from '#server/plugins/route.ts';
import { requireBotPass } from '#server/features/bot-check/bot-pass.ts';
import { withdrawToken } from '#server/features/privacy/withdraw/withdraw-token.ts';
import { findUser, recipientOf } from '#server/features/users/user.queries.ts';
import { inquiryMailReaders } from '../inquiry-mail.queries.ts';
import { inquiryConfirmToken } from './confirm-token.ts';
import { newInquiryMail, receivedMail } from './inquiry.mails.ts';
import { checkedConsents, checkedSubmission } from './submission.ts';
import {
  attachInquiryFiles,
  findLastInquiry,
  insertConsents,
  confirmByMember,
  insertInquiry,
} from './submit.queries.ts';

export function submitRoutes(app: FastifyInstance, context: Context): void {
  const { db, config } = context;

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
    const { columns, fileIds } = checkedSubmission(context, input);
    const consents = await checkedConsents(context, input.consents);
    await requireBotPass(context, request, reply);
    const { email } = columns;

    const inquiry = await transaction(db, async (tx) => {
      const kept = await insertInquiry(tx, context, columns, request.account?.id ?? null);
      await insertConsents(tx, kept, request.ip, consents);
      await attachInquiryFiles(tx, kept.id, fileIds);
      if (request.account) await confirmByMember(tx, kept, email, request.account.id);
      const received = receivedMail(config, input.type, {
        number: kept.number,
        withdrawToken: withdrawToken(context.keys, kept.id),
        confirmToken: inquiryConfirmToken(context.keys, kept.id),
      });
      await enqueueMail(tx, context, { email, contractId: kept.id }, received);
      const readers = await inquiryMailReaders(tx);
      await enqueueMails(tx, context, readers.map(recipientOf), newInquiryMail(config, kept, input.type));
      return kept;
    }).catch((error: unknown) => {
      if (isUniqueViolation(error)) fail('CO01', { fields: { email: ERROR_TEXT.CO01 } });
      throw error;
    });
    return { contractNumber: inquiry.number, email, receivedAt: inquiry.createdAt };
  });
}
