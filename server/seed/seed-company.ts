import type { Db } from '../db/open-database.ts';
import { readCompany, readDemoCompany, storeCompany } from '../site/company.ts';
import { adoptDeliveredTerms } from '../site/terms.ts';

/** The company of the demo content if there is none, with the delivered legal texts in force. */
export async function seedCompany(tx: Db, now: string): Promise<void> {
  const { updatedAt } = await readCompany(tx);
  if (updatedAt === null) await storeCompany(tx, await readDemoCompany(), null, now);
  await adoptDeliveredTerms(tx, now);
}
