import type { Reply } from '#shared/contract/boards/reply.contract.ts';
import type { Actor } from '#shared/permissions.ts';
import { can } from '#shared/permissions.ts';
import { authorNameFor } from '../documents/author-name.ts';
import { factsOf } from '#server/documents/document.read-policy.ts';
import type { DocumentRow } from '../documents/open-document.ts';
import type { ReplyRow } from './reply.queries.ts';
import { factsOfReply } from './reply.queries.ts';

export function presentReply(row: ReplyRow, document: DocumentRow, actor: Actor, now: string): Reply {
  const isDeleted = row.deleted_at !== null;
  const facts = factsOfReply(row);
  const isClosed = document.answer_state === '종료';
  return {
    replyId: row.id,
    parentId: row.parent_id,
    authorName: isDeleted ? '' : authorNameFor(actor, row),
    isStaffAuthor: row.is_staff_author === 1,
    bodyHtml: isDeleted ? '' : row.body_html,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    isDeleted,
    isOfficial: row.is_official === 1,
    isAccepted: row.is_accepted === 1,
    isMine: actor !== null && row.author_id === actor.id,
    abilities: {
      update: !isClosed && can.changeReply(actor, facts),
      delete: can.changeReply(actor, facts),
      accept: row.parent_id === null && !isClosed && can.acceptReply(actor, factsOf(document), facts),
      reply: !isDeleted && row.parent_id === null && !isClosed && can.reply(actor, factsOf(document), now),
    },
  };
}
