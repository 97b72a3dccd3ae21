import type { OutputOf } from '#shared/contract/calls.ts';
import { missedSearchesText as text } from '#shared/messages/admin/content/missed-search.ko.ts';
import { paths } from '#shared/paths.ts';
import { dotted } from '#shared/text/days.ts';
import { useApi } from '#web/lib/app-context.tsx';
import { Link } from '#web/lib/link.tsx';
import { useOriginState } from '#web/lib/page/origin.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/table.tsx';
import { searchAddress } from './search-query.ts';
import { useSetAside } from '#web/features/admin/table/use-set-aside.ts';

type Missed = OutputOf<'/api/v1/search/missed'>['list'][number];

export const missedSearchColumns = (isHandled: boolean): readonly Column<Missed>[] => [
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
    className: 'whitespace-nowrap max-md:w-full',
    cell: (row) => (
      <span className="flex gap-2">
        <WriteFaq {...row} />
        <HandleButton {...row} isHandled={isHandled} />
      </span>
    ),
  },
];

/** The FAQ begins with the word as its title, and leads back here. */
function WriteFaq({ query }: Missed) {
  return (
    <Link
      to={paths.faqOfWord(query)}
      state={useOriginState()}
      aria-label={text.writeFaqOf(query)}
      className={buttonClass({ variant: 'secondary', size: 'small' })}
    >
      {text.writeFaq}
    </Link>
  );
}

function HandleButton({ query, isHandled }: Missed & { isHandled: boolean }) {
  const api = useApi();
  const { set, isBusy } = useSetAside(
    (handled) => api.post('/api/v1/search/missed-handle', { query, isHandled: handled }),
    { handled: text.handled(query), undone: text.undone },
  );
  return (
    <Button
      variant="secondary"
      size="small"
      loading={isBusy}
      aria-label={isHandled ? text.undoOf(query) : text.handleOf(query)}
      onClick={() => void set(!isHandled)}
    >
      {isHandled ? text.undo : text.handle}
    </Button>
  );
}

const searchLink = ({ query }: Missed) => (
  <Link to={searchAddress({ q: query })} data-row-link className="font-medium">
    {query}
  </Link>
);
