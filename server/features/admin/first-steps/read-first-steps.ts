import type { Context } from '#server/context.ts';
import { inMs } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { readFullBackup } from '#server/features/admin/health/health.queries.ts';
import { isMailChecked } from '#server/installation/installation.ts';
import { readStoredBrand } from '#server/site/brand.ts';
import { readSetting } from '#server/site/stored-setting.ts';
import { BOARD_TYPES, boardOf } from '#shared/boards.ts';
import { examplePagesLeft } from '#server/site/published-manual.ts';
import { untoldVersions } from '../../terms/term.queries.ts';
import { readCompany, readDemoCompany } from '#server/site/company.ts';
import type { OutputOf } from '#shared/contract/calls.ts';
import { firstStepsText as text } from '#shared/messages/admin/first-step.ko.ts';
import { companyText } from '#shared/messages/site/company.ko.ts';
import type { FirstStep } from '#shared/first-steps.ts';
import { FIRST_STEPS } from '#shared/first-steps.ts';
import type { Company } from '#shared/site/company.ts';
import { keysOf } from '#shared/contract/rule.ts';
import { TERM_KINDS, TERMS } from '#shared/site/terms.ts';
import { koreanDay } from '#shared/text/days.ts';
import { BACKUP_OLD_MS } from '../health/read-concerns.ts';

type Dashboard = OutputOf<'/api/v1/admin/dashboard'>;

/** What an operator does before opening the portal, which of it the portal sees done, and what is left of the rest. */
export async function readFirstSteps(context: Context): Promise<NonNullable<Dashboard['firstSteps']>> {
  const { db, config } = context;
  const { smtpUrl, from } = config.mail;
  const [demo, administrators, { company }, demoCompany, { brand }, texts, mailWorked, backup, examplePages] =
    await Promise.all([
      demoLeft(db),
      readAdministrators(db),
      readCompany(db),
      readDemoCompany(),
      readStoredBrand(db),
      textsLeft(context),
      smtpUrl === null ? false : isMailChecked(db, smtpUrl),
      readFullBackup(db),
      examplePagesLeft(context.log),
    ]);
  const left: Partial<Record<FirstStep, string[]>> = {
    ...(demo && { demo }),
    company: companyLeft(company, demoCompany),
    terms: texts,
    manual: examplePages,
    address: administrators
      .filter(({ email, email_status: status }) => email === '' || email === from || status === 'unconfirmed')
      .map(({ login_id: loginId }) => loginId),
    secondFactor: administrators.filter(({ factor }) => factor === null).map(({ login_id: loginId }) => loginId),
  };
  const isDone: Partial<Record<FirstStep, boolean>> = {
    mail: mailWorked,
    secondAdministrator: administrators.length > 1,
    backup: backup !== null && backup > inMs(context, -BACKUP_OLD_MS),
    productName: config.isProductNameGiven || brand.productName !== '',
    logo: brand.logo !== null,
  };
  return FIRST_STEPS.filter((name) => name !== 'demo' || demo !== null).map((name) => ({
    name,
    isDone: isDone[name] ?? left[name]?.length === 0,
    left: left[name] ?? [],
  }));
}

/** The documents of the demo that are still there, by board; null on a portal that began without them. */
async function demoLeft(db: Db): Promise<string[] | null> {
  const seeded = await readSetting(db, 'demo-documents');
  if (seeded === null) return null;
  const rows = await db
    .selectFrom('document')
    .select(({ fn }) => ['board_type', fn.countAll().as('count')])
    .where('id', 'in', seeded.value as string[])
    .where('deleted_at', 'is', null)
    .groupBy('board_type')
    .execute();
  return BOARD_TYPES.flatMap((type) => {
    const row = rows.find((one) => one.board_type === type);
    return row ? [text.demoPosts(boardOf(type).name, Number(row.count))] : [];
  });
}

/** What pages, terms and mails need and is missing, and what is still the demo's. */
function companyLeft({ familySites, ...texts }: Company, demo: Company): string[] {
  // `.example` is reserved (RFC 2606): so are the demo's own sites.
  const isExample = (value: string) => value.endsWith('.example');
  const isLeft = (key: keyof typeof texts): boolean => {
    if (texts[key] === '') return key === 'name' || key === 'address' || key === 'email';
    // A person may have the name of the demo's.
    return (key !== 'representative' && texts[key] === demo[key]) || (key === 'email' && isExample(texts.email));
  };
  return [
    ...keysOf(texts)
      .filter(isLeft)
      .map((key) => companyText.labels[key]),
    ...(familySites.some(({ url }) => isExample(url)) ? [companyText.sites] : []),
  ];
}

/** Texts of which no version of the operator is in force, and those whose change nobody was told of. */
async function textsLeft({ db, clock }: Context): Promise<string[]> {
  const today = koreanDay(clock.now());
  const [rows, untold] = await Promise.all([
    db.selectFrom('term_version').select('kind').where('effective_date', '<=', today).execute(),
    untoldVersions(db, today),
  ]);
  return TERM_KINDS.flatMap((kind) => {
    if (!rows.some((row) => row.kind === kind)) return [TERMS[kind].name];
    return untold
      .filter((one) => one.kind === kind && !one.isComing)
      .map(({ version }) => text.notTold(TERMS[kind].name, version));
  });
}

const readAdministrators = (db: Db) =>
  db
    .selectFrom('user')
    .innerJoin('user_role', 'user_role.user_id', 'user.id')
    .leftJoin('second_factor', 'second_factor.user_id', 'user.id')
    .select(['user.login_id', 'user.email', 'user.email_status', 'second_factor.confirmed_at as factor'])
    .where('user_role.role', '=', 'ROLE_ADMIN')
    .where('user.status', '=', 'active')
    .orderBy('user.login_key')
    .execute();
