/** States of a mail in the outbox. `filed`: there is no mail server, so it was only kept as a file. */
export const MAIL_STATES = ['waiting', 'sent', 'filed', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];
