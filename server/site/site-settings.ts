import type { OutputOf } from '#shared/contract/calls.ts';
import { isMailFiled } from '#server/mail/send-mail.ts';
import { siteContract } from '#shared/contract/site/site.contract.ts';
import { untilContentChanges } from '../cache/until-content-changes.ts';
import type { Context } from '../context.ts';
import { baseAddressOf } from './base-address.ts';
import { readBrand } from './brand.ts';
import { presentCompany, readCompany } from './company.ts';

type SiteSettings = OutputOf<'/api/v1/site/settings'>;

/** What another release has stored beside it stays out of pages as it stays out of the API's answer. */
const BRAND_AND_COMPANY = siteContract.settings.output.omit({
  passwordPolicy: true,
  publicUrl: true,
  isMailFiled: true,
});

/** What every page shows of the portal and its operator, read again only when it changes: for a request to an address. */
export function openSiteSettings(
  context: Context,
): (request: Parameters<typeof baseAddressOf>[1]) => Promise<SiteSettings> {
  const { config, db } = context;
  const brandAndCompany = untilContentChanges(context, async () =>
    BRAND_AND_COMPANY.parse({
      ...(await readBrand(context)),
      company: presentCompany((await readCompany(db)).company),
    }),
  );

  return async (request) => ({
    ...(await brandAndCompany()),
    passwordPolicy: config.passwordPolicy,
    publicUrl: baseAddressOf(config, request),
    isMailFiled: isMailFiled(config),
  });
}
