import type { ContractType } from '../../../../shared/contracts.ts';
import { CONTRACT_TYPES } from '../../../../shared/contracts.ts';
import type { Config } from '../../../config.ts';
import { letter } from '../../../mail/compose-mail.ts';

/** Nothing that was typed goes into it: anybody can write anybody's address into the form. */
export const receivedMail = (
  { productName, publicUrl }: Pick<Config, 'productName' | 'publicUrl'>,
  type: ContractType,
  number: string,
) =>
  letter(type === 'FREE' ? 'trial-received' : 'contract-received', { number, product: productName, link: publicUrl });

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
