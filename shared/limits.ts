/** Every limit of the product, the unit in the name. Sources: specification points 5 and 9, product decisions. */
export const LIMITS = {
  userIdMinChars: 5,
  userIdMaxChars: 20,
  passwordMinChars: 8,
  passwordMaxChars: 20,
  userNameMaxChars: 50,
  emailMaxChars: 50,
  affiliationMaxChars: 100,

  titleMinChars: 2,
  titleMaxChars: 100,
  bodyMaxChars: 50_000,
  replyMaxChars: 5_000,
  keywordMaxChars: 100,
  fieldMaxChars: 100,

  listPageSize: 10,
  listPageSizeMax: 50,
  listPageMax: 1_000_000,
  paginationWindow: 5,
  newBadgeDays: 3,

  attachmentMaxBytes: 10 * 1024 * 1024,
  attachmentMaxCount: 5,
  editorImageMaxBytes: 5 * 1024 * 1024,
  fileNameMaxChars: 200,

  tokenLifetimeHours: 2,
  loginFailuresBeforeLock: 5,
  lockMinutes: 30,
  resetTokenMinutes: 30,
  emailTokenHours: 24,
  botPassMinutes: 2,

  menuBreakpointPx: 1280,
  headerTranslucentAfterPx: 500,
  backToTopAfterPx: 700,
  scrollResetDelayMs: 100,
} as const;
