import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import type { Config } from '../config.ts';

export interface OutgoingMail {
  /** Becomes the Message-ID: a mail sent twice after a crash is recognised as one. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where a press refuses further mails of the kind, without asking back (RFC 8058). */
  unsubscribeUrl?: string | null;
}

export interface Mailer {
  /**
   * Hands one mail over; aborting `signal` closes the connection.
   * @throws when the other side did not take it (see `failureKind`).
   */
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<void>;
  close(): void;
}

/** How long a mail server may take for one step, in milliseconds. `SMTP_URL` may say otherwise (`?socketTimeout=`). */
export const SMTP_LIMITS = {
  connectionTimeout: 10_000,
  greetingTimeout: 15_000,
  dnsTimeout: 10_000,
  /** Without a byte. A server may check the content before it answers. */
  socketTimeout: 60_000,
};

const PLAIN = 'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit';

/** Where mails become files while there is no mail server. */
export const mailFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'mail');

/**
 * SMTP when `SMTP_URL` is set; otherwise each mail becomes an `.eml` file in `folder`, for the administrator to read.
 * What makes them is loaded for the first one: it holds 20 MB.
 */
export function openMailer(config: Config['mail'], folder: string, limits = SMTP_LIMITS): Mailer {
  const domain = config.from.split('@')[1] ?? 'localhost';
  const compose = (mail: OutgoingMail) => ({
    from: config.from,
    // As one address: a text would be parsed, and a comma or line break in it would name further recipients.
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
      async send(mail, signal) {
        const { createTransport } = await import('nodemailer');
        opened ??= createTransport({ url: smtpUrl, ...limits });
        await opened.sendMail({ ...compose(mail), ...(signal && { signal }) });
      },
      close: () => opened?.close(),
    };
  }
  return {
    async send(mail) {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true });
      // Its text as it is, not in base64: whoever tries the portal out reads the link in any editor.
      const text = { raw: `${PLAIN}\r\n\r\n${mail.text}` };
      const { message } = await transport.sendMail({ ...compose(mail), text });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, `${mail.id}.eml`), message as Buffer, { mode: 0o600 });
    },
    close: () => undefined,
  };
}
