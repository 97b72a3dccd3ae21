import { randomUUID } from 'node:crypto';
import type { RenderedMail } from './compose-mail.ts';
import type { Recipient } from './recipient.ts';
import { ownerOf } from './recipient.ts';

/** Row of a new mail in the outbox, to be sent at once. */
export const waitingMail = (to: Recipient, mail: RenderedMail, now: string) => ({
  id: randomUUID(),
  template: mail.template,
  to_address: to.email,
  owner: ownerOf(to),
  subject: mail.subject,
  body_text: mail.text,
  body_html: mail.html,
  status: 'waiting' as const,
  attempts: 0,
  next_attempt_at: now,
  created_at: now,
});
