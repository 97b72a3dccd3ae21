/**
 * Limits that the server alone knows; those that a screen tells of, too, are in shared/limits.ts. The unit is in the name.
 * Sources: specification points 5 and 9, product decisions.
 */
export const SERVER_LIMITS = {
  adminPageSize: 20,

  /** Width times height, of all frames together: 5,477 by 5,477. */
  pictureMaxPixels: 30_000_000,
  /** Pictures that wait to be drawn; who comes after them is asked to come again. */
  picturesWaitingMax: 60,
  /** Uploads of one account whose form is not saved yet. */
  waitingUploadsMaxCount: 40,
  waitingUploadsMaxBytes: 400 * 1024 * 1024,
  staffWaitingUploadsMaxBytes: 8 * 1024 ** 3,
  /** Everything that an account without a staff role has uploaded. */
  accountFilesMaxBytes: 2 * 1024 ** 3,
  uploadsAtOnceMax: 6,
  draftsMaxCount: 20,
  /** Of one document; the oldest go. */
  versionsKeptMax: 50,
  marketVersionsMaxCount: 30,
  importRowsMax: 20_000,
  importColumnsMax: 500,
  importXmlTextMaxChars: 64 * 1024 * 1024,
  importArchiveUnpackedMaxBytes: 8 * 1024 ** 3,
  importArchiveMaxEntries: 20_000,
  chatKeptDays: 365,
  /** Of files whose form was never saved or sent. */
  unsavedUploadKeptHours: 24,
  accessLogKeptDays: 730,
  mailKeptDays: 365,
  /** Of two years, after which the law asks to remind of a consent to advertising (정보통신망법 50조 8항). */
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
  /** Longer than a browser waits (`chatTimeoutMs`), so that its own words appear. */
  chatUpstreamTurnMaxMs: 25_000,
  chatPingMs: 10_000,
  tokenLifetimeHours: 2,
  loginFailuresBeforeLock: 5,
  /** Of all places together that an account does not know. */
  loginFailuresOfUnknownPlaces: 100,
  lockMinutes: 30,
  knownDeviceDays: 180,
  knownDevicesMax: 20,
  resetTokenMinutes: 30,
  pendingLoginMinutes: 5,
  recoveryCodes: 10,
  emailTokenHours: 24,
  emailChangesPerDay: 5,
  botPassMinutes: 2,
} as const;
