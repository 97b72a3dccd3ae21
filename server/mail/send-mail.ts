import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import type { Config } from '../config.ts';

export interface OutgoingMail {
  /** Used as Message-ID, so that a mail sent twice after a crash is recognised as the same. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** One-click unsubscribe URL (RFC 8058). */
  unsubscribeUrl?: string | null;
}

export interface Mailer {
  /** State of a mail that it took. */
  takenAs: 'sent' | 'filed';
  /**
   * Sends one mail. Aborting `signal` closes the connection.
   * @throws if the mail was not accepted (see `failureKind`).
   */
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<void>;
  close(): void;
}

/** Timeouts of a mail server's steps in milliseconds. `SMTP_URL` can override them (`?socketTimeout=`). */
export const SMTP_LIMITS = {
  connectionTimeout: 10_000,
  greetingTimeout: 15_000,
  dnsTimeout: 10_000,
  /** Time without data. A server may check the content before it responds. */
  socketTimeout: 60_000,
};

const PLAIN = 'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit';

/** Folder for mails when there is no mail server. */
export const mailFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'mail');

/** Whether there is no mail server, so that no mail leaves. Staff are told where they send one. */
export const isMailFiled = ({ mail }: Pick<Config, 'mail'>): boolean => mail.smtpUrl === null;

/**
 * Sends by SMTP if `SMTP_URL` is set; otherwise writes each mail as `.eml` file to `folder`. Nodemailer is loaded for
 * the first mail, because it needs 20 MB.
 */
export function openMailer(config: Config['mail'], folder: string, limits = SMTP_LIMITS): Mailer {
  const domain = config.from.split('@')[1] ?? 'localhost';
  const compose = (mail: OutgoingMail) => ({
    from: config.from,
    // As an object: a string would be parsed, and a comma or line break in it could add recipients.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${domain}>`,
    ...(mail.unsubscribeUrl && {
      list: { unsubscribe: { url: mail.unsubscribeUrl } },
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
  });
  const { smtpUrl } = config;
  if (smtpUrl) {
    let opened: Transporter | undefined;
    return {
      takenAs: 'sent',
      async send(mail, signal) {
        const { createTransport } = await import('nodemailer');
        opened ??= createTransport({ url: smtpUrl, ...limits });
        await opened.sendMail({ ...compose(mail), ...(signal && { signal }) });
      },
      close: () => opened?.close(),
    };
  }
  return {
    takenAs: 'filed',
    async send(mail) {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true });
      // Text in 8bit instead of base64, so that links can be read in any editor.
      const text = { raw: `${PLAIN}\r\n\r\n${mail.text}` };
      const { message } = await transport.sendMail({ ...compose(mail), text });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, `${mail.id}.eml`), message as Buffer, { mode: 0o600 });
    },
    close: () => undefined,
  };
}
