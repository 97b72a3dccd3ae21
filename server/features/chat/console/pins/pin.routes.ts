import type { FastifyInstance } from 'fastify';
import { checkPin } from '#shared/chat/pin.rules.ts';
import { chatConsoleContract } from '#shared/contract/admin/chat-console.contract.ts';
import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import { can } from '#shared/permissions.ts';
import { composed } from '#shared/text/compose.ts';
import type { Context } from '#server/context.ts';
import { editorMarkdown } from '#server/features/feeds/markdown/editor-markdown.ts';
import { textOf } from '#server/rich-text/plain-text.ts';
import { sanitizeRichText } from '#server/rich-text/sanitize-rich-text.ts';
import { nowIso } from '#server/context.ts';
import { beforeCommit, transaction } from '#server/db/transaction.ts';
import { fail, refuseInvalid, refusedAt } from '#server/errors.ts';
import { route } from '#server/plugins/route.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { requireAllowed } from '#server/plugins/require-allowed.ts';
import { answerHtml } from './answer-html.ts';
import { addPin, changePin, deletePin, hasRoom, isAnswered, listPins } from './pin.queries.ts';

/** Questions with a fixed answer. */
export function pinRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  route(app, chatConsoleContract.pins, async ({ request }) => {
    requireAllowed(request, can.manageAssistant);
    const rows = await listPins(db);
    return {
      list: rows.map(({ id, questions, answer, link, saved_by, updated_at }) => ({
        pinId: id,
        questions,
        answer,
        link,
        savedBy: saved_by,
        updatedAt: updated_at,
      })),
    };
  });

  route(app, chatConsoleContract.convertPin, async ({ input, request }) => {
    requireAllowed(request, can.manageAssistant);
    if ('markdown' in input) {
      return { markdown: input.markdown, html: await answerHtml(input.markdown) };
    }
    const html = sanitizeRichText(input.html);
    return { markdown: editorMarkdown(html), html };
  });

  route(app, chatConsoleContract.savePin, async ({ input, request }) => {
    const actor = requireAllowed(request, can.manageAssistant);
    refuseInvalid(checkPin({ ...input, answer: textOf(await refusedAt('answer', answerHtml(input.answer))) }));
    const now = nowIso(context);
    const given = {
      questions: linesOf(input.questions),
      answer: storable(input.answer),
      link: storable(input.link),
      savedBy: actor,
    };
    return transaction(db, async (tx) => {
      let { pinId } = input;
      if (pinId === null) {
        if (!(await hasRoom(tx))) fail('CC02');
        pinId = await addPin(tx, given, now);
      } else await changePin(tx, pinId, given, input.updatedAt, now);
      await recordAudit(tx, { actor, action: 'assistant.pin', target: pinId, ip: request.ip }, now);
      const pin = { id: pinId, questions: given.questions };
      // After the entry of the log, for which what others save at the same time waits.
      beforeCommit(tx, 'pin', async () => {
        if (await isAnswered(tx, pin)) refuseInvalid({ questions: chatConsoleText.pins.form.answered });
      });
      return { pinId };
    });
  });

  route(app, chatConsoleContract.deletePin, async ({ input, request }) => {
    const actor = requireAllowed(request, can.manageAssistant);
    await transaction(db, async (tx) => {
      // A colleague was first: what was wanted is so.
      if (!(await deletePin(tx, input.pinId))) return;
      const entry = { actor, action: 'assistant.unpin', target: input.pinId, ip: request.ip } as const;
      await recordAudit(tx, entry, nowIso(context));
    });
    return null;
  });
}

/** PostgreSQL stores no NUL. */
const storable = (text: string) => composed(text.replaceAll('\0', '').trim());

const linesOf = (questions: string) => [
  ...new Set(
    storable(questions)
      .split('\n')
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter((line) => line !== ''),
  ),
];
