/**
 * Every error that the API can answer with, and its HTTP status. The set is closed: `messages.ko.ts` must
 * hold a text for each code or the project does not compile.
 * The browser reacts to 500, 403 and 404 globally (specification point 7), so an expected failure uses another status.
 */
export const ERROR_STATUS = {
  /** Input that does not fit; `data.fields` names each field. */
  CM01: 400,
  /** Not logged in, or the session has ended. */
  CM02: 403,
  /** Logged in, but not allowed. */
  CM03: 403,
  /** Missing, or not visible to this visitor in a way that must not be revealed. */
  CM04: 404,
  /** Too many requests. */
  CM05: 429,
  /** A fault of ours; the cause is in the log. */
  CM06: 500,
  /** The body is larger than accepted. */
  CM07: 413,
  /** Somebody else saved first. */
  CM08: 409,
  /** The service is not ready, or busy. */
  CM09: 503,
  /** No room left to keep anything. */
  CM10: 507,

  /** No such account, or a wrong password: one answer for both. */
  LO01: 401,
  /** The account is inactive. */
  LO02: 401,
  /** The bot pass is missing, spent or expired. */
  LO03: 400,
  /** Locked after too many failures. */
  LO04: 423,
  /** The session was not used for long. Stands in for CM02, wherever a login is needed. */
  LO05: 403,
  /** The code of the second factor does not fit, or was used before. */
  LO06: 401,
  /** The login that a code was for has been finished, or took too long: the password again. */
  LO07: 401,
  /** Staff who have no second factor yet where one is required. Stands in for CM03, so that the refusal says what helps. */
  LO08: 403,
  /** Staff whose password people guess. Stands in for CM03, so that the refusal says what helps. */
  LO09: 403,

  /** The ID is taken. */
  US01: 409,
  /** The reset or e-mail link is unknown, spent or expired. */
  US02: 400,
  /** The transport key has changed; fetch it again. */
  US03: 400,
  /** The current password does not fit. */
  US04: 400,
  /** No account fits the find form. Sent with HTTP 200, as the specification's `responseCode` says. */
  US05: 200,
  /** A required agreement is missing. */
  US06: 400,
  /** The last administrator cannot withdraw. */
  US07: 409,
  /** The address has had enough mails that ask to confirm it for today. */
  US08: 409,

  /** A second factor is on already. */
  SF01: 409,
  /** The first code of the app does not fit, or nothing was begun. */
  SF02: 400,
  /** There is no second factor. */
  SF03: 409,

  /** One's own administrator role. */
  AD01: 409,
  /** The last administrator. */
  AD02: 409,
  /** One's own account. */
  AD03: 409,
  /** The account has been withdrawn. */
  AD04: 409,
  /** The database is copied with tools of its own. */
  AD05: 409,
  /** One's own second factor, which its own code turns off. */
  AD06: 409,

  /** A file is larger than allowed. */
  FI01: 413,
  /** A type that is not allowed, or content that does not fit its name. */
  FI02: 400,
  /** Too many files. */
  FI03: 400,
  /** The upload broke off or could not be stored. */
  FI04: 400,
  /** A file for customers alone. */
  FI05: 403,
  /** The place where files are kept cannot be reached. */
  FI06: 503,
  /** The account's uploads are more than it may have. */
  FI07: 413,
  /** Not a picture that can be drawn: broken, or of too many pixels. */
  FI08: 422,
  /** The portal knows the file, but its content is lost. */
  FI09: 404,

  /** The document can no longer be answered. */
  BD01: 409,
  /** Someone else's private post: the list shows that it is there, so this reveals nothing. */
  BD02: 423,

  /** No driver fits the browser. */
  DR01: 404,
  /** There is one of this type, version and platform already. */
  DR02: 409,
  /** The zip is not a driver of this type, or not a zip that one may trust; the message says why. */
  DR03: 400,
  /** The address is not one that the settings allow. */
  DR04: 400,
  /** The other host did not answer as it should; the message says how. */
  DR05: 424,
  /** The text is no list of drivers. */
  DR06: 400,

  /** The file cannot be read as what it is said to be. */
  TR01: 400,
  /** More than one import takes. */
  TR02: 413,
  /** Another import is running. */
  TR03: 409,
  /** A zip that is not taken; the message says why. */
  TR04: 400,

  /** An open free trial of this e-mail address exists. */
  CO01: 409,
  /** A text that was agreed to has changed since it was read. */
  CO02: 400,
  /** As many filters are saved as a person may have. */
  CO03: 409,

  /** A package that is not taken; the message says why. */
  MK01: 400,
  /** The entry has a version of this number. */
  MK02: 409,
  /** The review is not where this step begins. */
  MK03: 409,
  /** Something is missing before it can be reviewed. */
  MK04: 400,

  /** The version of a legal text is in force or past: it never changes again. */
  ST01: 409,
  /** Members were told of this version already. */
  ST02: 409,
  /** Nobody has agreed to advertisements by mail. */
  ST03: 409,
  /** The mail is sent, or being handed over at this moment. */
  ST04: 409,

  /** The key of a chat client is unknown or has been revoked. */
  CH01: 401,
  /** The answer took longer than a visitor waits. */
  CH02: 504,
  /** The upstream of the assistant cannot be reached, or does not speak as it should. */
  CH03: 502,
  /** The upstream refused: its key, its model or its limits. */
  CH04: 502,
  /** The server is closing; the question is kept. */
  CH05: 503,

  /** The inquiry was erased at its sender's wish: there is nobody to write to. */
  PR01: 409,
  /** The link does not belong to an inquiry. */
  PR02: 400,

  /** The questions of a group are being asked again at this moment. */
  CC01: 409,
  /** There are as many fixed answers as are kept. */
  CC02: 409,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const SUCCESS_CODE = '0000';
