import { messages } from '#shared/messages.ko.ts';
import { useSettings } from '#web/lib/app-context.tsx';
import { paths } from '#shared/paths.ts';
import { Logo } from '#web/ui/logo.tsx';
import { ClosingCall } from './closing-call.tsx';
import { FamilySites } from './family-sites.tsx';
import { Link } from '#web/lib/link.tsx';

const text = messages.shell;
const links = [
  { label: text.cost, to: paths.cost(), className: '' },
  { label: text.company, to: paths.company(), className: '' },
  // Must be visually distinct by law (개인정보 보호법 시행령 31조).
  { label: text.privacy, to: paths.privacy(), className: 'font-semibold text-ink' },
  { label: text.terms, to: paths.terms(), className: '' },
  { label: text.webdriver, to: paths.webdriver(), className: '' },
];

export function SiteFooter({ endsWithCall }: { endsWithCall: boolean }) {
  const { productName, logo, company } = useSettings();
  return (
    <footer className="surface-dark border-t border-line">
      <div className="mx-auto max-w-page px-5 pt-12 pb-6 md:px-8 xl:px-9">
        {endsWithCall && <ClosingCall />}
        <div className="flex flex-col gap-6 lg:flex-row lg:items-center lg:justify-between lg:gap-8">
          <Logo name={productName} logo={logo} />
          <nav
            aria-label={text.footerLinks}
            className="relative flex flex-wrap items-center gap-x-7 gap-y-1 text-[15px]"
          >
            {links.map(({ label, to, className }) => (
              <Link key={to} to={to} className={`py-2 text-ink-soft hover:text-ink ${className}`}>
                {label}
              </Link>
            ))}
            {company.familySites.length > 0 && <FamilySites sites={company.familySites} />}
          </nav>
        </div>
        <div className="mt-6 border-t border-line pt-6 text-sm leading-6 text-ink-muted">
          <p>{company.name || messages.site.preparingCompany}</p>
          {/* Apart by room instead of dots, which would stand at the end of a line that wraps. */}
          <ul className="flex flex-wrap gap-x-5">
            {company.businessLines.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
          {company.copyright && <p className="mt-3">{company.copyright}</p>}
        </div>
      </div>
    </footer>
  );
}
