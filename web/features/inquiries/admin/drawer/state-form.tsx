import { useState } from 'react';
import type { InquiryDetail } from '#shared/contract/inquiries/inquiry.contract.ts';
import type { InquiryStatus } from '#shared/inquiries/inquiry-states.ts';
import { INQUIRY_STATUSES } from '#shared/inquiries/inquiry-states.ts';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { FilterSelect } from '#web/ui/form/filter-select.tsx';
import { useChangeInquiry } from '../use-change-inquiry.ts';
import { useInquiryList } from '../use-inquiry-list.ts';

const text = inquiryListText.detail;

/** Status and owner; each is saved when it is chosen. */
export function StateForm({ detail, onChanged }: { detail: InquiryDetail; onChanged: () => void }) {
  const [mailPerson, setMailPerson] = useState(false);
  const { owners } = useInquiryList();
  const { change, moveTo } = useChangeInquiry(onChanged);
  const then = async (step: Promise<boolean>) => {
    if (await step) onChanged();
  };
  return (
    <section aria-label={text.state} className="mt-5 grid grid-cols-2 gap-3">
      <FilterSelect
        isAction
        label={text.status}
        name="detailStatus"
        value={detail.status}
        options={INQUIRY_STATUSES.map((value) => ({ value, label: value }))}
        onChange={(status) => void then(moveTo(detail, status as InquiryStatus, text.saved, mailPerson))}
      />
      <FilterSelect
        isAction
        label={text.owner}
        name="detailOwner"
        value={detail.owner?.id ?? ''}
        options={[
          { value: '', label: inquiryListText.nobody },
          ...owners.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(owner) => void then(change(detail, { ownerId: owner || null }, text.saved))}
      />
      <Checkbox
        className="col-span-2"
        label={inquiryListText.answer.mailPerson}
        checked={mailPerson}
        onChange={({ target }) => setMailPerson(target.checked)}
      />
    </section>
  );
}
