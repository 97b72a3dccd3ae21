import type { Context } from '#server/context.ts';
import { inMs, nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import type { AnswerEngine } from '#server/features/chat/chat-engine.ts';
import { askOnce } from '../ask-once.ts';
import type { GapQuestion } from './gap.queries.ts';
import { changeGap, questionsOf } from './gap.queries.ts';

const GROUPS_AT_ONCE = 1;
const MOST_QUESTIONS = 10;
/** Longer than asking all questions of a group takes: the process that began has ended. */
const GIVEN_UP_MS = 10 * 60_000;

/**
 * Asks the questions of a group again after its FAQ was published, and after each change of an FAQ that did not help.
 * Asked as an anonymous visitor, because the FAQ is public. `signal` interrupts it; the group is then asked again
 * later.
 */
export async function askPublishedAgain(context: Context, engine: AnswerEngine, signal?: AbortSignal): Promise<void> {
  const { db } = context;
  await releaseWithoutDraft(context);
  for (const gap of await dueGaps(context)) {
    if (!(await claim(db, gap, nowIso(context)))) continue;
    const questions = await questionsOf(db, [gap.id], MOST_QUESTIONS);
    const results = await Promise.all(
      questions.map((question) => askAgain(context, engine, question, gap.document_id, signal)),
    );
    if (signal?.aborted) {
      const state = gap.state === 'drafted' ? 'drafted' : 'missed';
      await changeGap(db, gap.id, { state, asked_again_at: null }, nowIso(context));
      return;
    }
    const state = results.length > 0 && results.every(Boolean) ? 'answered' : 'missed';
    await changeGap(db, gap.id, { state }, nowIso(context));
  }
}

async function askAgain(
  context: Context,
  engine: AnswerEngine,
  question: GapQuestion,
  documentId: string | null,
  signal?: AbortSignal,
): Promise<boolean> {
  const input = { query: question.question, actor: null, ...(signal && { signal }) };
  const { draft, failure } = await askOnce(context, engine, input);
  if (signal?.aborted) return false;
  const standsOnFaq = draft.sources.some(({ passage }) => passage.documentId === documentId);
  // An answer that was rated down does not help a second time.
  const isOther = question.status === 'unanswered' || draft.text.trim() !== question.answer.trim();
  const isAnswered = failure === null && !draft.isUnanswered && (standsOnFaq || isOther);
  await context.db
    .updateTable('chat_gap_question')
    .set({
      answered_again: isAnswered ? 1 : 0,
      answer_again: (failure === null ? draft.text : failure.message).replaceAll('\0', ''),
    })
    .where('message_id', '=', question.message_id)
    .execute();
  return isAnswered;
}

type DueGap = Awaited<ReturnType<typeof dueGaps>>[number];

function dueGaps(context: Context) {
  const { db } = context;
  return db
    .selectFrom('chat_gap')
    .innerJoin('document', 'document.id', 'chat_gap.document_id')
    .select(['chat_gap.id', 'chat_gap.state', 'chat_gap.document_id', 'chat_gap.updated_at'])
    .where('document.deleted_at', 'is', null)
    .where('document.is_hidden', '=', 0)
    .where('document.published_at', '<=', nowIso(context))
    .where((eb) =>
      eb.or([
        eb('chat_gap.state', '=', 'drafted'),
        eb.and([
          eb('chat_gap.state', '=', 'missed'),
          eb('document.updated_at', '>', eb.fn.coalesce('chat_gap.asked_again_at', eb.val(''))),
        ]),
        eb.and([eb('chat_gap.state', '=', 'asking'), eb('chat_gap.asked_again_at', '<', inMs(context, -GIVEN_UP_MS))]),
      ]),
    )
    .orderBy('chat_gap.updated_at')
    .limit(GROUPS_AT_ONCE)
    .execute();
}

/** Claims the group for this instance; fails if it changed since it was read. */
async function claim(db: Db, gap: DueGap, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('chat_gap')
    .set({ state: 'asking', asked_again_at: now, updated_at: now })
    .where('id', '=', gap.id)
    .where('state', '=', gap.state)
    .where('updated_at', '=', gap.updated_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Questions of a discarded draft go back to their group. */
const releaseWithoutDraft = (context: Context) =>
  context.db
    .updateTable('chat_gap')
    .set({ state: 'open', updated_at: nowIso(context) })
    .where('state', 'in', ['drafted', 'asking'])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('document')
            .select('document.id')
            .whereRef('document.id', '=', 'chat_gap.document_id')
            .where('document.deleted_at', 'is', null),
        ),
      ),
    )
    .execute();
