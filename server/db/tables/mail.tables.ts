import type { MailName } from '#shared/mail/mail-templates.ts';

/** What an administrator wrote in place of the delivered words. */
export interface MailTemplateTable {
  name: MailName;
  subject: string;
  body: string;
  updated_at: string;
}

export interface StaffPreferenceTable {
  user_id: string;
  inquiry_mail: number;
}
