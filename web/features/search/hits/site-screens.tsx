import { ArrowRight } from 'lucide-react';
import { messages } from '#shared/messages.ko.ts';
import { searchWaysText } from '#shared/messages/site/search-way.ko.ts';
import { paths } from '#shared/paths.ts';
import { Link } from '#web/lib/link.tsx';

const { screensTitle, screens } = searchWaysText;

/** Pages of the site that are no documents, so that the search itself does not find them. */
const SCREENS = [
  { to: paths.cost(), name: messages.shell.cost, ...screens.cost },
  { to: paths.freeExperience(), name: messages.shell.freeTrial, ...screens.freeTrial },
  { to: paths.contact(), name: messages.shell.inquiry, ...screens.inquiry },
  { to: paths.webdriver(), name: messages.shell.webdriver, ...screens.webdriver },
  { to: paths.company(), name: messages.shell.company, ...screens.company },
];
const SHOWN = 2;

/** Links to the pages that the words of the query name, above the hits. */
export function SiteScreens({ query }: { query: string }) {
  const asked = query.toLowerCase().replaceAll(/\s/g, '');
  const named = SCREENS.filter(({ words }) => words.some((word) => asked.includes(word))).slice(0, SHOWN);
  if (named.length === 0) return null;
  return (
    <nav aria-label={screensTitle} className="mt-6 flex flex-wrap gap-3">
      {named.map(({ to, name, hint }) => (
        <Link
          key={to}
          to={to}
          className="flex min-w-0 flex-1 basis-48 items-center justify-between gap-4 rounded-card bg-accent-soft px-5 py-3.5 hover:text-accent-ink"
        >
          <span>
            <strong className="block font-semibold">{name}</strong>
            <span className="text-sm text-ink-soft">{hint}</span>
          </span>
          <ArrowRight size={18} aria-hidden="true" className="shrink-0 text-accent-ink" />
        </Link>
      ))}
    </nav>
  );
}
