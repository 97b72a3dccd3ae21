import type { BoardType } from './boards.ts';
import { boardOf } from './boards.ts';
import type { FileVisibility } from './boards/board.ts';

export const ROLES = {
  ROLE_USER: '일반회원',
  ROLE_CUSTOMER: '고객사',
  ROLE_SALES: '영업',
  ROLE_MANAGER: '운영자',
  ROLE_ADMIN: '관리자',
} as const;
export type Role = keyof typeof ROLES;

/** Who asks: null is an anonymous visitor. `id` is the account's key, not the ID that people type. */
export type Actor = { id: string; roles: readonly Role[] } | null;

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
}

const has = (actor: Actor, ...roles: Role[]) => actor !== null && roles.some((role) => actor.roles.includes(role));

/** Managers and administrators: 관리 on every board. */
export const isStaff = (actor: Actor) => has(actor, 'ROLE_MANAGER', 'ROLE_ADMIN');

export const isAdministrator = (actor: Actor) => has(actor, 'ROLE_ADMIN');

const owns = (actor: Actor, thing: { authorId: string | null }) => actor !== null && thing.authorId === actor.id;

const isPublished = (document: DocumentFacts, now: string) =>
  document.deletedAt === null && !document.isHidden && document.publishedAt <= now;

/**
 * The permission rules, one sentence each (product decisions, Roles). The server asks before every
 * step; pages are told the answers with the data and never ask again.
 * `now` is the moment of the question, ISO 8601 in UTC: a scheduled document is not there before its time.
 */
export const can = {
  registerDocument: (actor: Actor, boardType: BoardType) =>
    actor !== null && (isStaff(actor) || has(actor, ...boardOf(boardType).registerRoles)),

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

  pinDocument: (actor: Actor) => isStaff(actor),

  /** Staff decide what stands first where a board has an order of its own. */
  orderDocuments: (actor: Actor, boardType: BoardType) => boardOf(boardType).hasOrder && isStaff(actor),

  /** Members hand in what they made; staff say what is published (product decisions, Boards, 마켓). */
  reviewEntries: (actor: Actor) => isStaff(actor),

  /** How well it served: members who may open it, but not whoever made it. */
  rate: (actor: Actor, document: DocumentFacts, now: string) =>
    actor !== null && !owns(actor, document) && !document.isHidden && can.openDocument(actor, document, now),

  /** What a document said before, and taking it back there. */
  readHistory: (actor: Actor, document: DocumentFacts) => can.changeDocument(actor, document),

  /** Deleted documents, for as long as they are kept. */
  useTrash: (actor: Actor) => isStaff(actor),

  /** A file of a document that this visitor may open. */
  download: (actor: Actor, file: { visibility: FileVisibility }) =>
    file.visibility === 'all' ||
    (file.visibility === 'member' && actor !== null) ||
    isStaff(actor) ||
    (file.visibility === 'customer' && has(actor, 'ROLE_CUSTOMER')),

  likeDocument: (actor: Actor, document: DocumentFacts, now: string) =>
    actor !== null && can.openDocument(actor, document, now),

  reply: (actor: Actor, document: DocumentFacts, now: string) =>
    actor !== null && boardOf(document.boardType).hasReplies && can.openDocument(actor, document, now),

  replyOfficially: (actor: Actor, document: DocumentFacts, now: string) =>
    isStaff(actor) && boardOf(document.boardType).hasAnswers && can.reply(actor, document, now),

  changeReply: (actor: Actor, reply: ReplyFacts) => reply.deletedAt === null && (isStaff(actor) || owns(actor, reply)),

  /** The author says which answer solved it; staff may, too. */
  acceptReply: (actor: Actor, document: DocumentFacts) =>
    boardOf(document.boardType).hasAnswers && (isStaff(actor) || owns(actor, document)),

  changeAnswerState: (actor: Actor, document: DocumentFacts) =>
    boardOf(document.boardType).hasAnswers && isStaff(actor),

  /** Names of others are masked for everybody but staff. */
  seeAuthorNames: (actor: Actor) => isStaff(actor),

  /** What visitors looked for in vain, to write about it. */
  readMissedSearches: (actor: Actor) => isStaff(actor),

  /** Adds and removes the programs that robots run. */
  manageDrivers: (actor: Actor) => isAdministrator(actor),

  /** Mails hold addresses and what was written to whom. */
  readOutbox: (actor: Actor) => isAdministrator(actor),

  /** Inquiries and free trials: personal data of people who asked us something. */
  manageContracts: (actor: Actor) => has(actor, 'ROLE_SALES', 'ROLE_MANAGER', 'ROLE_ADMIN'),

  uploadTo: (actor: Actor, boardType: BoardType) =>
    can.registerDocument(actor, boardType) || (actor !== null && boardOf(boardType).hasReplies),
};
