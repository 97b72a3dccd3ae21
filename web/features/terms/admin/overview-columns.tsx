import { termsText } from '#shared/messages/site/term.ko.ts';
import { paths } from '#shared/paths.ts';
import { TERMS } from '#shared/site/terms.ts';
import { dotted } from '#shared/text/days.ts';
import { Link } from '#web/lib/link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import type { Column } from '#web/ui/table.tsx';
import { NamedValue } from '#web/ui/table.tsx';
import type { Terms, Version } from './term-columns.tsx';
import { NotNoticed } from './not-noticed.tsx';
import { toldOf } from './term-columns.tsx';

const text = termsText.admin;
const { columns } = text.overview;
/** Nothing to say: a dash in a table, and nothing on the card of a phone. */
const QUIET = 'whitespace-nowrap tabular-nums max-md:empty:hidden md:empty:before:content-["—"]';

export const termAddress = (kind: Terms['kind']) => `${paths.adminTerms()}?kind=${kind}`;

const currentOf = ({ list }: Terms) => list.find(({ state }) => state === 'current');
/** The next one first. */
const comingOf = ({ list }: Terms) => list.filter(({ state }) => state === 'coming').toReversed();

const named = ({ version, effectiveDate }: Version) => `${version} · ${dotted(effectiveDate)}`;

/** One legal text: what holds, what comes, and whether members know. */
export const OVERVIEW_COLUMNS: readonly Column<Terms>[] = [
  {
    key: 'name',
    label: columns.name,
    className: 'break-keep max-md:basis-full md:min-w-36',
    cell: ({ kind }) => (
      <Link to={termAddress(kind)} data-row-link className="font-medium text-ink">
        {TERMS[kind].name}
      </Link>
    ),
  },
  {
    key: 'current',
    label: columns.current,
    className: 'whitespace-nowrap tabular-nums',
    cell: (terms) => {
      const current = currentOf(terms);
      return (
        <>
          {current ? (
            <NamedValue name={columns.current} value={named(current)} />
          ) : (
            <Badge tone="warning">{text.overview.missing}</Badge>
          )}
          {comingOf(terms).map((version) => (
            <span key={version.version} className="hidden text-ink-muted md:max-xl:block">
              {columns.coming} {named(version)}
            </span>
          ))}
        </>
      );
    },
  },
  {
    key: 'coming',
    label: columns.coming,
    // On tablets it is below what holds.
    className: cx(QUIET, 'md:max-xl:hidden'),
    cell: (terms) => {
      const coming = comingOf(terms);
      return coming.length > 0 && <NamedValue name={columns.coming} value={coming.map(named).join(', ')} />;
    },
  },
  {
    key: 'text',
    label: columns.text,
    className: 'whitespace-nowrap max-md:empty:hidden',
    cell: (terms) => {
      const current = currentOf(terms);
      return current && (current.markdown === terms.draft ? text.overview.delivered : text.overview.own);
    },
  },
  {
    key: 'notice',
    label: text.columns.notice,
    className: QUIET,
    cell: (terms) => {
      if (terms.list.some(({ isNoticeMissing }) => isNoticeMissing)) return <NotNoticed />;
      const [next = currentOf(terms)] = comingOf(terms);
      const told = next && toldOf(terms.kind, next);
      return told && told !== text.notTold && <NamedValue name={text.columns.notice} value={told} />;
    },
  },
  {
    key: 'actions',
    label: text.columns.actions,
    className: 'whitespace-nowrap max-md:w-full',
    cell: (terms) => (
      <span className="flex items-center gap-x-3">
        <Link to={`${termAddress(terms.kind)}&write`} className={buttonClass({ variant: 'secondary', size: 'small' })}>
          {text.write}
        </Link>
        {currentOf(terms) && (
          <a
            href={paths.term(terms.kind)}
            target="_blank"
            rel="noopener"
            className="py-1.5 text-sm underline underline-offset-4"
          >
            {text.open}
          </a>
        )}
      </span>
    ),
  },
];
