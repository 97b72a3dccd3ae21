import type { BoardType } from './boards.ts';
import { boardOf } from './boards.ts';
import type { FilePurpose, FileVisibility } from './boards/board.ts';
import type { Actor } from './role-permissions.ts';
import { canByRole, hasRole, isStaff } from './role-permissions.ts';

export type { Actor, Role } from './role-permissions.ts';
export { isAdministrator, isStaff } from './role-permissions.ts';

/** Properties of a document that the rules need. Times are ISO 8601 in UTC. */
export interface DocumentFacts {
  boardType: BoardType;
  authorId: string | null;
  isPrivate: boolean;
  /** Not public: under review, not approved, or no longer in use. */
  isHidden: boolean;
  publishedAt: string;
  deletedAt: string | null;
}

export interface ReplyFacts {
  authorId: string | null;
  deletedAt: string | null;
  /** Official answer of the company. */
  isOfficial: boolean;
  isAccepted: boolean;
}

const owns = (actor: Actor, thing: { authorId: string | null }) => actor !== null && thing.authorId === actor.id;

const isPublished = (document: DocumentFacts, now: string) =>
  document.deletedAt === null && !document.isHidden && document.publishedAt <= now;

/**
 * Permission rules, one function each (product decisions, Roles). The server checks them before every action; pages get
 * the results with the data. `now` is ISO 8601 in UTC: a scheduled document does not exist before its time of
 * publication.
 */
export const can = {
  ...canByRole,

  registerDocument: (actor: Actor, boardType: BoardType) =>
    actor !== null && (isStaff(actor) || hasRole(actor, ...boardOf(boardType).registerRoles)),

  /** May see that it exists: its list row, with a lock if private. */
  seeDocument: (actor: Actor, document: DocumentFacts, now: string) =>
    isPublished(document, now) || (document.deletedAt === null && (isStaff(actor) || owns(actor, document))),

  /** May read the content: title, body, files and replies, also in search results and assistant answers. */
  readDocument: (actor: Actor, document: DocumentFacts, now: string) =>
    can.seeDocument(actor, document, now) && (!document.isPrivate || isStaff(actor) || owns(actor, document)),

  /** May open the detail page: some boards require a login (specification point 2, route table). */
  openDocument: (actor: Actor, document: DocumentFacts, now: string) =>
    can.readDocument(actor, document, now) && (boardOf(document.boardType).detailAccess === 'public' || actor !== null),

  changeDocument: (actor: Actor, document: DocumentFacts) =>
    document.deletedAt === null &&
    (isStaff(actor) || (owns(actor, document) && can.registerDocument(actor, document.boardType))),

  /** Staff, on boards with a manual order. */
  orderDocuments: (actor: Actor, boardType: BoardType) => boardOf(boardType).hasOrder && isStaff(actor),

  /** May review it: members who may open it, except the author. */
  rate: (actor: Actor, document: DocumentFacts, now: string) =>
    actor !== null && !owns(actor, document) && !document.isHidden && can.openDocument(actor, document, now),

  /** May read previous versions and restore them. */
  readHistory: (actor: Actor, document: DocumentFacts) => can.changeDocument(actor, document),

  /** May download a file of a document that they may open. */
  download: (actor: Actor, file: { visibility: FileVisibility }) =>
    file.visibility === 'all' ||
    (file.visibility === 'member' && actor !== null) ||
    isStaff(actor) ||
    (file.visibility === 'customer' && hasRole(actor, 'ROLE_CUSTOMER', 'ROLE_SALES')),

  likeDocument: (actor: Actor, document: DocumentFacts, now: string) =>
    actor !== null && can.openDocument(actor, document, now),

  reply: (actor: Actor, document: DocumentFacts, now: string) =>
    actor !== null && boardOf(document.boardType).hasReplies && can.openDocument(actor, document, now),

  replyOfficially: (actor: Actor, document: DocumentFacts, now: string) =>
    isStaff(actor) && boardOf(document.boardType).hasAnswers && can.reply(actor, document, now),

  /** Official answers can be changed by staff only, even if the author is no longer staff. */
  changeReply: (actor: Actor, reply: ReplyFacts) =>
    reply.deletedAt === null && (isStaff(actor) || (owns(actor, reply) && !reply.isOfficial)),

  /** The question's author or staff accept an answer; nobody accepts their own. */
  acceptReply: (actor: Actor, document: DocumentFacts, reply: ReplyFacts) =>
    boardOf(document.boardType).hasAnswers &&
    reply.deletedAt === null &&
    (isStaff(actor) || owns(actor, document)) &&
    (reply.isAccepted || !owns(actor, reply)),

  deleteReview: (actor: Actor, review: { authorId: string | null }) => isStaff(actor) || owns(actor, review),

  changeAnswerState: (actor: Actor, document: DocumentFacts) =>
    boardOf(document.boardType).hasAnswers && isStaff(actor),

  /** Files of the board's form: those who may register there. Members who may only reply can upload pictures. */
  uploadTo: (actor: Actor, boardType: BoardType, purpose: FilePurpose) =>
    can.registerDocument(actor, boardType) || (purpose === 'image' && actor !== null && boardOf(boardType).hasReplies),
};
