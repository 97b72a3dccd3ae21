import type { FastifyInstance } from 'fastify';
import { termContract } from '#shared/contract/site/term.contract.ts';
import { can } from '#shared/permissions.ts';
import { termsText } from '#shared/messages/site/term.ko.ts';
import { unchangedError } from '#shared/site/term.rules.ts';
import type { TermKind } from '#shared/site/terms.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { transaction } from '#server/db/transaction.ts';
import { fail } from '#server/errors.ts';
import { enqueueMails } from '#server/mail/outbox.ts';
import { isMailFiled } from '#server/mail/send-mail.ts';
import { requireAllowed } from '#server/plugins/require-allowed.ts';
import { route } from '#server/plugins/route.ts';
import { listTermTexts } from '#server/site/terms.ts';
import { auditTerm } from './audit-term.ts';
import { memberRecipients, openVersion, revisionOf } from './term.queries.ts';
import { termNoticeMail } from './term.mails.ts';

/** Tells the members about a coming version of a term, once. */
export function termNoticeRoutes(app: FastifyInstance, context: Context): void {
  const { db, config } = context;

  route(app, termContract.noticeCount, async ({ request }) => {
    requireAllowed(request, can.manageSite);
    return { count: (await memberRecipients(db)).length };
  });

  route(app, termContract.notice, async ({ input, request }) => {
    const account = requireAllowed(request, can.manageSite);
    const count = await transaction(db, async (tx) => {
      const coming = (await openVersion(tx, context, input.termId)) ?? fail('CM04');
      if (coming.noticed_at !== null) fail('ST02');
      // What is mailed is what its sender has seen.
      if (revisionOf(coming) !== input.revision) fail('CM08');
      await refuseUnchanged(tx, coming);
      const recipients = await memberRecipients(tx);
      await tx
        .updateTable('term_version')
        .set({ noticed_at: nowIso(context), noticed_count: recipients.length })
        .where('id', '=', coming.id)
        .execute();
      const { version, effective_date: effectiveDate, summary } = coming;
      const mail = termNoticeMail(config, { kind: coming.kind, version, effectiveDate, summary });
      await enqueueMails(tx, context, recipients, mail);
      await auditTerm(tx, context, account, request, 'term.notice', { kind: coming.kind, version, effectiveDate });
      return recipients.length;
    });
    return { count, isFiled: isMailFiled(config) };
  });
}

/** A version saved before unchanged ones were refused. @throws CM01 */
async function refuseUnchanged(
  tx: Db,
  coming: { kind: TermKind; version: string; body_markdown: string },
): Promise<void> {
  const texts = await listTermTexts(tx, coming.kind);
  const before = texts[texts.findIndex(({ version }) => version === coming.version) - 1];
  if (!before || unchangedError(coming.body_markdown, before) === null) return;
  const message = termsText.invalid.nothingToTell(before.version);
  fail('CM01', { fields: { markdown: message }, message });
}
