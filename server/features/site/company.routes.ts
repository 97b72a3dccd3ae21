import type { FastifyInstance } from 'fastify';
import type { Company } from '#shared/site/company.ts';
import { checkCompany } from '#shared/site/company.rules.ts';
import { siteAdminContract } from '#shared/contract/admin/site.contract.ts';
import { companyText as text } from '#shared/messages/site/company.ko.ts';
import { can } from '#shared/permissions.ts';
import { composed } from '#shared/text/compose.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { transaction } from '#server/db/transaction.ts';
import { refuseInvalid } from '#server/errors.ts';
import { route } from '#server/plugins/route.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { readCompany, storeCompany } from '#server/site/company.ts';
import { requireAllowed } from '#server/plugins/require-allowed.ts';

export function companyRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  route(app, siteAdminContract.company, async ({ request }) => {
    requireAllowed(request, can.manageSite);
    return readCompany(db);
  });

  route(app, siteAdminContract.saveCompany, async ({ input, request }) => {
    const account = requireAllowed(request, can.manageSite);
    refuseInvalid(checkCompany(input.company));
    const company = cleaned(input.company);
    const updatedAt = nowIso(context);
    await transaction(db, async (tx) => {
      const detail = changedNames((await readCompany(tx)).company, company).join(', ');
      await storeCompany(tx, company, input.updatedAt, updatedAt);
      const event = { actor: account, action: 'settings.change', target: text.title, detail, ip: request.ip } as const;
      await recordAudit(tx, event, updatedAt);
    });
    return { company, updatedAt };
  });
}

/** Labels of the changed fields. */
function changedNames(before: Company, after: Company): string[] {
  const names = { ...text.labels, familySites: text.sites };
  return (Object.keys(names) as (keyof typeof names)[])
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => names[name]);
}

const tidy = (value: string) => composed(value.replace(/\s+/g, ' ').trim());

function cleaned(company: Company): Company {
  const { familySites, ...texts } = company;
  return {
    ...(Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, tidy(value)])) as Omit<
      Company,
      'familySites'
    >),
    businessNumber: company.businessNumber.replace(/\D/g, '').replace(/^(\d{3})(\d{2})(\d{5})$/, '$1-$2-$3'),
    familySites: familySites
      .map(({ name, url }) => ({ name: tidy(name), url: tidy(url) }))
      .filter(({ url }) => url !== ''),
  };
}
