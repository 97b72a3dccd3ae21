import type { MailTopic, NotificationKind } from '#shared/activity.ts';

/** Tells a member of one event. Of the event itself only the id is stored, so that nothing personal is copied. */
export interface NotificationTable {
  id: string;
  user_id: string;
  kind: NotificationKind;
  document_id: string | null;
  inquiry_id: string | null;
  /** The new state, or the id of the member who caused it, for kinds that have one. */
  detail: string;
  created_at: string;
  read_at: string | null;
}

/** A member's choice; without a row, mails are sent. */
export interface NotificationChoiceTable {
  user_id: string;
  topic: MailTopic;
  by_mail: number;
}

/** The last download of a file by a member. */
export interface MemberDownloadTable {
  user_id: string;
  file_id: string;
  downloaded_at: string;
}
