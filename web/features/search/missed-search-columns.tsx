import type { OutputOf } from '#shared/contract/calls.ts';
import { missedSearchesText as text } from '#shared/messages/admin/content/missed-search.ko.ts';
import { paths } from '#shared/paths.ts';
import { dotted } from '#shared/text/days.ts';
import { Link } from '#web/lib/link.tsx';
import { useOriginState } from '#web/lib/page/origin.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import type { Column } from '#web/ui/table.tsx';
import { searchAddress } from './search-query.ts';

type Missed = OutputOf<'/api/v1/search/missed'>['list'][number];

export const MISSED_SEARCH_COLUMNS: readonly Column<Missed>[] = [
  { key: 'query', label: text.query, className: 'w-full', cell: (row) => searchLink(row) },
  {
    key: 'count',
    label: text.count,
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ count }) => text.times(count),
  },
  {
    key: 'lastDay',
    label: text.lastDay,
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ lastDay }) => dotted(lastDay),
  },
  {
    key: 'actions',
    label: text.actions,
    className: 'whitespace-nowrap',
    cell: (row) => <WriteFaq {...row} />,
  },
];

/** The FAQ begins with the word as its title, and leads back here. */
function WriteFaq({ query }: Missed) {
  return (
    <Link
      to={paths.faqOfWord(query)}
      state={useOriginState()}
      aria-label={text.writeFaqOf(query)}
      className={cx(buttonClass({ variant: 'ghost', size: 'small' }), '-ml-3')}
    >
      {text.writeFaq}
    </Link>
  );
}

const searchLink = ({ query }: Missed) => (
  <Link to={searchAddress({ q: query })} data-row-link className="font-medium">
    {query}
  </Link>
);
