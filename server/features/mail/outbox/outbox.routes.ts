import type { FastifyInstance } from 'fastify';
import { outboxContract } from '#shared/contract/admin/outbox.contract.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import { MAIL_STATES } from '#shared/mail/mail-states.ts';
import { MAIL_NAMES, mailTemplateOf } from '#shared/mail/mail-templates.ts';
import { can } from '#shared/permissions.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { fail } from '#server/errors.ts';
import { route } from '#server/plugins/route.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { requireAllowed } from '#server/plugins/require-allowed.ts';
import { withoutSecrets } from '#server/mail/without-secrets.ts';
import { maskEmail } from '#server/personal-data/mask-value.ts';
import { countMails, countRefused, findMail, listMails } from './outbox.queries.ts';

const sumOf = (rows: readonly { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0);

export function outboxRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  route(app, outboxContract.list, async ({ input, request }) => {
    requireAllowed(request, can.readOutbox);
    const [rows, counted, refused] = await Promise.all([
      listMails(db, input),
      countMails(db, input),
      countRefused(db, input),
    ]);
    const counts = MAIL_STATES.map((status) => ({
      status,
      count: counted.find((row) => row.status === status)?.count ?? 0,
    }));
    const listed = (input.isRefused ? refused : counted).filter(
      ({ status }) => input.status === '' || status === input.status,
    );
    return {
      list: rows.map((mail) => ({
        mailId: mail.id,
        maskedTo: maskEmail(mail.to_address),
        subject: mail.subject,
        status: mail.status,
        createdAt: mail.created_at,
      })),
      totalCount: sumOf(listed),
      size: SERVER_LIMITS.adminPageSize,
      counts,
      refused: sumOf(refused),
    };
  });

  route(app, outboxContract.detail, async ({ input, request }) => {
    const actor = requireAllowed(request, can.readOutbox);
    const mail = (await findMail(db, input.mailId)) ?? fail('CM04');
    // By its kind: a subject may quote a member.
    const kind = MAIL_NAMES.find((name) => name === mail.template);
    const target = kind === undefined ? '' : mailTemplateOf(kind).name;
    // Logged before the mail is returned, so that no access is unlogged.
    const look = { actor, action: 'mail.open' as const, target, detail: maskEmail(mail.to_address) };
    await recordAudit(db, { ...look, ip: request.ip }, nowIso(context));
    return {
      to: mail.to_address,
      bodyText: withoutSecrets(mail.body_text),
      attempts: mail.attempts,
      lastError: mail.last_error,
      sentAt: mail.sent_at,
    };
  });
}
