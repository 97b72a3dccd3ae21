import { useState } from 'react';
import type { InquiryDetail } from '#shared/contract/inquiries/inquiry.contract.ts';
import type { InquiryStatus } from '#shared/inquiries/inquiry-states.ts';
import { INQUIRY_STATUSES } from '#shared/inquiries/inquiry-states.ts';
import { adminText } from '#shared/messages/admin/admin.ko.ts';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { FilterSelect } from '#web/ui/form/filter-select.tsx';
import type { InquiryChange } from '../use-change-inquiry.ts';
import { useChangeInquiry } from '../use-change-inquiry.ts';
import { useInquiryList } from '../use-inquiry-list.ts';

const text = inquiryListText.detail;

/** Status and owner; each is saved when it is chosen. */
export function StateForm({ detail, onChanged }: { detail: InquiryDetail; onChanged: () => void }) {
  const [mailPerson, setMailPerson] = useState(false);
  const { owners } = useInquiryList();
  const [refused, setRefused] = useState<InquiryChange | null>(null);
  const { change, moveTo } = useChangeInquiry({
    onConflict: (what) => {
      setRefused(what);
      onChanged();
    },
    onUndone: onChanged,
  });
  const then = async (step: Promise<boolean>) => {
    setRefused(null);
    if (await step) onChanged();
  };
  const setStatus = (status: InquiryStatus) => {
    const done = mailPerson ? text.movedAndMailed : text.moved;
    void then(moveTo(detail, status, done(status), mailPerson));
  };
  const setOwner = (ownerId: string | null) => void then(change(detail, { ownerId }, text.saved));
  const ownerOptions = [
    { value: '', label: inquiryListText.nobody },
    ...owners.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <section aria-label={text.state} className="mt-5 grid grid-cols-2 gap-3">
      <FilterSelect
        isAction
        label={text.status}
        name="detailStatus"
        value={detail.status}
        options={INQUIRY_STATUSES.map((value) => ({ value, label: value }))}
        onChange={(status) => setStatus(status as InquiryStatus)}
      />
      <FilterSelect
        isAction
        label={text.owner}
        name="detailOwner"
        value={detail.owner?.id ?? ''}
        options={ownerOptions}
        onChange={(owner) => setOwner(owner || null)}
      />
      {refused?.status !== undefined && (
        <Refused
          label={text.status}
          chosen={refused.status}
          onAgain={() => refused.status && setStatus(refused.status)}
        />
      )}
      {refused?.ownerId !== undefined && (
        <Refused
          label={text.owner}
          chosen={ownerOptions.find(({ value }) => value === (refused.ownerId ?? ''))?.label ?? ''}
          onAgain={() => setOwner(refused.ownerId ?? null)}
        />
      )}
      <div className="col-span-2">
        <Checkbox
          label={inquiryListText.answer.mailPerson}
          checked={mailPerson}
          onChange={({ target }) => setMailPerson(target.checked)}
        />
        {detail.isMailFiled && mailPerson && (
          <p className="pl-7.5 text-sm text-ink-muted">{adminText.mailFiled(inquiryListText.answer.statusMail)}</p>
        )}
      </div>
    </section>
  );
}

interface RefusedProps {
  label: string;
  /** What the select does not show any more. */
  chosen: string;
  onAgain: () => void;
}

/** At the selects: a colleague was faster. What was chosen is one press away. */
const Refused = ({ label, chosen, onAgain }: RefusedProps) => (
  <div
    role="alert"
    className="col-span-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 text-sm text-danger"
  >
    <p className="min-w-0 flex-1 basis-60">{text.refused(label)}</p>
    <Button
      size="small"
      variant="secondary"
      onClick={({ currentTarget }) => {
        // It goes, and the focus with it.
        currentTarget.closest('section')?.querySelector('select')?.focus();
        onAgain();
      }}
    >
      {text.again(chosen)}
    </Button>
  </div>
);
