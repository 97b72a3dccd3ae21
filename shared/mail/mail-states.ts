/** States of a mail in the outbox. `filed`: there is no mail server, so it was only kept as a file. */
export const MAIL_STATES = ['waiting', 'sent', 'filed', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Staff are told of filed mails for so long: somebody may still wait for one. */
export const FILED_MAIL_DAYS = 7;
