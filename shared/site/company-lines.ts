import type { Company } from './company.ts';
import { companyText } from '../messages/site/company.ko.ts';

/** Lines below the company name: non-empty fields in the order of 전자상거래법 10조. */
export function businessLinesOf({ representative, businessNumber, address, phone, email }: Company): string[] {
  const { lines } = companyText;
  return [
    representative && lines.representative(representative),
    businessNumber && lines.businessNumber(businessNumber),
    address,
    phone && lines.phone(phone),
    email,
  ].filter((line) => line.trim() !== '');
}
