import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { ReasonedExport } from '#web/features/admin/reasoned-export.tsx';
import { filtersOf } from './inquiry-query.ts';
import { useInquiryList } from './use-inquiry-list.ts';

/** Exports the list as an Excel file. */
export function ExportButton({ count }: { count: number }) {
  const { query } = useInquiryList();
  return (
    <ReasonedExport
      text={inquiryListText.export}
      count={count}
      send={(api, reason) => api.post('/api/v1/free/export', { ...filtersOf(query), reason })}
    />
  );
}
