import type { InquirySummary } from '#shared/contract/inquiries/inquiry.contract.ts';
import type { InquiryStatus } from '#shared/inquiries/inquiry-states.ts';
import { INQUIRY_STATUSES } from '#shared/inquiries/inquiry-states.ts';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { ClearSelection, SelectedCount } from '#web/features/admin/table/selected-count.tsx';
import { FilterSelect } from '#web/ui/form/filter-select.tsx';
import { useInquiryList } from '../use-inquiry-list.ts';
import { useBulkChange } from './use-bulk-change.ts';

const text = inquiryListText.bulk;

interface InquiryBulkBarProps {
  selected: readonly InquirySummary[];
  onDone: () => void;
}

/** Sets the status or the owner of all selected inquiries, as soon as it is chosen. Every change can be undone. */
export function InquiryBulkBar({ selected, onDone }: InquiryBulkBarProps) {
  const { owners } = useInquiryList();
  const apply = useBulkChange(selected, onDone);
  return (
    <section data-with-selection aria-label={text.label} className="flex items-center gap-2 md:flex-wrap">
      <SelectedCount>{text.selected(selected.length)}</SelectedCount>
      <FilterSelect
        isAction
        hideLabel
        size="small"
        label={text.status}
        name="bulkStatus"
        value=""
        options={[{ value: '', label: text.status }, ...INQUIRY_STATUSES.map((value) => ({ value, label: value }))]}
        onChange={(status) => void apply({ status: status as InquiryStatus })}
      />
      <FilterSelect
        isAction
        hideLabel
        size="small"
        className="max-md:flex-1"
        label={text.owner}
        name="bulkOwner"
        value=""
        options={[
          { value: '', label: text.owner },
          { value: 'none', label: inquiryListText.nobody },
          ...owners.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(owner) => void apply({ ownerId: owner === 'none' ? null : owner })}
      />
      <ClearSelection onClear={onDone} />
    </section>
  );
}
