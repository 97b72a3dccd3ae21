import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';
import { NoHits } from '#web/features/admin/table/no-hits.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { StatusTabs } from '../filters/status-tabs.tsx';
import { isNarrowed, NO_FILTERS } from '../inquiry-query.ts';
import { useInquiryList, useInquiryListAddress, useOpenAddress } from '../use-inquiry-list.ts';
import { InquiryBulkBar } from './inquiry-bulk-bar.tsx';
import { inquiryColumns } from './inquiry-columns.tsx';
import { useSelection } from './use-selection.ts';

/** One page of inquiries. Selected rows bring the bulk actions in place of the tabs. */
export function InquiryTable() {
  const { query, list } = useInquiryList();
  const rows = list?.list ?? [];
  const { selected, isAllSelected, select, selectAll, clear } = useSelection(rows);
  const openAddress = useOpenAddress();
  const addressOf = useInquiryListAddress();

  if (rows.length === 0)
    return (
      <>
        <StatusTabs />
        {isNarrowed(query) ? (
          <NoHits title={inquiryListText.noHit} reset={addressOf(NO_FILTERS)} />
        ) : (
          <EmptyState title={inquiryListText.empty} />
        )}
      </>
    );
  return (
    <>
      <AdminTable
        name="inquiries"
        toolbar={
          selected.size > 0 ? (
            <InquiryBulkBar selected={rows.filter(({ contractId }) => selected.has(contractId))} onDone={clear} />
          ) : (
            <StatusTabs />
          )
        }
        caption={inquiryListText.caption(query.page)}
        columns={inquiryColumns({
          query,
          openAddress,
          addressOf,
          selected,
          isAllSelected,
          onSelect: select,
          onSelectAll: selectAll,
        })}
        rows={rows}
        rowKey={(row) => row.contractId}
        isHighlighted={(row) => selected.has(row.contractId) || row.contractId === query.open}
      />
    </>
  );
}
