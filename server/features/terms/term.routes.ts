import type { FastifyInstance } from 'fastify';
import { termContract } from '#shared/contract/site/term.contract.ts';
import { koreanDay } from '#shared/text/days.ts';
import { checkTerm, lineError } from '#shared/site/term.rules.ts';
import { TERM_KINDS } from '#shared/site/terms.ts';
import { can } from '#shared/permissions.ts';
import { diffLines } from '#shared/text/diff-lines.ts';
import type { Context } from '#server/context.ts';
import { isUniqueViolation } from '#server/db/db-errors.ts';
import { transaction } from '#server/db/transaction.ts';
import { fail, refuseInvalid, refusedAt } from '#server/errors.ts';
import { route } from '#server/plugins/route.ts';
import { requireAllowed } from '#server/plugins/require-allowed.ts';
import { sanitizeRichText } from '#server/rich-text/sanitize-rich-text.ts';
import { editableHtml, fillNames, listTermTexts, readDeliveredTerm, renderTerm } from '#server/site/terms.ts';
import { auditTerm } from './audit-term.ts';
import { editorMarkdown } from '../feeds/markdown/editor-markdown.ts';
import {
  hasReaders,
  insertVersion,
  lastBefore,
  listVersions,
  openVersion,
  revisionOf,
  updateVersion,
} from './term.queries.ts';

export function termRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

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
    const readers = await hasReaders(db);
    const list = await listVersions(db, input.kind, today, !readers);
    const counts = await Promise.all(TERM_KINDS.map(async (kind) => (await listTermTexts(db, kind)).length));
    return {
      kind: input.kind,
      today,
      hasReaders: readers,
      missing: TERM_KINDS.filter((_, index) => counts[index] === 0),
      list,
      draft: (await readDeliveredTerm(input.kind)).markdown,
    };
  });

  route(app, termContract.preview, async ({ input, request }) => {
    requireAllowed(request, can.manageSite);
    const texts = await listTermTexts(db, input.kind);
    const before = texts.find(({ version }) => version === input.from);
    if (!before && input.from !== '') return fail('CM04');
    refuseCostly(input.markdown);
    return {
      bodyHtml: await renderTerm(context, input.markdown),
      lines: diffLines(plainLines(before?.markdown ?? ''), plainLines(input.markdown)),
    };
  });

  route(app, termContract.convert, async ({ input, request }) => {
    requireAllowed(request, can.manageSite);
    if ('markdown' in input) {
      refuseCostly(input.markdown);
      return { markdown: input.markdown, html: await editableHtml(input.markdown) };
    }
    const html = sanitizeRichText(input.html);
    return { markdown: editorMarkdown(html), html };
  });

  route(app, termContract.save, async ({ input, request }) => {
    const account = requireAllowed(request, can.manageSite);
    const { termId, revision, ...draft } = input;
    refuseCostly(draft.markdown);
    // Before the transaction: others wait for its locks.
    await refusedAt('markdown', editableHtml(draft.markdown));
    const saved = await transaction(db, async (tx) => {
      const before = termId && ((await openVersion(tx, context, termId)) ?? fail('CM04'));
      if (before && before.kind !== draft.kind) fail('CM04');
      if (before && before.noticed_at !== null) fail('ST02');
      if (before && revisionOf(before) !== revision) fail('CM08');
      refuseInvalid(checkTerm(draft, await lastBefore(tx, draft.kind, termId), koreanDay(context.clock.now())));
      if (termId) await updateVersion(tx, termId, draft);
      const id = termId ?? (await insertVersion(tx, context, draft, account.id));
      await auditTerm(tx, context, account, request, termId ? 'term.change' : 'term.write', draft);
      return id;
    }).catch(async (error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      // A colleague's version came first: now the check sees it and names the field.
      refuseInvalid(checkTerm(draft, await lastBefore(db, draft.kind, termId), koreanDay(context.clock.now())));
      return fail('CM08');
    });
    return { termId: saved };
  });

  route(app, termContract.cancel, async ({ input, request }) => {
    const account = requireAllowed(request, can.manageSite);
    await transaction(db, async (tx) => {
      const coming = await openVersion(tx, context, input.termId);
      // A colleague was first: what was wanted is so.
      if (!coming) return;
      if (revisionOf(coming) !== input.revision) fail('CM08');
      await tx.deleteFrom('term_version').where('id', '=', input.termId).execute();
      await auditTerm(tx, context, account, request, 'term.cancel', {
        ...coming,
        effectiveDate: coming.effective_date,
      });
    });
    return null;
  });
}

/** Removes Markdown syntax for comparing sentences. */
const plainLines = (markdown: string) => markdown.replace(/^#{1,6} +/gm, '').replaceAll('**', '');

/** @throws CM01 for what Markdown takes much longer for than for others. */
function refuseCostly(markdown: string): void {
  const problem = lineError(markdown);
  if (problem !== null) fail('CM01', { fields: { markdown: problem }, message: problem });
}
