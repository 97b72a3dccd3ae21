import type { ContractType } from '#shared/inquiries/inquiries.ts';
import { CONTRACT_TYPES } from '#shared/inquiries/inquiries.ts';
import type { Config } from '#server/config.ts';
import { letter } from '#server/mail/compose-mail.ts';

/** Nothing that was typed goes into it: anybody can write anybody's address into the form. */
export const receivedMail = (
  { productName, publicUrl }: Pick<Config, 'productName' | 'publicUrl'>,
  type: ContractType,
  { number, withdrawToken, confirmToken }: { number: string; withdrawToken: string; confirmToken: string },
) =>
  letter(type === 'FREE' ? 'trial-received' : 'contract-received', {
    number,
    product: productName,
    link: publicUrl,
    withdraw: withdrawAddress(publicUrl, withdrawToken),
    confirm: `${publicUrl}/verifyEmail?token=${confirmToken}`,
  });

/** The link of the receipt once more, for whoever lost that mail. */
export const withdrawLinkMail = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  type: ContractType,
  { number, withdrawToken }: { number: string; withdrawToken: string },
) =>
  letter('contract-withdraw', {
    kind: CONTRACT_TYPES[type],
    number,
    withdraw: withdrawAddress(publicUrl, withdrawToken),
  });

const withdrawAddress = (publicUrl: string, token: string) => `${publicUrl}/withdrawConsent?token=${token}`;

/** Number and kind alone: personal data stays behind the login, where looking at it is recorded. */
export const newContractMail = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  contract: { id: string; number: string },
  type: ContractType,
) =>
  letter('contract-notice', {
    kind: CONTRACT_TYPES[type],
    number: contract.number,
    link: `${publicUrl}/contact/list?open=${contract.id}`,
  });

interface Asked {
  type: ContractType;
  number: string;
}

/** How it stands with what was asked. */
export const statusMail = ({ publicUrl }: Pick<Config, 'publicUrl'>, { type, number }: Asked, status: string) =>
  letter('contract-status', { kind: CONTRACT_TYPES[type], number, status, link: `${publicUrl}/contact` });

/** What whoever looks after it writes back. */
export const answerMail = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { type, number }: Asked,
  answer: string,
  owner: string,
) => letter('contract-answered', { kind: CONTRACT_TYPES[type], number, answer, owner, link: `${publicUrl}/contact` });
