import { businessLinesOf } from '#shared/site/company-lines.ts';
import type { Company } from '#shared/site/company.ts';
import { messages } from '#shared/messages.ko.ts';
import type { Db } from '../db/open-database.ts';
import { fail } from '../errors.ts';

/** Default company data. */
const GIVEN: Company = {
  name: '주식회사 아이온오토메이션',
  representative: '한서준',
  businessNumber: '',
  address: '서울특별시 강남구',
  phone: '',
  email: 'support@aionu.example',
  copyright: '',
  familySites: [
    { name: 'AION Cloud', url: 'https://cloud.aionu.example' },
    { name: 'AION Academy', url: 'https://academy.aionu.example' },
  ],
};

/** Current company data, and when it was changed; null: never. */
export async function readCompany(db: Db): Promise<{ company: Company; updatedAt: string | null }> {
  const row = await db
    .selectFrom('site_setting')
    .select(['value', 'updated_at'])
    .where('name', '=', 'company')
    .executeTakeFirst();
  if (!row) return { company: GIVEN, updatedAt: null };
  // Fields added by later releases are missing in stored data.
  return { company: { ...GIVEN, ...(JSON.parse(row.value) as Partial<Company>) }, updatedAt: row.updated_at };
}

/** Company data as shown on pages. */
export const presentCompany = (company: Company) => ({
  ...company,
  copyright: company.copyright || messages.shell.copyright(company.name),
  businessLines: businessLinesOf(company),
});

/**
 * Stores the company data, if it has not changed since `readAt`.
 * @throws CM08 after a concurrent change.
 */
export async function storeCompany(tx: Db, company: Company, readAt: string | null, now: string): Promise<void> {
  const value = JSON.stringify(company);
  if (readAt === null) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('site_setting')
      .values({ name: 'company', value, updated_at: now })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) fail('CM08');
    return;
  }
  const { numUpdatedRows } = await tx
    .updateTable('site_setting')
    .set({ value, updated_at: now })
    .where('name', '=', 'company')
    .where('updated_at', '=', readAt)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) fail('CM08');
}
