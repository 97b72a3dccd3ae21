/** Kinds of mails about a member's own things that the member can turn off. */
export const MAIL_TOPICS = ['answer', 'reply', 'acceptance', 'review', 'assignment', 'mention'] as const;
export type MailTopic = (typeof MAIL_TOPICS)[number];
/** Those that only staff have. */
export const STAFF_MAIL_TOPICS: readonly MailTopic[] = ['assignment', 'mention'];

/** Events of inquiries that staff are notified of; their members are notified of the others. */
export const STAFF_INQUIRY_KINDS = ['inquiry-assigned', 'inquiry-mentioned'] as const;

/** Events that a member is notified of. Status and answer of an inquiry have no topic: staff decide on those mails. */
export const NOTIFICATION_KINDS = [
  'answered',
  'info-requested',
  'replied',
  'accepted',
  'review-state',
  'inquiry-status',
  'inquiry-answered',
  'question-assigned',
  ...STAFF_INQUIRY_KINDS,
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const isStaffInquiry = (kind: NotificationKind): boolean =>
  STAFF_INQUIRY_KINDS.some((staffKind) => staffKind === kind);

/** Parts of 내 활동 besides the notifications, as the page's query names them. */
export const ACTIVITY_VIEWS = ['questions', 'replies', 'inquiries', 'market', 'downloads'] as const;
export type ActivityView = (typeof ACTIVITY_VIEWS)[number];
