import type { Config } from '../config.ts';
import { MailServerError } from './delivery-failure.ts';
import { SMTP_LIMITS } from './send-mail.ts';

/**
 * Connects to the mail server and logs in, without sending anything; without `SMTP_URL` there is nothing to try.
 * @throws MailServerError that says in Korean what is wrong.
 */
export async function checkMailServer({ smtpUrl }: Pick<Config['mail'], 'smtpUrl'>): Promise<void> {
  if (smtpUrl === null) return;
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url: smtpUrl, ...SMTP_LIMITS });
  try {
    await transport.verify();
  } catch (error) {
    throw new MailServerError(error);
  } finally {
    transport.close();
  }
}
