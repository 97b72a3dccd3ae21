import { randomUUID } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { transaction } from '#server/db/transaction.ts';
import { meaningOf, nearness } from './question-meaning.ts';

/** Batch sizes: questions read at once and groups they are compared with. */
const AT_ONCE = 200;
const MOST_GROUPS = 2_000;
const LEAST_NEARNESS = 0.65;

interface Group {
  id: string;
  words: string[];
  state: string;
}

/**
 * Assigns unanswered and unhelpful questions to groups of the same meaning. Oldest first, so that the result is the
 * same every time. Returns whether more may be waiting.
 */
export async function groupQuestions(context: Context, signal?: AbortSignal): Promise<boolean> {
  const { db } = context;
  const waiting = await waitingQuestions(db);
  if (waiting.length === 0) return false;
  const groups = await knownGroups(db);
  for (const { id, question } of waiting) {
    signal?.throwIfAborted();
    const words = await meaningOf(question);
    const now = nowIso(context);
    await transaction(db, async (tx) => {
      const group = nearest(groups, words) ?? (await addGroup(tx, groups, words, now));
      await tx
        .insertInto('chat_gap_question')
        .values({ message_id: id, gap_id: group.id, answer_again: '' })
        .onConflict((conflict) => conflict.column('message_id').doNothing())
        .execute();
      if (group.state === 'answered') await reopen(tx, group, now);
    });
  }
  return waiting.length === AT_ONCE;
}

/** Processes all waiting questions; called hourly. */
export async function groupAllQuestions(context: Context, signal?: AbortSignal): Promise<void> {
  while (await groupQuestions(context, signal));
}

const waitingQuestions = (db: Db) =>
  db
    .selectFrom('chat_message')
    .innerJoin('chat_conversation', 'chat_conversation.id', 'chat_message.conversation_id')
    .select(['chat_message.id', 'chat_message.question'])
    .where('chat_conversation.deleted_at', 'is', null)
    .where((eb) => eb.or([eb('chat_message.status', '=', 'unanswered'), eb('chat_message.rating', '=', 'dislike')]))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('chat_gap_question')
            .select('message_id')
            .whereRef('chat_gap_question.message_id', '=', 'chat_message.id'),
        ),
      ),
    )
    .orderBy('chat_message.created_at')
    .orderBy('chat_message.id')
    .limit(AT_ONCE)
    .execute();

async function knownGroups(db: Db): Promise<Group[]> {
  const rows = await db
    .selectFrom('chat_gap')
    .select(['id', 'terms', 'state'])
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(MOST_GROUPS)
    .execute();
  return rows.map(({ id, terms, state }) => ({ id, words: terms.split(' '), state }));
}

function nearest(groups: readonly Group[], words: readonly string[]): Group | undefined {
  const rated = groups.map((group) => ({ group, near: nearness(words, group.words) }));
  const best = rated.reduce((best, other) => (other.near > best.near ? other : best), { near: 0, group: groups[0] });
  return best.near >= LEAST_NEARNESS ? best.group : undefined;
}

/** Inserts a group, or returns the one with the same words that another instance inserted meanwhile. */
async function addGroup(tx: Db, groups: Group[], words: string[], now: string): Promise<Group> {
  const terms = words.join(' ');
  await tx
    .insertInto('chat_gap')
    .values({ id: randomUUID(), terms, state: 'open', created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('terms').doNothing())
    .execute();
  const { id, state } = await tx
    .selectFrom('chat_gap')
    .select(['id', 'state'])
    .where('terms', '=', terms)
    .executeTakeFirstOrThrow();
  const group = { id, state, words };
  groups.push(group);
  return group;
}

/** The published FAQ did not help somebody. */
async function reopen(tx: Db, group: Group, now: string) {
  group.state = 'missed';
  await tx.updateTable('chat_gap').set({ state: 'missed', updated_at: now }).where('id', '=', group.id).execute();
}
