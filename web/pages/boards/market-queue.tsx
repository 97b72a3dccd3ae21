import { CircleCheckBig } from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { marketText as text } from '#shared/messages/boards/market.ko.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import { NothingHere } from '#web/features/admin/nothing-here.tsx';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';
import { TotalCount } from '#web/features/admin/table/total-count.tsx';
import { MARKET_COLUMNS } from '#web/features/market/market-columns.tsx';

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
          toolbar={<TotalCount>{text.queueTotal(list.length)}</TotalCount>}
          caption={text.queueTitle}
          columns={MARKET_COLUMNS}
          rows={list}
          rowKey={({ documentId }) => documentId}
        />
      )}
    </AdminPage>
  );
}
