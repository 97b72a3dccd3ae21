import type { ContractType } from '../../../../shared/contracts.ts';
import { CONTRACT_TYPES } from '../../../../shared/contracts.ts';
import type { Config } from '../../../config.ts';
import type { RenderedMail } from '../../../mail/templates.ts';
import { renderMail } from '../../../mail/templates.ts';

type Names = Pick<Config, 'productName' | 'publicUrl'>;

/** Nothing that was typed goes into it: anybody can write anybody's address into the form. */
export const receivedMail = ({ productName, publicUrl }: Names, type: ContractType, number: string): RenderedMail =>
  renderMail({
    template: 'contract-received',
    subject: type === 'FREE' ? '무료체험 신청이 접수되었습니다' : '문의가 접수되었습니다',
    productName,
    lines: [
      type === 'FREE' ? '무료체험 신청이 접수되었습니다.' : '문의가 접수되었습니다.',
      `접수번호: ${number}`,
      '담당자가 영업일 기준 1일 이내에 연락드리겠습니다.',
      '직접 신청하지 않으셨다면 이 메일을 무시하셔도 됩니다.',
    ],
    link: { label: `${productName} 홈페이지`, url: publicUrl },
  });

/** Number and kind alone: personal data stays behind the login, where looking at it is recorded. */
export const newContractMail = (
  { productName, publicUrl }: Names,
  contract: { id: string; number: string },
  type: ContractType,
): RenderedMail =>
  renderMail({
    template: 'contract-notice',
    subject: `새 ${CONTRACT_TYPES[type]} ${contract.number}`,
    productName,
    lines: [`새 ${CONTRACT_TYPES[type]} 신청이 접수되었습니다.`, `접수번호: ${contract.number}`],
    link: { label: '문의 확인하기', url: `${publicUrl}/contact/list?open=${contract.id}` },
  });
