import type { MailName } from '#shared/mail/mail-templates.ts';

/** Template changed by an administrator. */
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
