import type { BoardType } from './boards.ts';
import { boardOf } from './boards.ts';
import type { FilePurpose, FileVisibility } from './boards/board.ts';
import type { Actor } from './role-permissions.ts';
import { canByRole, hasRole, isStaff } from './role-permissions.ts';

export type { Actor, Role } from './role-permissions.ts';
export { isAdministrator, isStaff } from './role-permissions.ts';

/** What a policy must know of a document, whatever else the row holds. Times are ISO 8601 in UTC. */
export interface DocumentFacts {
  boardType: BoardType;
  authorId: string | null;
  isPrivate: boolean;
  /** Not, not yet or no longer for the public: under review, not approved, not in use. */
  isHidden: boolean;
  publishedAt: string;
  deletedAt: string | null;
}

export interface ReplyFacts {
  authorId: string | null;
  deletedAt: string | null;
  /** An answer of the company. */
  isOfficial: boolean;
  isAccepted: boolean;
}

const owns = (actor: Actor, thing: { authorId: string | null }) => actor !== null && thing.authorId === actor.id;

const isPublished = (document: DocumentFacts, now: string) =>
  document.deletedAt === null && !document.isHidden && document.publishedAt <= now;

/**
 * The permission rules, one sentence each (product decisions, Roles). The server asks before every
 * step; pages are told the answers with the data and never ask again.
 * `now` is the moment of the question, ISO 8601 in UTC: a scheduled document is not there before its time.
 */
export const can = {
  ...canByRole,

  registerDocument: (actor: Actor, boardType: BoardType) =>
    actor !== null && (isStaff(actor) || hasRole(actor, ...boardOf(boardType).registerRoles)),

  /** That it exists: its row in the list, behind a lock when private. */
  seeDocument: (actor: Actor, document: DocumentFacts, now: string) =>
    isPublished(document, now) || (document.deletedAt === null && (isStaff(actor) || owns(actor, document))),

  /** What it says: title, body, files, replies, and every search or answer made from them. */
  readDocument: (actor: Actor, document: DocumentFacts, now: string) =>
    can.seeDocument(actor, document, now) && (!document.isPrivate || isStaff(actor) || owns(actor, document)),

  /** The detail screen: some boards ask for a login first (specification point 2, route table). */
  openDocument: (actor: Actor, document: DocumentFacts, now: string) =>
    can.readDocument(actor, document, now) && (boardOf(document.boardType).detailAccess === 'public' || actor !== null),

  changeDocument: (actor: Actor, document: DocumentFacts) =>
    document.deletedAt === null &&
    (isStaff(actor) || (owns(actor, document) && can.registerDocument(actor, document.boardType))),

  /** Staff decide what stands first where a board has an order of its own. */
  orderDocuments: (actor: Actor, boardType: BoardType) => boardOf(boardType).hasOrder && isStaff(actor),

  /** How well it served: members who may open it, but not whoever made it. */
  rate: (actor: Actor, document: DocumentFacts, now: string) =>
    actor !== null && !owns(actor, document) && !document.isHidden && can.openDocument(actor, document, now),

  /** What a document said before, and taking it back there. */
  readHistory: (actor: Actor, document: DocumentFacts) => can.changeDocument(actor, document),

  /** A file of a document that this visitor may open. */
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

  /** What the company answered is changed by staff alone, also when its author is no longer one of them. */
  changeReply: (actor: Actor, reply: ReplyFacts) =>
    reply.deletedAt === null && (isStaff(actor) || (owns(actor, reply) && !reply.isOfficial)),

  /** The author says which answer solved it; staff may, too. Nobody accepts what they wrote themselves. */
  acceptReply: (actor: Actor, document: DocumentFacts, reply: ReplyFacts) =>
    boardOf(document.boardType).hasAnswers &&
    reply.deletedAt === null &&
    (isStaff(actor) || owns(actor, document)) &&
    (reply.isAccepted || !owns(actor, reply)),

  deleteReview: (actor: Actor, review: { authorId: string | null }) => isStaff(actor) || owns(actor, review),

  changeAnswerState: (actor: Actor, document: DocumentFacts) =>
    boardOf(document.boardType).hasAnswers && isStaff(actor),

  /** What the board's form takes is for whoever may register there; who only replies shows pictures. */
  uploadTo: (actor: Actor, boardType: BoardType, purpose: FilePurpose) =>
    can.registerDocument(actor, boardType) || (purpose === 'image' && actor !== null && boardOf(boardType).hasReplies),
};
