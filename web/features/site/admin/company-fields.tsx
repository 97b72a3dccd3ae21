import { LIMITS } from '#shared/limits.ts';
import { companyText as text } from '#shared/messages/site/company.ko.ts';
import type { Company } from '#shared/site/company.ts';
import type { FieldErrors } from '#web/features/admin/use-form-steps.ts';
import { cx } from '#web/ui/cx.ts';
import { TextField } from '#web/ui/form/text-field.tsx';

const FIELDS = [
  { name: 'name', max: LIMITS.companyNameMaxChars, autoComplete: 'organization' },
  { name: 'representative', max: LIMITS.userNameMaxChars, autoComplete: 'off' },
  { name: 'businessNumber', max: 12, autoComplete: 'off' },
  { name: 'phone', max: LIMITS.phoneMaxChars, autoComplete: 'tel' },
  { name: 'address', max: LIMITS.companyAddressMaxChars, autoComplete: 'street-address' },
  { name: 'email', max: LIMITS.emailMaxChars, autoComplete: 'email' },
  { name: 'copyright', max: LIMITS.copyrightMaxChars, autoComplete: 'off' },
] as const;
const HINTS: Partial<Record<keyof typeof text.labels, string>> = {
  businessNumber: text.businessNumberHint,
  copyright: text.copyrightHint,
};

/** As far apart with notes as without. */
const ROWS = 'mt-4 grid gap-x-5 gap-y-4 [&_p:empty]:hidden';

interface CompanyFieldsProps {
  company: Company;
  errors: FieldErrors;
  /** `field`: the one whose error is over. */
  onChange: (changes: Partial<Company>, field: string) => void;
}

/** Company data and the sites of its family. */
export function CompanyFields({ company, errors, onChange }: CompanyFieldsProps) {
  const changeSite = (at: number, changes: Partial<Company['familySites'][number]>, field: string) =>
    onChange(
      { familySites: company.familySites.map((site, index) => (index === at ? { ...site, ...changes } : site)) },
      field,
    );
  return (
    <>
      <h2 className="mt-8 text-lg font-bold text-ink">{text.basics}</h2>
      <div className={cx(ROWS, 'sm:grid-cols-2')}>
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
            className={name === 'address' ? 'sm:col-span-2' : undefined}
            onChange={({ target }) => onChange({ [name]: target.value }, name)}
          />
        ))}
      </div>
      <h2 className="mt-8 text-lg font-bold text-ink">{text.sites}</h2>
      <p className="mt-1 text-sm text-ink-muted">{text.sitesHint}</p>
      {company.familySites.map((site, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a fixed number of inputs, never reordered
        <div key={at} className={cx(ROWS, 'sm:grid-cols-[14rem_1fr]')}>
          <TextField
            label={text.siteName(at + 1)}
            value={site.name}
            maxLength={LIMITS.familySiteNameMaxChars}
            error={errors[`siteName${at}`]}
            onChange={({ target }) => changeSite(at, { name: target.value }, `siteName${at}`)}
          />
          <TextField
            label={text.siteUrl(at + 1)}
            value={site.url}
            inputMode="url"
            placeholder="https://"
            maxLength={LIMITS.urlMaxChars}
            error={errors[`siteUrl${at}`]}
            onChange={({ target }) => changeSite(at, { url: target.value }, `siteUrl${at}`)}
          />
        </div>
      ))}
    </>
  );
}
