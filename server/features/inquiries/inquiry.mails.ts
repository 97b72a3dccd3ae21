import { paths } from '#shared/paths.ts';
import type { InquiryKind } from '#shared/inquiries/inquiry-choices.ts';
import { INQUIRY_KINDS } from '#shared/inquiries/inquiry-choices.ts';
import type { Config } from '#server/config.ts';
import { mailContent } from '#server/mail/compose-mail.ts';

/** Contains no typed text: anybody can enter any address into the form. */
export const receivedMail = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  type: InquiryKind,
  { number, withdrawToken, confirmToken }: { number: string; withdrawToken: string; confirmToken: string },
) =>
  mailContent(type === 'FREE' ? 'trial-received' : 'contract-received', {
    number,
    link: publicUrl,
    withdraw: withdrawAddress(publicUrl, withdrawToken),
    confirm: `${publicUrl}${paths.verifyEmail()}?token=${confirmToken}`,
  });

/** Repeats the withdrawal link of the receipt. */
export const withdrawLinkMail = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  type: InquiryKind,
  { number, withdrawToken }: { number: string; withdrawToken: string },
) =>
  mailContent('contract-withdraw', {
    kind: INQUIRY_KINDS[type],
    number,
    withdraw: withdrawAddress(publicUrl, withdrawToken),
  });

const withdrawAddress = (publicUrl: string, token: string) => `${publicUrl}${paths.withdrawConsent()}?token=${token}`;

/** Number and kind only: personal data needs a login, and access is logged. */
export const newInquiryMail = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  inquiry: { id: string; number: string },
  type: InquiryKind,
) =>
  mailContent('contract-notice', {
    kind: INQUIRY_KINDS[type],
    number: inquiry.number,
    link: `${publicUrl}${paths.contactList(inquiry.id)}`,
  });

/** To the colleague who owns them from now on: one mail, however many they are. */
export function assignedMail(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  inquiries: readonly { id: string; number: string; type: InquiryKind }[],
  who: string,
) {
  const [first] = inquiries;
  return first && inquiries.length === 1
    ? mailContent('contract-assigned', {
        who,
        kind: INQUIRY_KINDS[first.type],
        number: first.number,
        link: `${publicUrl}${paths.contactList(first.id)}`,
      })
    : mailContent('contracts-assigned', {
        who,
        count: inquiries.length.toLocaleString('ko-KR'),
        link: `${publicUrl}${paths.contactList()}?owner=me`,
      });
}

/** Number and kind only, as in the mail about a new one. */
export const mentionMail = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  inquiry: { id: string; number: string; type: InquiryKind },
  who: string,
) =>
  mailContent('contract-mentioned', {
    who,
    kind: INQUIRY_KINDS[inquiry.type],
    number: inquiry.number,
    link: `${publicUrl}${paths.contactList(inquiry.id)}`,
  });

interface Asked {
  type: InquiryKind;
  number: string;
}

/** Notifies of a new status. */
export const statusMail = ({ publicUrl }: Pick<Config, 'publicUrl'>, { type, number }: Asked, status: string) =>
  mailContent('contract-status', { kind: INQUIRY_KINDS[type], number, status, link: `${publicUrl}${paths.contact()}` });

/** Reply of the staff. */
export const answerMail = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { type, number }: Asked,
  answer: string,
  owner: string,
) =>
  mailContent('contract-answered', {
    kind: INQUIRY_KINDS[type],
    number,
    answer,
    owner,
    link: `${publicUrl}${paths.contact()}`,
  });
