import { CircleCheckBig } from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import type { OutputOf } from '#shared/contract/calls.ts';
import { marketText as text } from '#shared/messages/boards/market.ko.ts';
import { messages } from '#shared/messages.ko.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { apiFrom } from '#web/lib/loader-context.ts';
import { paths } from '#shared/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { NothingHere } from '#web/features/admin/nothing-here.tsx';
import type { Column } from '#web/ui/table.tsx';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';
import { Link } from '#web/lib/link.tsx';

type Waiting = OutputOf<'/api/v1/market/queue'>['list'][number];

const { list: listText } = messages.documents;

export const loader = (args: LoaderFunctionArgs) =>
  apiFrom(args).post('/api/v1/market/queue', undefined, { signal: args.request.signal });

/** Market items that wait for a review by staff, oldest first. */
export function Component() {
  const { list } = useLoaderData<typeof loader>();
  return (
    <AdminPage fills title={text.queueTitle} description={text.queueDescription}>
      {list.length === 0 ? (
        <NothingHere icon={CircleCheckBig} title={text.queueEmpty} />
      ) : (
        <AdminTable
          name="market"
          caption={text.queueTitle}
          columns={COLUMNS}
          rows={list}
          rowKey={({ documentId }) => documentId}
        />
      )}
    </AdminPage>
  );
}

const COLUMNS: Column<Waiting>[] = [
  {
    key: 'state',
    label: text.stateTitle,
    className: 'whitespace-nowrap',
    cell: ({ reviewState, hasNewVersion }) => (
      <Badge tone="warning">{reviewState === '게시' && hasNewVersion ? text.queueNewVersion : reviewState}</Badge>
    ),
  },
  {
    key: 'title',
    label: listText.title,
    className: 'w-full',
    cell: ({ documentId, title }) => (
      <Link to={paths.boardDetail('market', documentId)} className="font-medium text-ink hover:underline">
        {title}
      </Link>
    ),
  },
  { key: 'category', label: listText.category, className: 'whitespace-nowrap', cell: ({ category }) => category },
  { key: 'author', label: listText.author, className: 'whitespace-nowrap', cell: ({ authorName }) => authorName },
  {
    key: 'date',
    label: listText.date,
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ updatedAt }) => formatDateTime(updatedAt),
  },
];
