import { readFile } from 'node:fs/promises';
import type { Company } from '#shared/site/company.ts';
import type { Db } from '../db/open-database.ts';
import { readCompany, storeCompany } from '../site/company.ts';
import { adoptDeliveredTerms } from '../site/terms.ts';
import { contentUrl } from '#server/content.ts';

const FILE = contentUrl('company.json');

/** The company of the demo content (content/company.json) if there is none, with the delivered legal texts in force. */
export async function seedCompany(tx: Db, now: string): Promise<void> {
  const { updatedAt } = await readCompany(tx);
  const company = JSON.parse(await readFile(FILE, 'utf8')) as Company;
  if (updatedAt === null) await storeCompany(tx, company, null, now);
  await adoptDeliveredTerms(tx, now);
}
