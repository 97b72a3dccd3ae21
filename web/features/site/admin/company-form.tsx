import type { SubmitEvent } from 'react';
import { useState } from 'react';
import type { Company } from '#shared/site/company.ts';
import { FAMILY_SITE_COUNT } from '#shared/site/company.ts';
import type { OutputOf } from '#shared/contract/calls.ts';
import { LIMITS } from '#shared/limits.ts';
import { companyText as text } from '#shared/messages/site/company.ko.ts';
import { FormBar } from '#web/features/admin/form-bar.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { FooterPreview } from './footer-preview.tsx';
import { useSaveCompany } from './use-save-company.ts';

const FIELDS = [
  { name: 'name', max: LIMITS.companyNameMaxChars, autoComplete: 'organization' },
  { name: 'representative', max: LIMITS.userNameMaxChars, autoComplete: 'off' },
  { name: 'businessNumber', max: 12, autoComplete: 'off' },
  { name: 'phone', max: LIMITS.phoneMaxChars, autoComplete: 'tel' },
  { name: 'email', max: LIMITS.emailMaxChars, autoComplete: 'email' },
  { name: 'address', max: LIMITS.companyAddressMaxChars, autoComplete: 'street-address' },
  { name: 'copyright', max: LIMITS.copyrightMaxChars, autoComplete: 'off' },
] as const;
const HINTS: Partial<Record<keyof typeof text.labels, string>> = {
  businessNumber: text.businessNumberHint,
  copyright: text.copyrightHint,
};
const WIDE = new Set(['address', 'copyright']);

/** Fills up to two family sites with empty ones for the inputs. */
const fill = (company: Company): Company => ({
  ...company,
  familySites: Array.from({ length: FAMILY_SITE_COUNT }, (_, at) => company.familySites[at] ?? { name: '', url: '' }),
});

export function CompanyForm({ stored }: { stored: OutputOf<'/api/v1/admin/company'> }) {
  const [company, setCompany] = useState(() => fill(stored.company));
  const { save, isSaving, errors, forget } = useSaveCompany(stored.updatedAt);
  const change = (changes: Partial<Company>) => setCompany((before) => ({ ...before, ...changes }));
  const changeSite = (at: number, changes: Partial<Company['familySites'][number]>) =>
    change({ familySites: company.familySites.map((site, index) => (index === at ? { ...site, ...changes } : site)) });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save(company);
  };

  return (
    <form noValidate onSubmit={submit}>
      <div className="2xl:grid 2xl:grid-cols-[minmax(0,860px)_minmax(0,1fr)] 2xl:items-start 2xl:gap-x-8">
        <div className="max-w-[860px]">
          <h2 className="text-title font-bold text-ink">{text.basics}</h2>
          <div className="mt-5 grid gap-x-5 gap-y-2 sm:grid-cols-2">
            {FIELDS.map(({ name, max, autoComplete }) => (
              <TextField
                key={name}
                label={text.labels[name]}
                required={name === 'name'}
                value={company[name]}
                maxLength={max}
                autoComplete={autoComplete}
                hint={HINTS[name]}
                error={errors[name]}
                className={WIDE.has(name) ? 'sm:col-span-2' : undefined}
                onChange={({ target }) => {
                  change({ [name]: target.value });
                  forget([name]);
                }}
              />
            ))}
          </div>
          <h2 className="mt-8 text-title font-bold text-ink">{text.sites}</h2>
          <p className="mt-1.5 text-sm text-ink-muted">{text.sitesHint}</p>
          {company.familySites.map((site, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a fixed number of inputs, never reordered
            <div key={at} className="mt-4 grid gap-x-5 gap-y-2 sm:grid-cols-[14rem_1fr]">
              <TextField
                label={text.siteName(at + 1)}
                value={site.name}
                maxLength={LIMITS.familySiteNameMaxChars}
                error={errors[`siteName${at}`]}
                onChange={({ target }) => {
                  changeSite(at, { name: target.value });
                  forget([`siteName${at}`]);
                }}
              />
              <TextField
                label={text.siteUrl(at + 1)}
                value={site.url}
                inputMode="url"
                placeholder="https://"
                maxLength={LIMITS.urlMaxChars}
                error={errors[`siteUrl${at}`]}
                onChange={({ target }) => {
                  changeSite(at, { url: target.value });
                  forget([`siteUrl${at}`]);
                }}
              />
            </div>
          ))}
        </div>
        <div className="max-w-[860px] 2xl:sticky 2xl:top-4">
          <FooterPreview company={company} />
        </div>
      </div>
      <FormBar className="max-w-[860px]">
        <Button variant="secondary" onClick={() => setCompany(fill(stored.company))}>
          {text.reset}
        </Button>
        <Button type="submit" loading={isSaving}>
          {text.save}
        </Button>
      </FormBar>
    </form>
  );
}
