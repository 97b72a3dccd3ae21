import type { FastifyInstance } from 'fastify';
import { questionContract } from '#shared/contract/boards/question.contract.ts';
import { can } from '#shared/permissions.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import { transaction } from '#server/db/transaction.ts';
import { fail } from '#server/errors.ts';
import { lockDocument } from '#server/documents/document-lock.queries.ts';
import { isMailFiled } from '#server/mail/send-mail.ts';
import { notifyMember } from '#server/notifications/notify-member.ts';
import { overdueBefore } from '#server/working-time/due-time.rules.ts';
import { readWorkingTime } from '#server/working-time/working-time.queries.ts';
import { requireAllowed } from '#server/plugins/require-allowed.ts';
import { route } from '#server/plugins/route.ts';
import { lockUserShared } from '../users/user.queries.ts';
import { countAnswered, listAnswered } from './answered-question.queries.ts';
import {
  assignQuestion,
  countWaiting,
  findWaiting,
  listAround,
  listColleagues,
  listWaiting,
  presentWaiting,
  QUEUE_PAGE_SIZE,
} from './question-queue.queries.ts';
import { questionMailReaders, setQuestionMail } from './question-mail.queries.ts';
import { assignedMail } from './question.mails.ts';
import { findQuestionSources } from './question-sources.ts';

/** The staff's side of the questions. */
export function questionRoutes(app: FastifyInstance, context: Context): void {
  const { db, config } = context;

  route(app, questionContract.queue, async ({ input, request }) => {
    const account = requireAllowed(request, can.answerQuestions);
    const parts = {
      all: 'all',
      overdue: { before: overdueBefore(nowIso(context), await readWorkingTime(db)) },
      mine: { assigneeId: account.id },
    } as const;
    const [colleagues, all, overdue, mine] = await Promise.all([
      listColleagues(db),
      countWaiting(db, parts.all),
      countWaiting(db, parts.overdue),
      countWaiting(db, parts.mine),
    ]);
    const size = QUEUE_PAGE_SIZE;
    const last = Math.max(1, Math.ceil({ all, overdue, mine }[input.show] / size));
    const page = Math.min(input.page, last);
    const part = parts[input.show];
    const shown = input.around
      ? await listAround(db, input.around, part)
      : { rows: await listWaiting(db, page, part), page };
    return {
      list: await presentWaiting(context, shown.rows),
      colleagues: colleagues.map(({ userId, name, loginId }) => ({ userId, name, loginId })),
      totalCount: all,
      overdueCount: overdue,
      mineCount: mine,
      page: shown.page,
      size,
    };
  });

  route(app, questionContract.answered, async ({ input: { page }, request }) => {
    requireAllowed(request, can.answerQuestions);
    const [list, totalCount] = await Promise.all([listAnswered(context, page), countAnswered(context)]);
    return { list, totalCount, size: SERVER_LIMITS.adminPageSize };
  });

  route(app, questionContract.assign, async ({ input, request }) => {
    const account = requireAllowed(request, can.answerQuestions);
    const { documentId, userId, note } = input;
    await transaction(db, async (tx) => {
      // The colleague first, as a withdrawal does. The question may be answered or handed on meanwhile.
      if (userId !== null) await lockUserShared(tx, userId);
      await lockDocument(tx, documentId);
      const question = (await findWaiting(tx, documentId)) ?? fail('CM04');
      const colleague = (await listColleagues(tx)).find((one) => one.userId === userId);
      if (userId !== null && !colleague) fail('CM04');
      await assignQuestion(tx, { documentId, userId, note, by: account.id, now: nowIso(context) });
      if (!colleague || colleague.userId === account.id) return;
      await notifyMember(
        tx,
        context,
        { id: colleague.userId, email: colleague.email },
        { kind: 'question-assigned', documentId, detail: account.id },
        { topic: 'assignment', content: assignedMail(config, question, account.name) },
      );
    });
    return null;
  });

  route(app, questionContract.sources, async ({ input, request }) => {
    requireAllowed(request, can.answerQuestions);
    const question = (await findWaiting(db, input.documentId)) ?? fail('CM04');
    return findQuestionSources(db, question, nowIso(context));
  });

  route(app, questionContract.noticeSetting, async ({ input, request }) => {
    const account = requireAllowed(request, can.answerQuestions);
    if (input.wants !== undefined) await setQuestionMail(db, account.id, input.wants);
    const wants = (await questionMailReaders(db)).some(({ id }) => id === account.id);
    return { wants, isMailFiled: isMailFiled(config) };
  });
}
