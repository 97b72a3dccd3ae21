import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuditAction } from '#shared/audit.ts';
import { termContract } from '#shared/contract/site/term.contract.ts';
import { koreanDay } from '#shared/text/days.ts';
import type { TermDraft } from '#shared/site/term-rules.ts';
import { checkTerm, lineError } from '#shared/site/term-rules.ts';
import { can } from '#shared/permissions.ts';
import { TERMS } from '#shared/site/terms.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { isUniqueViolation } from '#server/db/db-errors.ts';
import type { Db } from '#server/db/open-database.ts';
import { transaction } from '#server/db/transaction.ts';
import { fail, refuseInvalid } from '#server/errors.ts';
import { enqueueMails } from '#server/mail/outbox.ts';
import { route } from '#server/plugins/route.ts';
import type { Account } from '#server/plugins/session.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { requireAllowed } from '#server/plugins/require-allowed.ts';
import { fillNames, listTermTexts, renderTerm } from '#server/site/terms.ts';
import { diffLines } from './diff-lines.ts';
import { termNoticeMail } from './term.mails.ts';
import {
  comingVersion,
  insertVersion,
  lastBefore,
  listVersions,
  memberRecipients,
  updateVersion,
} from './term.queries.ts';

export function termRoutes(app: FastifyInstance, context: Context): void {
  const { db, config } = context;

  const audit = (
    tx: Db,
    actor: Account,
    { ip }: FastifyRequest,
    action: AuditAction,
    { kind, version, effectiveDate }: Pick<TermDraft, 'kind' | 'version' | 'effectiveDate'>,
  ) =>
    recordAudit(
      tx,
      { actor, action, target: `${TERMS[kind].name} ${version}`, detail: effectiveDate, ip },
      nowIso(context),
    );

  route(app, termContract.diff, async ({ input }) => {
    const texts = await listTermTexts(db, input.kind);
    const textOf = async (version: string) => {
      const text = texts.find((one) => one.version === version) ?? fail('CM04');
      return plainLines(await fillNames(context, text.markdown));
    };
    return { lines: diffLines(await textOf(input.from), await textOf(input.to)) };
  });

  route(app, termContract.list, async ({ input, request }) => {
    requireAllowed(request, can.manageSite);
    const today = koreanDay(context.clock.now());
    return { kind: input.kind, today, list: await listVersions(db, input.kind, today) };
  });

  route(app, termContract.preview, async ({ input, request }) => {
    requireAllowed(request, can.manageSite);
    const before = (await listTermTexts(db, input.kind)).find(({ version }) => version === input.from);
    if (!before) return fail('CM04');
    const problem = lineError(input.markdown);
    if (problem !== null) fail('CM01', { fields: { markdown: problem }, message: problem });
    return {
      bodyHtml: await renderTerm(context, input.markdown),
      lines: diffLines(before.markdown, input.markdown),
    };
  });

  route(app, termContract.save, async ({ input, request }) => {
    const account = requireAllowed(request, can.manageSite);
    const { termId, ...draft } = input;
    const saved = await transaction(db, async (tx) => {
      const before = termId && (await comingVersion(tx, context, termId));
      if (before && before.kind !== draft.kind) fail('CM04');
      if (before && before.noticed_at !== null) fail('ST02');
      refuseInvalid(checkTerm(draft, await lastBefore(tx, draft.kind, termId), koreanDay(context.clock.now())));
      if (termId) await updateVersion(tx, termId, draft);
      const id = termId ?? (await insertVersion(tx, context, draft, account.id));
      await audit(tx, account, request, termId ? 'term.change' : 'term.write', draft);
      return id;
    }).catch((error: unknown) => {
      if (isUniqueViolation(error)) fail('CM08');
      throw error;
    });
    return { termId: saved };
  });

  route(app, termContract.cancel, async ({ input, request }) => {
    const account = requireAllowed(request, can.manageSite);
    await transaction(db, async (tx) => {
      const coming = await comingVersion(tx, context, input.termId);
      await tx.deleteFrom('term_version').where('id', '=', input.termId).execute();
      await audit(tx, account, request, 'term.cancel', { ...coming, effectiveDate: coming.effective_date });
    });
    return null;
  });

  route(app, termContract.noticeCount, async ({ request }) => {
    requireAllowed(request, can.manageSite);
    return { count: (await memberRecipients(db)).length };
  });

  route(app, termContract.notice, async ({ input, request }) => {
    const account = requireAllowed(request, can.manageSite);
    const count = await transaction(db, async (tx) => {
      const coming = await comingVersion(tx, context, input.termId);
      const recipients = await memberRecipients(tx);
      const { numUpdatedRows } = await tx
        .updateTable('term_version')
        .set({ noticed_at: nowIso(context), noticed_count: recipients.length })
        .where('id', '=', coming.id)
        .where('noticed_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) fail('ST02');
      const { version, effective_date: effectiveDate, summary } = coming;
      const mail = termNoticeMail(config, { kind: coming.kind, version, effectiveDate, summary });
      await enqueueMails(tx, context, recipients, mail);
      await audit(tx, account, request, 'term.notice', { kind: coming.kind, version, effectiveDate });
      return recipients.length;
    });
    return { count };
  });
}

/** Removes Markdown syntax for comparing sentences. */
const plainLines = (markdown: string) => markdown.replace(/^#{1,6} +/gm, '').replaceAll('**', '');
