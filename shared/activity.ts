/** Kinds of mails about a member's own things that the member can turn off. */
export const MAIL_TOPICS = ['answer', 'reply', 'acceptance', 'review', 'assignment'] as const;
export type MailTopic = (typeof MAIL_TOPICS)[number];
/** Those that only staff have. */
export const STAFF_MAIL_TOPICS: readonly MailTopic[] = ['assignment'];

/** Events that a member is notified of. `inquiry-*` have no topic: staff decide on those mails. */
export const NOTIFICATION_KINDS = [
  'answered',
  'info-requested',
  'replied',
  'accepted',
  'review-state',
  'inquiry-status',
  'inquiry-answered',
  'question-assigned',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Parts of 내 활동 besides the notifications, as the page's query names them. */
export const ACTIVITY_VIEWS = ['questions', 'replies', 'inquiries', 'market', 'downloads'] as const;
export type ActivityView = (typeof ACTIVITY_VIEWS)[number];
