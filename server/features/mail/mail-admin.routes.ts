import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuditAction } from '#shared/audit.ts';
import { mailContract } from '#shared/contract/admin/mail.contract.ts';
import type { MailName } from '#shared/mail/mail-templates.ts';
import { MAIL_NAMES, mailTemplateOf } from '#shared/mail/mail-templates.ts';
import type { MailText } from '#shared/mail/mail.rules.ts';
import { checkMailText } from '#shared/mail/mail.rules.ts';
import { mailText } from '#shared/messages/admin/system/mail.ko.ts';
import { can } from '#shared/permissions.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { transaction } from '#server/db/transaction.ts';
import { fail, refuseInvalid } from '#server/errors.ts';
import { composeMail, mailTextOf } from '#server/mail/compose-mail.ts';
import { saveMails } from '#server/mail/outbox.ts';
import { isMailFiled } from '#server/mail/send-mail.ts';
import { route } from '#server/plugins/route.ts';
import type { Account } from '#server/plugins/session.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { checkDelivery } from './check-delivery.ts';
import { requireAllowed } from '#server/plugins/require-allowed.ts';
import { resetMailText, storeMailText } from './mail-template.queries.ts';
import { resendFailedMails, resendMail } from './outbox/outbox.queries.ts';

export function mailAdminRoutes(app: FastifyInstance, context: Context): void {
  const { db, config } = context;

  const audit = (tx: Db, actor: Account, { ip }: FastifyRequest, action: AuditAction, target: string) =>
    recordAudit(tx, { actor, action, target, ip }, nowIso(context));

  /** Rendered with sample values, for preview and test mail. */
  const sampleOf = (name: MailName, words: MailText) => {
    const places = Object.entries(mailTemplateOf(name).placeholders);
    const values = Object.fromEntries(places.map(([place, { sample }]) => [place, sample]));
    return composeMail(db, config, { name, values }, `${config.publicUrl}/unsubscribe?token=sample`, words);
  };

  route(app, mailContract.list, async ({ request }) => {
    requireAllowed(request, can.manageSite);
    return { list: await Promise.all(MAIL_NAMES.map(async (name) => ({ name, ...(await mailTextOf(db, name)) }))) };
  });

  route(app, mailContract.preview, async ({ input, request }) => {
    requireAllowed(request, can.manageSite);
    refuseInvalid(checkMailText(input.name, input));
    const { subject, html, text } = await sampleOf(input.name, input);
    return { subject, html, text };
  });

  route(app, mailContract.save, async ({ input, request }) => {
    const account = requireAllowed(request, can.manageSite);
    refuseInvalid(checkMailText(input.name, input));
    const updatedAt = nowIso(context);
    await transaction(db, async (tx) => {
      await storeMailText(tx, input.name, input, input.updatedAt, updatedAt);
      await audit(tx, account, request, 'mail.change', mailTemplateOf(input.name).name);
    });
    return { updatedAt };
  });

  route(app, mailContract.restore, async ({ input, request }) => {
    const account = requireAllowed(request, can.manageSite);
    await transaction(db, async (tx) => {
      await resetMailText(tx, input.name, input.updatedAt);
      await audit(tx, account, request, 'mail.restore', mailTemplateOf(input.name).name);
    });
    return null;
  });

  route(app, mailContract.test, async ({ input, request }) => {
    const account = requireAllowed(request, can.manageSite);
    const { email } = account;
    refuseInvalid(checkMailText(input.name, input));
    const isFiled = isMailFiled(config);
    if (email === '') return { to: '', isFiled };
    const mail = await sampleOf(input.name, input);
    const subject = mailText.form.testPrefix + mail.subject;
    await transaction(db, async (tx) => {
      await saveMails(tx, context, [{ to: { email }, mail: { ...mail, subject } }]);
      await audit(tx, account, request, 'mail.test', mailTemplateOf(input.name).name);
    });
    return { to: email, isFiled };
  });

  route(app, mailContract.check, async ({ request }) => {
    const account = requireAllowed(request, can.manageSite);
    await audit(db, account, request, 'mail.test', mailText.check.button);
    return checkDelivery(context, account.email);
  });

  route(app, mailContract.resendFailed, async ({ input, request }) => {
    const account = requireAllowed(request, can.manageSite);
    return transaction(db, async (tx) => {
      const count = await resendFailedMails(tx, input, nowIso(context));
      if (count > 0) await audit(tx, account, request, 'mail.resend', mailText.resendFailed.target(count));
      return { count };
    });
  });

  route(app, mailContract.resend, async ({ input, request }) => {
    const account = requireAllowed(request, can.manageSite);
    const mail = await db.selectFrom('mail').select('subject').where('id', '=', input.mailId).executeTakeFirst();
    if (!mail) return fail('CM04');
    await transaction(db, async (tx) => {
      if (!(await resendMail(tx, input.mailId, nowIso(context)))) fail('ST04');
      await audit(tx, account, request, 'mail.resend', mail.subject);
    });
    return null;
  });
}
