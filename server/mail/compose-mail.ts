import type { MailName, MailValues } from '#shared/mail/mail-templates.ts';
import { mailTemplateOf } from '#shared/mail/mail-templates.ts';
import { mailText } from '#shared/messages/admin/system/mail.ko.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/open-database.ts';
import { readProductName } from '../site/brand.ts';
import { presentCompany, readCompany } from '../site/company.ts';
import type { MailText } from '#shared/mail/mail.rules.ts';
import { renderMail } from './render-mail.ts';

/** Template name and placeholder values of a mail. */
export interface MailContent {
  name: MailName;
  values: Record<string, string>;
}

/** The name of the product is filled in when it is composed. */
export const mailContent = <N extends MailName>(name: N, values: Omit<MailValues<N>, 'product'>): MailContent => ({
  name,
  values,
});

/** A rendered mail; `template` is shown in the outbox list. */
export interface RenderedMail {
  template: MailName;
  subject: string;
  text: string;
  html: string;
}

/** Current text of a template: an administrator's or the default. */
export async function mailTextOf(db: Db, name: MailName): Promise<MailText & { updatedAt: string | null }> {
  const row = await db.selectFrom('mail_template').selectAll().where('name', '=', name).executeTakeFirst();
  const { subject, body } = row ?? mailTemplateOf(name);
  return { subject, body, updatedAt: row?.updated_at ?? null };
}

type Names = Pick<Config, 'productName' | 'isProductNameGiven'>;

/** `unsubscribeUrl` is given for advertising only. */
export async function composeMail(
  db: Db,
  names: Names,
  content: MailContent,
  unsubscribeUrl: string | null = null,
  words?: MailText,
): Promise<RenderedMail> {
  return (await mailComposer(db, names, content, words))(unsubscribeUrl);
}

/** For one mail to many recipients: reads the database once. */
export async function mailComposer(
  db: Db,
  names: Names,
  { name, values }: MailContent,
  words?: MailText,
): Promise<(unsubscribeUrl: string | null) => RenderedMail> {
  const { isAdvertising, isChosen } = mailTemplateOf(name);
  const { footer } = mailText;
  const product = await readProductName({ db, config: names });
  const reasons = isAdvertising
    ? [footer.whyAdvertising]
    : [footer.sentBy(product), ...(isChosen ? [footer.chosen] : [])];
  const parts = {
    ...(words ?? (await mailTextOf(db, name))),
    values: { ...values, product },
    sign: product,
    footer: [...reasons, ...(await senderLines(db))],
  };
  const mark = isAdvertising ? `${footer.adMark} ` : '';
  return (unsubscribeUrl) => {
    const mail = renderMail({ ...parts, unsubscribeUrl: isAdvertising ? unsubscribeUrl : null });
    return { ...mail, template: name, subject: `${mark}[${product}] ${mail.subject}` };
  };
}

/** Company that sends the mail and its contact data, in advertisements required by 정보통신망법 50조 4항. */
async function senderLines(db: Db): Promise<string[]> {
  const { name, businessLines } = presentCompany((await readCompany(db)).company);
  return [name, businessLines.join(' · ')].filter((line) => line !== '');
}
