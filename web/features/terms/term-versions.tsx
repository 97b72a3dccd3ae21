import { useLocation } from 'react-router';
import type { OutputOf } from '#shared/contract/calls.ts';
import { termsText as text } from '#shared/messages/site/term.ko.ts';
import { dotted } from '#shared/text/days.ts';
import { Link } from '#web/lib/link.tsx';
import { TermBadge } from './term-badge.tsx';

type Term = OutputOf<'/api/v1/site/term'>;

/** All versions with dates, and links to their changes. */
export function TermVersions({ term }: { term: Term }) {
  const { pathname } = useLocation();
  return (
    <section aria-labelledby="term-versions" className="mt-16 border-t border-line pt-10">
      <h2 id="term-versions" className="text-title font-bold text-ink">
        {text.versions}
      </h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {term.versions.map(({ version, effectiveDate, state }, at) => {
          const before = term.versions[at + 1];
          return (
            <li key={version} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 text-label">
              <Link
                to={state === 'current' ? pathname : `${pathname}?version=${version}`}
                aria-label={text.read(version)}
                aria-current={version === term.version ? 'page' : undefined}
                className="py-1 font-semibold text-ink underline-offset-3 hover:underline aria-[current]:text-accent-ink"
              >
                {version}
              </Link>
              <time dateTime={effectiveDate} className="text-ink-muted tabular-nums">
                {dotted(effectiveDate)}
              </time>
              <TermBadge state={state} />
              {before && (
                <Link
                  to={`${pathname}?version=${version}&compare=${before.version}`}
                  aria-label={text.compareLabel(version)}
                  className="ml-auto py-1 text-ink-soft underline underline-offset-3 hover:text-ink"
                >
                  {text.compare}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
