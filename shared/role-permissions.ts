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

/** Several roles may be held at once; one of these is enough. */
export const hasRole = (actor: Actor, ...roles: Role[]) =>
  actor !== null && roles.some((role) => actor.roles.includes(role));

/** Managers and administrators: 관리 on every board. */
export const isStaff = (actor: Actor) => hasRole(actor, 'ROLE_MANAGER', 'ROLE_ADMIN');

export const isAdministrator = (actor: Actor) => hasRole(actor, 'ROLE_ADMIN');

/**
 * The permission rules that ask for nothing but who is there, one sentence each. They stand apart from
 * `permissions.ts` because the header asks them: the boards' data stay out of the first load.
 */
export const canByRole = {
  /** The administration's first page; behind it, every page has a rule of its own. */
  enterAdmin: (actor: Actor) => hasRole(actor, 'ROLE_SALES', 'ROLE_MANAGER', 'ROLE_ADMIN'),

  /** Documents of all boards in one place, and how they are doing. */
  manageContents: (actor: Actor) => isStaff(actor),

  pinDocument: (actor: Actor) => isStaff(actor),

  /** Members hand in what they made; staff say what is published (product decisions, Boards, 마켓). */
  reviewEntries: (actor: Actor) => isStaff(actor),

  /** Deleted documents, for as long as they are kept. */
  useTrash: (actor: Actor) => isStaff(actor),

  /** Names of others are masked for everybody but staff. */
  seeAuthorNames: (actor: Actor) => isStaff(actor),

  /** What visitors looked for in vain, to write about it. */
  readMissedSearches: (actor: Actor) => isStaff(actor),

  /** Adds and removes the programs that robots run. */
  manageDrivers: (actor: Actor) => isAdministrator(actor),

  /** Whole boards at once, private posts and names included. */
  transferBoards: (actor: Actor) => isAdministrator(actor),

  /** Company data, legal texts and mail templates: what the portal says in the company's name. */
  manageSite: (actor: Actor) => isAdministrator(actor),

  /** Keys with which programs of others ask the assistant. */
  manageChatKeys: (actor: Actor) => isAdministrator(actor),

  /** What the assistant was asked, what it could not answer, and what it always says. */
  manageAssistant: (actor: Actor) => isAdministrator(actor),

  /** Which notices stand over the pages, and for how long. */
  managePopups: (actor: Actor) => isStaff(actor),

  /** Members, their roles and their locks. */
  manageUsers: (actor: Actor) => isAdministrator(actor),

  /** How the portal itself is doing, and all of its data at once. */
  readHealth: (actor: Actor) => isAdministrator(actor),

  /** Who did what: told to those who answer for it. */
  readAudit: (actor: Actor) => isAdministrator(actor),

  /** What was erased and who agreed to what. */
  readPrivacy: (actor: Actor) => isAdministrator(actor),

  /** Mails hold addresses and what was written to whom. */
  readOutbox: (actor: Actor) => isAdministrator(actor),

  /** Inquiries and free trials: personal data of people who asked us something. */
  manageInquiries: (actor: Actor) => hasRole(actor, 'ROLE_SALES', 'ROLE_MANAGER', 'ROLE_ADMIN'),
};
