import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** What earlier versions showed while an administrator had not entered anything: the company of the demo content. */
const DEMO_COMPANY = JSON.stringify({
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
});

/**
 * A portal without demo content shows no invented company, and no legal text that its operator has not published. On
 * existing portals the delivered texts stay in force, because consents refer to them. Products are named without the
 * product name of the demo.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const now = new Date().toISOString();
  await sql`insert into site_setting (name, value, updated_at)
    select 'delivered-terms', 'true', ${now} where exists (select 1 from "user")`.execute(db);
  await sql`insert into site_setting (name, value, updated_at)
    select 'company', ${DEMO_COMPANY}, ${now}
    where exists (select 1 from "user" where login_key = 'demouser')
      and not exists (select 1 from site_setting where name = 'company')`.execute(db);
  const [before, after] = ['"product":"AION-U Center"', '"product":"Center"'];
  for (const table of ['document', 'document_version'])
    await sql`update ${sql.table(table)} set fields = replace(fields, ${before}, ${after})
      where fields like ${`%${before}%`}`.execute(db);
  await sql`update document_facet set value = 'Center' where name = 'product' and value = 'AION-U Center'`.execute(db);
  await sql`update inquiry set products = replace(products, '"AION-U Center"', '"Center"')
    where products like '%"AION-U Center"%'`.execute(db);
}
