export const ROLES = {
  ROLE_USER: '일반회원',
  ROLE_CUSTOMER: '고객사',
  ROLE_SALES: '영업',
  ROLE_MANAGER: '운영자',
  ROLE_ADMIN: '관리자',
} as const;
export type Role = keyof typeof ROLES;

/** The caller; null is an anonymous visitor. `id` is the account key, not the login ID. */
export type Actor = { id: string; roles: readonly Role[] } | null;

/** True if the actor has at least one of these roles. An actor can have several. */
export const hasRole = (actor: Actor, ...roles: Role[]) =>
  actor !== null && roles.some((role) => actor.roles.includes(role));

/** Managers and administrators: 관리 on every board. */
export const isStaff = (actor: Actor) => hasRole(actor, 'ROLE_MANAGER', 'ROLE_ADMIN');

export const isAdministrator = (actor: Actor) => hasRole(actor, 'ROLE_ADMIN');

/**
 * Permission rules that depend on the roles only, one function each. Separate from `permissions.ts`, because the header
 * uses them and must not load the boards' definitions.
 */
export const canByRole = {
  /** May open the admin home page; each other page has its own rule. */
  accessAdmin: (actor: Actor) => hasRole(actor, 'ROLE_SALES', 'ROLE_MANAGER', 'ROLE_ADMIN'),

  /** Lists and statistics of all boards' documents. */
  manageContents: (actor: Actor) => isStaff(actor),

  /** The staff's queue of questions, with assignments and answer templates. */
  answerQuestions: (actor: Actor) => isStaff(actor),

  pinDocument: (actor: Actor) => isStaff(actor),

  /** Reviews and publishes what members submit (product decisions, Boards, 마켓). */
  reviewEntries: (actor: Actor) => isStaff(actor),

  /** Deleted documents, until they are purged. */
  useTrash: (actor: Actor) => isStaff(actor),

  /** For everybody else, authors' names are masked. */
  seeAuthorNames: (actor: Actor) => isStaff(actor),

  /** Searches without results. */
  readMissedSearches: (actor: Actor) => isStaff(actor),

  /** Adds and deletes web drivers. */
  manageDrivers: (actor: Actor) => isAdministrator(actor),

  /** Export and import of whole boards, including private documents and names. */
  transferBoards: (actor: Actor) => isAdministrator(actor),

  /** Company data, legal texts and mail templates. */
  manageSite: (actor: Actor) => isAdministrator(actor),

  /** API keys of external programs that use the assistant. */
  manageChatKeys: (actor: Actor) => isAdministrator(actor),

  /** Conversations, unanswered questions and pinned answers of the assistant. */
  manageAssistant: (actor: Actor) => isAdministrator(actor),

  /** Popups and their order. */
  managePopups: (actor: Actor) => isStaff(actor),

  /** Members, their roles and locks. */
  manageUsers: (actor: Actor) => isAdministrator(actor),

  /** System state, and download of the database. */
  readHealth: (actor: Actor) => isAdministrator(actor),

  /** Audit log. */
  readAudit: (actor: Actor) => isAdministrator(actor),

  /** Records of erasures and consents. */
  readPrivacy: (actor: Actor) => isAdministrator(actor),

  /** Sent mails, which contain addresses and personal texts. */
  readOutbox: (actor: Actor) => isAdministrator(actor),

  /** Inquiries and free trials, which contain personal data. */
  manageInquiries: (actor: Actor) => hasRole(actor, 'ROLE_SALES', 'ROLE_MANAGER', 'ROLE_ADMIN'),
};

/** Roles that a rule of roles admits: for queries about everybody who may do something. */
export const rolesAllowed = (rule: (actor: Actor) => boolean): Role[] =>
  (Object.keys(ROLES) as Role[]).filter((role) => rule({ id: '', roles: [role] }));
