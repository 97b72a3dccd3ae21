import { LIMITS } from '#shared/limits.ts';
import { inquiryListText } from '#shared/messages/site/inquiry-list.ko.ts';
import { renderLink } from '#web/lib/render-link.tsx';
import { Pagination } from '#web/ui/navigation/pagination.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { Table } from '#web/ui/table.tsx';
import { isNarrowed } from '../inquiry-query.ts';
import { useOpenAddress, useInquiryList, useInquiryListAddress } from '../use-inquiry-list.ts';
import { BulkBar } from './bulk-bar.tsx';
import { inquiryColumns } from './inquiry-columns.tsx';
import { moveBetweenRows } from './row-keys.ts';
import { useSelection } from './use-selection.ts';

export function InquiryTable() {
  const { query, list, pageCount } = useInquiryList();
  const rows = list?.list ?? [];
  const { selected, isAllSelected, select, selectAll, clear } = useSelection(rows);
  const addressOf = useInquiryListAddress();
  const openAddress = useOpenAddress();

  if (rows.length === 0)
    return (
      <div className="border-y border-line">
        {isNarrowed(query) ? (
          <EmptyState title={inquiryListText.noHit} description={inquiryListText.noHitHint} />
        ) : (
          <EmptyState title={inquiryListText.empty} />
        )}
      </div>
    );
  return (
    <>
      <div onKeyDown={moveBetweenRows}>
        <Table
          caption={inquiryListText.caption(query.page)}
          columns={inquiryColumns({
            query,
            openAddress,
            selected,
            isAllSelected,
            onSelect: select,
            onSelectAll: selectAll,
          })}
          rows={rows}
          rowKey={(row) => row.contractId}
          isHighlighted={(row) => selected.has(row.contractId) || row.contractId === query.open}
        />
      </div>
      {selected.size > 0 && <BulkBar selected={selected} onDone={clear} />}
      <div className="mt-10">
        <Pagination
          page={query.page}
          pageCount={pageCount}
          windowSize={LIMITS.paginationWindow}
          hrefFor={(page) => addressOf({ page })}
          renderLink={renderLink}
        />
      </div>
    </>
  );
}
