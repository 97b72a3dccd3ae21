/**
 * All error codes of the API with their HTTP status. `messages.ko.ts` must have a text for each code, or the project
 * does not compile. The browser handles 500, 403 and 404 globally (specification point 7), so other expected failures
 * use another status.
 */
export const ERROR_STATUS = {
  /** Invalid input; `data.fields` has a message per field. */
  CM01: 400,
  /** Not logged in, or the session has expired. */
  CM02: 403,
  /** Logged in, but not permitted. */
  CM03: 403,
  /** Not found, or hidden from this visitor without revealing that it exists. */
  CM04: 404,
  /** Too many requests. */
  CM05: 429,
  /** Internal error; the cause is in the log. */
  CM06: 500,
  /** Request body too large. */
  CM07: 413,
  /** Concurrent change: somebody else saved first. */
  CM08: 409,
  /** The service is not ready, or busy. */
  CM09: 503,
  /** Storage is full. */
  CM10: 507,

  /** Unknown account or wrong password; deliberately not distinguished. */
  LO01: 401,
  /** The account is inactive. */
  LO02: 401,
  /** Bot check pass is missing, used or expired. */
  LO03: 400,
  /** Locked after too many failed attempts. */
  LO04: 423,
  /** Session expired by inactivity. Returned in place of CM02. */
  LO05: 403,
  /** Wrong or already used code of the second factor. */
  LO06: 401,
  /** The pending login of a second factor was completed or has expired; the password is needed again. */
  LO07: 401,
  /** Staff member without a required second factor. Returned in place of CM03, because the message says what to do. */
  LO08: 403,
  /** Staff member with a guessable password. Returned in place of CM03, because the message says what to do. */
  LO09: 403,

  /** The ID is taken. */
  US01: 409,
  /** Reset or email link is unknown, used or expired. */
  US02: 400,
  /** The transport key has changed; the client must fetch it again. */
  US03: 400,
  /** The current password is wrong. */
  US04: 400,
  /** No matching account in the find form. HTTP 200, as the specification's `responseCode` requires. */
  US05: 200,
  /** A required consent is missing. */
  US06: 400,
  /** The last administrator cannot withdraw. */
  US07: 409,
  /** Daily limit of verification mails to this address is reached. */
  US08: 409,

  /** A second factor is already active. */
  SF01: 409,
  /** Wrong first code, or no enrolment was started. */
  SF02: 400,
  /** No second factor is active. */
  SF03: 409,

  /** Own administrator role cannot be removed. */
  AD01: 409,
  /** The last administrator cannot be changed. */
  AD02: 409,
  /** Own account cannot be changed here. */
  AD03: 409,
  /** The account has withdrawn. */
  AD04: 409,
  /** This database is backed up with its own tools (PostgreSQL). */
  AD05: 409,
  /** Own second factor cannot be reset here; it is turned off with its own code. */
  AD06: 409,

  /** File too large. */
  FI01: 413,
  /** File type not allowed, or the content does not match the name. */
  FI02: 400,
  /** Too many files. */
  FI03: 400,
  /** The upload was aborted or could not be stored. */
  FI04: 400,
  /** File for customers only. */
  FI05: 403,
  /** File storage is not reachable. */
  FI06: 503,
  /** The upload quota of the account, or the day's of the account or its address, is exceeded. */
  FI07: 413,
  /** Not a valid picture: damaged, or too many pixels. */
  FI08: 422,
  /** The portal knows the file, but its content is lost. */
  FI09: 404,

  /** The question is closed for replies. */
  BD01: 409,
  /** Another member's private document. The list shows that it exists, so this reveals nothing. */
  BD02: 423,
  /** The account has as many documents or replies as one account below staff may have. */
  BD03: 409,
  /** The document has as many replies as it may have; staff may still answer. */
  BD04: 409,

  /** No matching driver. */
  DR01: 404,
  /** A driver of this type, version and platform already exists. */
  DR02: 409,
  /** Not a valid driver zip of this type, or an unsafe zip; the message says why. */
  DR03: 400,
  /** URL not allowed by the configuration. */
  DR04: 400,
  /** The other host failed; the message says how. */
  DR05: 424,
  /** The text is not a list of drivers. */
  DR06: 400,

  /** The file does not have the selected format. */
  TR01: 400,
  /** Larger than one import may be. */
  TR02: 413,
  /** Another import is running. */
  TR03: 409,
  /** Zip refused; the message says why. */
  TR04: 400,

  /** An open free trial with this email address exists. */
  CO01: 409,
  /** A consent text was changed after it was shown. */
  CO02: 400,
  /** Maximum number of saved filters is reached. */
  CO03: 409,
  CO04: 409,

  /** Package refused; the message says why. */
  MK01: 400,
  /** The item already has this version number. */
  MK02: 409,
  /** Not possible in the current review state. */
  MK03: 409,
  /** Something required for the review is missing. */
  MK04: 400,

  /** This version of a legal text is current or past and can no longer be changed. */
  ST01: 409,
  /** Members have already been notified of this version. */
  ST02: 409,
  /** Nobody has consented to advertising by mail. */
  ST03: 409,
  /** The mail was sent, or is being sent. */
  ST04: 409,
  /** The operator has not published the texts that this needs consent to. */
  ST05: 409,

  /** API key of a chat client is unknown or revoked. */
  CH01: 401,
  /** The answer took too long. */
  CH02: 504,
  /** The assistant's upstream is not reachable or returned an invalid response. */
  CH03: 502,
  /** The upstream refused the request: key, model or limits. */
  CH04: 502,
  /** The server is shutting down; the question is stored. */
  CH05: 503,

  /** The inquiry was erased after a consent withdrawal: there is no recipient. */
  PR01: 409,
  /** The link does not belong to an inquiry. */
  PR02: 400,

  /** The questions of this group are being asked again. */
  CC01: 409,
  /** Maximum number of pinned answers is reached. */
  CC02: 409,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const SUCCESS_CODE = '0000';
