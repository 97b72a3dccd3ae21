import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuditAction } from '#shared/audit.ts';
import { GAP_TABS } from '#shared/chat/gap-tabs.ts';
import { chatConsoleContract } from '#shared/contract/admin/chat-console.contract.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import { can } from '#shared/permissions.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { transaction } from '#server/db/transaction.ts';
import { fail } from '#server/errors.ts';
import { route } from '#server/plugins/route.ts';
import type { Account } from '#server/plugins/session.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { requireAllowed } from '#server/plugins/require-allowed.ts';
import { faqDraft } from './draft-faq.ts';
import { changeGap, countGaps, findGap, listGaps, questionsOf } from './gap.queries.ts';
import { groupQuestions } from './group-questions.ts';
import { presentGap } from './gap.presenter.ts';

const SHOWN_QUESTIONS = 10;
const DRAFT_QUESTIONS = 30;

/** Unanswered questions and what staff do with them. */
export function gapRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  const audit = (tx: Db, actor: Account, { ip }: FastifyRequest, action: AuditAction, target: string, detail = '') =>
    recordAudit(tx, { actor, action, target, detail, ip }, nowIso(context));

  route(app, chatConsoleContract.gaps, async ({ input, request }) => {
    requireAllowed(request, can.manageAssistant);
    await groupQuestions(context);
    const counts = await countGaps(db);
    const rows = await listGaps(db, GAP_TABS[input.tab], input.page);
    const ids = rows.map(({ id }) => id);
    const questions = Map.groupBy(await questionsOf(db, ids, SHOWN_QUESTIONS), ({ gap_id }) => gap_id);
    const countOf = (tab: keyof typeof GAP_TABS) => GAP_TABS[tab].reduce((sum, state) => sum + (counts[state] ?? 0), 0);
    return {
      list: rows.map((row) => presentGap(row, questions.get(row.id) ?? [])),
      counts: {
        todo: countOf('todo'),
        drafted: countOf('drafted'),
        answered: countOf('answered'),
        dismissed: countOf('dismissed'),
      },
      totalCount: countOf(input.tab),
      size: SERVER_LIMITS.adminPageSize,
    };
  });

  route(app, chatConsoleContract.dismissGap, async ({ input, request }) => {
    const account = requireAllowed(request, can.manageAssistant);
    const { gapId, isDismissed } = input;
    return transaction(db, async (tx) => {
      const gap = await findGap(tx, gapId);
      // Its questions were deleted meanwhile: what was wanted is so, or nothing can be taken back.
      if (!gap) return isDismissed ? null : fail('CM04');
      // While its questions are asked again, the group cannot be changed.
      if (gap.state === 'asking') fail('CC01');
      if ((gap.state === 'dismissed') === isDismissed) return null;
      // An existing draft stays linked; once published, the questions are asked again.
      const restored = (await draftOf(tx, gapId)) === null ? 'open' : 'drafted';
      await changeGap(tx, gapId, { state: isDismissed ? 'dismissed' : restored }, nowIso(context));
      const detail = isDismissed ? chatConsoleText.gaps.dismissed : chatConsoleText.gaps.restored;
      await audit(tx, account, request, 'assistant.gap', gapId, detail);
      return null;
    });
  });

  route(app, chatConsoleContract.draftFaq, async ({ input, request }) => {
    const account = requireAllowed(request, can.manageAssistant);
    const { gapId } = input;
    if (!(await findGap(db, gapId))) fail('CM04');
    const questions = await questionsOf(db, [gapId], DRAFT_QUESTIONS);
    if (questions.length === 0) fail('CM04');
    const { columns } = await faqDraft(context, account, questions);
    const { title, category, body_html: bodyHtml, fields } = columns;
    return { title, category, bodyHtml, fields: JSON.parse(fields) as Record<string, string> };
  });

  route(app, chatConsoleContract.draftedFaq, async ({ input, request }) => {
    const account = requireAllowed(request, can.manageAssistant);
    const { gapId } = input;
    return transaction(db, async (tx) => {
      const now = nowIso(context);
      // Locks the row, so that a concurrent administrator waits and then gets the first one's FAQ.
      const { numUpdatedRows } = await tx
        .updateTable('chat_gap')
        .set({ updated_at: now })
        .where('id', '=', gapId)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return fail('CM04');
      const made = await draftOf(tx, gapId);
      if (made !== null) return { documentId: made };
      const faq = (await findFaq(tx, input.documentId)) ?? fail('CM04');
      await changeGap(tx, gapId, { state: 'drafted', document_id: faq.id, asked_again_at: null }, now);
      await audit(tx, account, request, 'assistant.draft', faq.title);
      return { documentId: faq.id };
    });
  });
}

const findFaq = (tx: Db, documentId: string) =>
  tx
    .selectFrom('document')
    .select(['id', 'title'])
    .where('id', '=', documentId)
    .where('board_type', '=', 'faq')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** The linked FAQ, unless it was deleted. */
async function draftOf(tx: Db, gapId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('chat_gap')
    .innerJoin('document', 'document.id', 'chat_gap.document_id')
    .select('document.id')
    .where('chat_gap.id', '=', gapId)
    .where('document.deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}
