/**
 * Limits of the server; those that pages show are in shared/limits.ts. Units are in the names. Sources: specification
 * points 5 and 9, product decisions.
 */
export const SERVER_LIMITS = {
  adminPageSize: 20,

  /** Width times height of all frames together: 5,477 by 5,477. */
  pictureMaxPixels: 30_000_000,
  /** Twice the size on screen. */
  logoMaxWidth: 480,
  logoMaxHeight: 96,
  /** Lengths of the queue, of one account or address and in all; further requests are refused. */
  picturesWaitingMax: { ofOne: 60, inAll: 600 },
  /** Until a picture that could not be drawn is tried again. */
  brokenPictureMinutes: 10,
  /** Uploads of one account whose form is not saved yet. */
  waitingUploadsMaxCount: 40,
  waitingUploadsMaxBytes: 400 * 1024 * 1024,
  staffWaitingUploadsMaxBytes: 8 * 1024 ** 3,
  /** All uploads of an account without a staff role. */
  accountFilesMaxBytes: 2 * 1024 ** 3,
  uploadsAtOnceMax: 6,
  draftsMaxCount: 20,
  /** Per document; the oldest are deleted. */
  versionsKeptMax: 50,
  /** Markup of all of them together. With `documentsPerAccountMax`, as much of an account as `accountFilesMaxBytes`. */
  versionsKeptMaxBytes: 2 * 1024 * 1024,
  /** The same, of one page of the history. */
  versionsShownMaxChars: 100_000,
  /** Documents whose texts the hourly clean-up looks through for pictures that none of them shows any more. */
  pictureChecksPerHour: 500,
  marketVersionsMaxCount: 30,
  importRowsMax: 20_000,
  importColumnsMax: 500,
  /** Of all rows, and of one with its replies and files; lists and objects count, too. */
  importValuesMax: 2_000_000,
  importRowValuesMax: 50_000,
  importXmlTextMaxChars: 64 * 1024 * 1024,
  importArchiveUnpackedMaxBytes: 8 * 1024 ** 3,
  importArchiveMaxEntries: 20_000,
  chatKeptDays: 365,
  /** Words that were searched for, and opinions on pages of the manual; nobody's name is with them. */
  searchWordKeptDays: 180,
  searchWordsKeptPerDay: 500,
  /** Of the current day; then only the most frequent are kept. */
  searchWordsPerDayMax: 2_000,
  manualRatingKeptDays: 180,
  /** 도움이 되었나요? of the FAQ. */
  voteKeptDays: 180,
  /** For files whose form was not saved or sent. */
  unsavedUploadKeptHours: 24,
  accessLogKeptDays: 730,
  mailKeptDays: 365,
  /** Per member; the oldest are deleted. */
  notificationsKeptMax: 200,
  notificationKeptDays: 180,
  /** As the privacy policy says. */
  downloadKeptDays: 365,
  /** Before two years are over, by when a reminder of advertising consents is required (정보통신망법 50조 8항). */
  consentReminderMonths: 23,
  fileNameMaxChars: 200,

  driverUnpackedMaxBytes: 1024 * 1024 * 1024,
  driverListMaxBytes: 16 * 1024 * 1024,
  driverListTimeoutSeconds: 30,
  driverDownloadTimeoutSeconds: 300,
  driverPreviewMaxVersions: 50,

  inquiryBoardCards: 20,

  chatTitleMaxChars: 50,
  chatAnswerMaxChars: 20_000,
  chatUserMaxChars: 200,
  chatEarlierTurns: 6,
  chatPageSize: 20,
  chatPageSizeMax: 100,
  chatBuiltinTurnMaxMs: 17_000,
  /** Longer than the browser's timeout (`chatTimeoutMs`), so that the browser's message appears. */
  chatUpstreamTurnMaxMs: 25_000,
  chatPingMs: 10_000,
  tokenLifetimeHours: 2,
  loginFailuresBeforeLock: 5,
  /** Sum over all places unknown to the account. */
  loginFailuresOfUnknownPlaces: 100,
  knownDeviceDays: 180,
  /** Cookie that tells the conversations of browsers apart. */
  chatVisitorDays: 180,
  /** Cookie of the browser that asked for a free trial: longer than a trial stays open. */
  trialSenderDays: 180,
  knownDevicesMax: 20,
  resetTokenMinutes: 30,
  pendingLoginMinutes: 5,
  recoveryCodes: 10,
  emailTokenHours: 24,
  changeTokenHours: 48,
  emailChangesPerDay: 5,
  /** IDs in one mail. */
  foundIdsMax: 30,
  botPassMinutes: 2,
} as const;
