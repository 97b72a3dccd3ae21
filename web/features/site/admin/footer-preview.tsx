import { businessLinesOf } from '#shared/site/company-lines.ts';
import type { Company } from '#shared/site/company.ts';
import { messages } from '#shared/messages.ko.ts';
import { companyText as text } from '#shared/messages/site/company.ko.ts';

/** Live preview of the footer: the same lines, at each width. */
export function FooterPreview({ company }: { company: Company }) {
  const sites = company.familySites.filter(({ name }) => name.trim() !== '');
  const copyright = company.copyright.trim() || (company.name && text.copyright(company.name));
  return (
    <section aria-labelledby="footer-preview" className="mt-8 xl:mt-3">
      <h2 id="footer-preview" className="mb-4 text-lg font-bold text-ink">
        {text.preview}
      </h2>
      <div className="surface-dark rounded-card p-6 text-sm leading-6 text-ink-muted">
        <p>{company.name || messages.site.preparingCompany}</p>
        <ul className="flex flex-wrap gap-x-5">
          {businessLinesOf(company).map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
        {copyright && <p className="mt-3">{copyright}</p>}
        {sites.length > 0 && (
          <p className="mt-3">
            {text.sites}: {sites.map(({ name }) => name).join(' · ')}
          </p>
        )}
      </div>
    </section>
  );
}
