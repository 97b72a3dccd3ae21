import { companyText as text } from '#shared/messages/site/company.ko.ts';
import { useSettings } from '#web/lib/app-context.tsx';
import { telephoneAddress } from '#web/lib/format/telephone.ts';

const ADDRESS: Partial<Record<keyof typeof text.labels, (value: string) => string>> = {
  phone: telephoneAddress,
  email: (email) => `mailto:${email}`,
};
const SHOWN = ['name', 'representative', 'businessNumber', 'address', 'phone', 'email'] as const;

/** Company data that the law requires; empty fields are omitted. */
export function CompanyFacts() {
  const { company } = useSettings();
  return (
    <section aria-labelledby="company-facts">
      <h2 id="company-facts" className="text-title font-bold text-ink">
        {text.facts}
      </h2>
      <dl className="mt-5 border-t-2 border-ink text-label md:grid md:grid-cols-2 md:gap-x-12">
        {SHOWN.filter((name) => company[name] !== '').map((name) => (
          <div key={name} className="flex gap-4 border-b border-line py-3.5">
            <dt className="w-28 shrink-0 font-semibold text-ink-muted">{text.labels[name]}</dt>
            <dd className="text-balance text-ink">
              {ADDRESS[name] === undefined ? (
                company[name]
              ) : (
                <a href={ADDRESS[name](company[name])} className="hover:text-accent-ink hover:underline">
                  {company[name]}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
