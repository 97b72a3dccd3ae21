import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { InquiryDetail } from '#shared/contract/inquiries/inquiry.contract.ts';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi, useToast } from '#web/lib/app-context.tsx';
import { paths } from '#shared/paths.ts';
import { Drawer } from '#web/ui/overlay/drawer.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { DrawerSteps } from '#web/features/admin/table/drawer-steps.tsx';
import { useReturnToRow } from '#web/features/admin/table/row-keys.ts';
import { writeInquiryQuery } from '../inquiry-query.ts';
import { useInquiryList } from '../use-inquiry-list.ts';
import { InquirySheet } from './inquiry-sheet.tsx';

/** Drawer of the inquiry named in the query string. */
export function InquiryDrawer() {
  const { query, list, board } = useInquiryList();
  const navigate = useNavigate();
  const go = (open: string) =>
    void navigate(paths.contactList() + writeInquiryQuery({ ...query, open }), {
      preventScrollReset: true,
      replace: open !== '',
    });
  const toast = useToast();
  const { detail, refresh } = useDetail(query.open, (isUnknown) => {
    if (isUnknown) toast.error(inquiryListText.detail.unknown);
    // Going back must not lead here again.
    void navigate(paths.contactList() + writeInquiryQuery({ ...query, open: '' }), { replace: true });
  });
  const returnTo = useReturnToRow(query.open);
  const rows = list?.list ?? board?.columns.flatMap((column) => column.list) ?? [];
  return (
    <Drawer
      open={query.open !== ''}
      onClose={() => go('')}
      title={detail?.contractNumber ?? inquiryListText.title}
      tools={<DrawerSteps ids={rows.map(({ contractId }) => contractId)} open={query.open} onGo={go} />}
      returnTo={returnTo}
    >
      {detail ? (
        <InquirySheet key={detail.contractId} detail={detail} onChanged={refresh} />
      ) : (
        <div role="status" aria-label={inquiryListText.detail.loading} className="space-y-4">
          <Skeleton className="h-8 w-2/3" />
          <Skeleton className="h-28 w-full" />
          <Skeleton className="h-40 w-full" />
        </div>
      )}
    </Drawer>
  );
}

/** Details are loaded when opened, not with the list, because each access is logged. */
function useDetail(contractId: string, onGone: (isUnknown: boolean) => void) {
  const api = useApi();
  const [detail, setDetail] = useState<InquiryDetail | null>(null);
  const [reading, setReading] = useState(0);
  const refresh = useCallback(() => setReading((count) => count + 1), []);

  useEffect(() => {
    if (contractId === '') return;
    const stop = new AbortController();
    const read = api.post('/api/v1/free/detail', { contractId }, { signal: stop.signal, tells: 'CM04' });
    read.then(setDetail, (error: unknown) => {
      // The shell has shown all other failures.
      if (error instanceof ApiError) onGone(error.code === 'CM04');
    });
    return () => stop.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `onGone` is a new function on every render
  }, [api, contractId, reading]);

  return { detail: detail?.contractId === contractId ? detail : null, refresh };
}
