import { CircleCheckBig } from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useNavigate } from 'react-router';
import { marketText as text } from '#shared/messages/boards/market.ko.ts';
import { paths } from '#shared/paths.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { NothingHere } from '#web/features/admin/nothing-here.tsx';
import type { Handled } from '#web/features/admin/queue/next-waiting.tsx';
import { NextWaiting } from '#web/features/admin/queue/next-waiting.tsx';
import { QueueSteps } from '#web/features/admin/queue/queue-steps.tsx';
import { useFocusLeftRow } from '#web/features/admin/queue/use-focus-left-row.ts';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';
import { TotalCount } from '#web/features/admin/table/total-count.tsx';
import { MARKET_COLUMNS, reviewAddress } from '#web/features/market/market-columns.tsx';
import { MarketReview } from '#web/features/market/review/market-review.tsx';
import { apiFrom } from '#web/lib/page/loader-context.ts';

/** `open` is null without an item in the URL. */
export async function loader(args: LoaderFunctionArgs) {
  const documentId = args.url.searchParams.get('open') ?? '';
  const [{ list }, open] = await Promise.all([
    apiFrom(args).post('/api/v1/market/queue', undefined, { signal: args.request.signal }),
    documentId === '' ? null : loadOpen(args, documentId),
  ]);
  return { list, open };
}

async function loadOpen(args: LoaderFunctionArgs, documentId: string) {
  const api = apiFrom(args);
  const options = { signal: args.request.signal };
  const [document, market] = await Promise.all([
    api.post('/api/v1/board/detail', { documentId }, options),
    api.post('/api/v1/market/detail', { documentId }, options),
  ]);
  return { document, market };
}

/** Market items that wait for a review by staff, oldest first, and the one that is open. */
export function Component() {
  const { list, open } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const documentId = open?.document.documentId ?? '';
  useFocusLeftRow(documentId);
  const ids = list.map((item) => item.documentId);
  if (open !== null)
    return (
      <AdminPage
        narrow
        title={text.queueTitle}
        description={text.queueDescription}
        action={
          <QueueSteps ids={ids} isWhole open={documentId} addressOf={reviewAddress} listAddress={paths.adminMarket()} />
        }
      >
        <MarketReview
          key={documentId}
          {...open}
          onDecided={async () => {
            const state: Handled = { next: ids[ids.indexOf(documentId) + 1] };
            await navigate(paths.adminMarket(), { state });
          }}
        />
      </AdminPage>
    );
  return (
    <AdminPage fills title={text.queueTitle} description={text.queueDescription}>
      {list.length === 0 ? (
        <NothingHere icon={CircleCheckBig} title={text.queueEmpty} />
      ) : (
        <>
          <NextWaiting rows={list} addressOf={reviewAddress} label={text.queueNext} />
          <AdminTable
            name="market"
            toolbar={<TotalCount>{text.queueTotal(list.length)}</TotalCount>}
            caption={text.queueTitle}
            columns={MARKET_COLUMNS}
            rows={list}
            rowKey={({ documentId }) => documentId}
          />
        </>
      )}
    </AdminPage>
  );
}
