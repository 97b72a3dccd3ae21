import type { Context } from '#server/context.ts';
import { inMs } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { readLastBackup } from '#server/features/admin/health/health.queries.ts';
import { isMailChecked } from '#server/installation/installation.ts';
import { readStoredBrand } from '#server/site/brand.ts';
import { isManualReplaced } from '#server/site/published-manual.ts';
import { readCompany, readDemoCompany } from '#server/site/company.ts';
import type { FirstStep } from '#shared/first-steps.ts';
import { FIRST_STEPS } from '#shared/first-steps.ts';
import type { Company } from '#shared/site/company.ts';
import { keysOf } from '#shared/contract/rule.ts';
import { TERM_KINDS } from '#shared/site/terms.ts';
import { koreanDay } from '#shared/text/days.ts';
import { BACKUP_OLD_MS } from '../health/read-concerns.ts';

/** What an operator does before opening the portal, and which of it the portal sees done. */
export async function readFirstSteps(context: Context): Promise<{ name: FirstStep; isDone: boolean }[]> {
  const { db, config, clock } = context;
  const { smtpUrl, from } = config.mail;
  const [administrators, { company }, demoCompany, { brand }, inForce, mailWorked, backup, isOwnManual] =
    await Promise.all([
      readAdministrators(db),
      readCompany(db),
      readDemoCompany(),
      readStoredBrand(db),
      db
        .selectFrom('term_version')
        .select('kind')
        .distinct()
        .where('effective_date', '<=', koreanDay(clock.now()))
        .execute(),
      smtpUrl === null ? false : isMailChecked(db, smtpUrl),
      readLastBackup(db),
      isManualReplaced(context.log),
    ]);
  const isDone: Record<FirstStep, boolean> = {
    address: administrators.every(
      ({ email, email_status: status }) => email !== '' && email !== from && status !== 'unconfirmed',
    ),
    company: isCompanyOwn(company, demoCompany),
    terms: TERM_KINDS.every((kind) => inForce.some((row) => row.kind === kind)),
    mail: mailWorked,
    secondAdministrator: administrators.length > 1,
    secondFactor: administrators.every(({ factor }) => factor !== null),
    backup: backup !== null && backup.at > inMs(context, -BACKUP_OLD_MS),
    productName: config.isProductNameGiven || brand.productName !== '',
    logo: brand.logo !== null,
    manual: isOwnManual,
  };
  return FIRST_STEPS.map((name) => ({ name, isDone: isDone[name] }));
}

/** Whether what pages, terms and mails need is there, and nothing is left of the demo's company. */
function isCompanyOwn({ familySites, ...texts }: Company, demo: Company): boolean {
  return (
    [texts.name, texts.address, texts.email].every((value) => value !== '') &&
    // A person may have the name of the demo's.
    keysOf(texts).every((key) => key === 'representative' || texts[key] === '' || texts[key] !== demo[key]) &&
    // `.example` is reserved (RFC 2606): so are the demo's own sites.
    [texts.email, ...familySites.map(({ url }) => url)].every((value) => !value.endsWith('.example'))
  );
}

const readAdministrators = (db: Db) =>
  db
    .selectFrom('user')
    .innerJoin('user_role', 'user_role.user_id', 'user.id')
    .leftJoin('second_factor', 'second_factor.user_id', 'user.id')
    .select(['user.email', 'user.email_status', 'second_factor.confirmed_at as factor'])
    .where('user_role.role', '=', 'ROLE_ADMIN')
    .where('user.status', '=', 'active')
    .execute();
