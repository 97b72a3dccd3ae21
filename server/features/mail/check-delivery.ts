import { randomUUID } from 'node:crypto';
import { mailText } from '#shared/messages/admin/system/mail.ko.ts';
import type { Config } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { noteMailChecked } from '#server/installation/installation.ts';
import { checkMailServer } from '#server/mail/check-mail-server.ts';
import { MailServerError, failureKind, refusalText } from '#server/mail/delivery-failure.ts';
import { renderMail } from '#server/mail/render-mail.ts';
import { readProductName } from '#server/site/brand.ts';

const { check, footer } = mailText;
/** The administrator waits for it. */
const WAIT_MS = 20_000;

/** Sends a test mail at once, without the outbox, and says in Korean what the mail server answered. */
export async function checkDelivery(
  { db, config, mailer }: Pick<Context, 'db' | 'config' | 'mailer'>,
  to: string,
): Promise<{ isSent: boolean; message: string }> {
  if (to === '') return { isSent: false, message: await answerWithoutMail(config.mail) };
  const productName = await readProductName({ db, config });
  const mail = renderMail({
    ...check,
    values: {},
    sign: productName,
    footer: [footer.sentBy(productName)],
    unsubscribeUrl: null,
  });
  try {
    const subject = `[${productName}] ${mail.subject}`;
    await mailer.send({ id: randomUUID(), to, ...mail, subject }, AbortSignal.timeout(WAIT_MS));
  } catch (error) {
    if (failureKind(error) === 'server') return { isSent: false, message: new MailServerError(error).message };
    return { isSent: false, message: refusalText(error) };
  }
  if (config.mail.smtpUrl === null) return { isSent: false, message: check.toFolder };
  await noteMailChecked(db, config.mail.smtpUrl);
  return { isSent: true, message: check.sent(to) };
}

/** For whoever has no address yet: the mail that confirms it goes through this server, too. */
async function answerWithoutMail(mail: Config['mail']): Promise<string> {
  if (mail.smtpUrl === null) return check.noAddress;
  try {
    await checkMailServer(mail);
  } catch (error) {
    if (error instanceof MailServerError) return error.message;
    throw error;
  }
  return `${check.connected} ${check.noAddress}`;
}
