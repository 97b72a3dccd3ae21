/** Limits of the product; units are in the names. Sources: specification points 5 and 9, product decisions. */
export const LIMITS = {
  userIdMinChars: 5,
  userIdMaxChars: 20,
  passwordMinChars: 8,
  passwordMaxChars: 20,
  userNameMaxChars: 50,
  emailMaxChars: 50,
  affiliationMaxChars: 100,
  /** Without log-ins for an ID, after too many that failed. */
  lockMinutes: 30,

  titleMinChars: 2,
  titleMaxChars: 100,
  bodyMaxChars: 50_000,
  replyMaxChars: 5_000,
  /** With the markup. */
  bodyHtmlMaxChars: 200_000,
  replyHtmlMaxChars: 20_000,
  reviewMaxChars: 1_000,
  keywordMaxChars: 100,
  fieldMaxChars: 100,
  summaryMaxChars: 200,
  longFieldMaxChars: 2_000,

  listPageSize: 10,
  /** Fills the rows of two and of three columns. */
  cardPageSize: 12,
  /** All questions of a usual FAQ, which are grouped by category. */
  faqPageSize: 100,
  listPageSizeMax: 200,
  listPageMax: 1_000_000,
  /** More documents with a word are not counted. */
  listCountMax: 10_000,
  paginationWindow: 5,
  newBadgeDays: 3,

  attachmentMaxBytes: 10 * 1024 * 1024,
  attachmentMaxCount: 5,
  editorImageMaxBytes: 5 * 1024 * 1024,
  referenceFileMaxBytes: 20 * 1024 * 1024,
  marketPackageMaxBytes: 200 * 1024 * 1024,
  libraryFileMaxBytes: 2 * 1024 ** 3,
  videoMaxBytes: 1024 ** 3,
  captionsMaxBytes: 1024 * 1024,
  documentFilesMax: 20,
  importMaxBytes: 20 * 1024 * 1024,
  importArchiveMaxBytes: 4 * 1024 ** 3,
  importRowsShown: 200,
  trashDays: 30,
  /** Of one account below staff. What was deleted counts until it is erased. */
  documentsPerAccountMax: 1_000,
  repliesPerAccountMax: 10_000,
  /** Staff may still answer. */
  repliesPerDocumentMax: 1_000,
  draftKeptDays: 90,
  /** Period of the dashboard statistics. */
  statisticsDays: 30,

  driverMaxBytes: 200 * 1024 * 1024,

  companyMaxChars: 100,
  departmentMaxChars: 50,
  positionMaxChars: 50,
  phoneMaxChars: 20,
  targetWorkMaxChars: 200,
  inquiryMessageMinChars: 10,
  inquiryMessageMaxChars: 2_000,
  contactFileMaxCount: 3,
  trialCountMax: 100_000,
  trialStartMaxDays: 180,
  inquiryMemoMaxChars: 1_000,
  inquiryBulkMax: 100,
  exportReasonMinChars: 5,
  exportReasonMaxChars: 200,
  savedFilterMax: 20,
  answerTemplateMax: 50,
  dueHoursMax: 80,
  daysOffMax: 60,
  savedFilterNameMaxChars: 30,

  companyNameMaxChars: 100,
  companyAddressMaxChars: 200,
  copyrightMaxChars: 150,
  familySiteNameMaxChars: 30,
  urlMaxChars: 300,
  productNameMaxChars: 30,
  logoMaxBytes: 1024 * 1024,
  mailSubjectMaxChars: 120,
  mailBodyMaxChars: 5_000,
  termVersionMaxChars: 20,
  termSummaryMaxChars: 300,
  termBodyMaxChars: 100_000,
  termMaxLines: 2_000,
  termWordMaxChars: 1_000,
  /** Specification point 9: days between the announcement of a change and its effective date. */
  termNoticeDays: 10,
  termMajorNoticeDays: 30,

  chatQueryMaxChars: 2_000,
  chatFeedbackMaxChars: 1_000,
  manualCommentMaxChars: 500,
  chatKeyNameMaxChars: 50,
  pinMax: 200,
  pinQuestionsMax: 20,
  pinQuestionMaxChars: 200,
  /** Of the words, as the editor counts them. */
  pinAnswerMaxChars: 4_000,
  /** The same answer with its marks: an address is written twice, a sign may be escaped. */
  pinMarkdownMaxChars: 16_000,
  pinLinkMaxChars: 500,

  chatTimeoutMs: 20_000,
} as const;
