import { readFile } from 'node:fs/promises';
import { businessLinesOf } from '#shared/site/company-lines.ts';
import type { Company } from '#shared/site/company.ts';
import { companyText } from '#shared/messages/site/company.ko.ts';
import { contentUrl } from '#server/content.ts';
import type { Db } from '../db/open-database.ts';
import { readSetting, storeSetting } from './stored-setting.ts';

const SETTING = 'company';

/** Until an administrator enters something, nothing is said of the company. */
export const NO_COMPANY: Company = {
  name: '',
  representative: '',
  businessNumber: '',
  address: '',
  phone: '',
  email: '',
  copyright: '',
  familySites: [],
};

/** Current company data, and when it was changed; null: never. */
export async function readCompany(db: Db): Promise<{ company: Company; updatedAt: string | null }> {
  const stored = await readSetting(db, SETTING);
  // Fields added by later releases are missing in stored data.
  return {
    company: { ...NO_COMPANY, ...(stored?.value as Partial<Company> | undefined) },
    updatedAt: stored?.updatedAt ?? null,
  };
}

/** The company of the demo content. */
export const readDemoCompany = async (): Promise<Company> =>
  JSON.parse(await readFile(contentUrl('company.json'), 'utf8')) as Company;

/** Company data as shown on pages. */
export const presentCompany = (company: Company) => ({
  ...company,
  copyright: company.copyright || (company.name && companyText.copyright(company.name)),
  businessLines: businessLinesOf(company),
});

/**
 * Stores the company data, if it has not changed since `readAt`.
 * @throws CM08 after a concurrent change.
 */
export const storeCompany = (tx: Db, company: Company, readAt: string | null, now: string) =>
  storeSetting(tx, SETTING, company, readAt, now);
