import { businessLinesOf } from '#shared/site/company-lines.ts';
import type { Company } from '#shared/site/company.ts';
import { companyText as text } from '#shared/messages/site/company.ko.ts';

/** Live preview of the footer. */
export function FooterPreview({ company }: { company: Company }) {
  const sites = company.familySites.filter(({ name }) => name.trim() !== '');
  return (
    <section aria-label={text.preview} className="surface-dark mt-6 rounded-card p-6 text-sm leading-7 text-ink-muted">
      <p>{company.name}</p>
      <p>{businessLinesOf(company).join(' · ')}</p>
      <p className="mt-3">{company.copyright.trim() || text.copyright(company.name)}</p>
      {sites.length > 0 && (
        <p className="mt-3">
          {text.sites}: {sites.map(({ name }) => name).join(' · ')}
        </p>
      )}
    </section>
  );
}
