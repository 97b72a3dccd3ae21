import type { AnswerState } from '#shared/boards/answer-states.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { notifyMember } from '#server/notifications/notify-member.ts';
import { countForAll } from '#server/plugins/limits/call-counter.ts';
import type { DocumentRow } from '../documents/open-document.ts';
import { findAuthor } from './author.queries.ts';
import { acceptedMail, replyKindOf, replyMailOf } from './reply.mails.ts';
import type { ReplyRow } from './reply.queries.ts';

const DAY_MS = 86_400_000;

/** Notifies the document's author, unless `accountId` is the author. `officialState`: new state, for official answers. */
export async function notifyOfReply(
  tx: Db,
  context: Context,
  document: DocumentRow,
  { accountId, officialState }: { accountId: string; officialState: AnswerState | null },
): Promise<void> {
  const author = await findAuthor(tx, document, accountId);
  if (!author) return;
  await notifyMember(
    tx,
    context,
    author,
    { kind: replyKindOf(officialState), documentId: document.id },
    {
      topic: officialState === null ? 'reply' : 'answer',
      content: replyMailOf(officialState, document.answer_state)(context.config, document),
    },
  );
}

/** Notifies the reply's author once a day, however often the acceptance changes; not if `accountId` is the author. */
export async function notifyOfAcceptance(
  tx: Db,
  context: Context,
  document: DocumentRow,
  { reply, accountId }: { reply: ReplyRow; accountId: string },
): Promise<void> {
  const author = await findAuthor(tx, reply, accountId);
  if (!author) return;
  const notified = { key: `accepted ${reply.id}`, max: 1 };
  if ((await countForAll({ db: tx, clock: context.clock }, [notified], DAY_MS)) !== null) return;
  const mail = { topic: 'acceptance', content: acceptedMail(context.config, document) } as const;
  await notifyMember(tx, context, author, { kind: 'accepted', documentId: document.id }, mail);
}
