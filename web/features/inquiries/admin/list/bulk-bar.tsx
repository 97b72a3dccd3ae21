import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { InquiryStatus } from '#shared/inquiries/inquiries.ts';
import { INQUIRY_STATUSES } from '#shared/inquiries/inquiries.ts';
import { inquiryListText } from '#shared/messages/site/inquiry-list.ko.ts';
import { withObjectParticle } from '#shared/text/korean.ts';
import { useApi, useDialog, useToast } from '#web/lib/app-context.tsx';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/form/filter-select.tsx';
import { useInquiryList } from '../use-inquiry-list.ts';

const text = inquiryListText.bulk;

/** Sets status and owner of all selected inquiries. */
export function BulkBar({ selected, onDone }: { selected: ReadonlySet<string>; onDone: () => void }) {
  const { owners } = useInquiryList();
  const api = useApi();
  const dialog = useDialog();
  const toast = useToast();
  const showFailure = useShowFailure();
  const { revalidate } = useRevalidator();
  const [status, setStatus] = useState('');
  const [owner, setOwner] = useState('');

  const apply = async () => {
    const what = [status && inquiryListText.columns.status, owner && inquiryListText.columns.owner]
      .filter(Boolean)
      .join('·');
    const question = text.confirm(selected.size, withObjectParticle(what));
    const answer = await dialog.open({ title: text.title, messageHtml: question, confirm: true, cancel: true });
    if (answer !== 'confirm') return;
    try {
      const { changedCount, erasedCount } = await api.post('/api/v1/free/bulk-update', {
        contractIds: [...selected],
        ...(status !== '' && { status: status as InquiryStatus }),
        ...(owner !== '' && { ownerId: owner === 'none' ? null : owner }),
      });
      toast.success(text.done(changedCount) + (erasedCount > 0 ? text.erased(erasedCount) : ''));
      onDone();
      await revalidate();
    } catch (error) {
      showFailure(error);
    }
  };

  return (
    <section
      aria-label={text.label}
      className="sticky bottom-24 z-10 mt-4 flex flex-wrap items-center gap-3 rounded-card border border-line-strong bg-surface-raised p-3 shadow-raised md:px-5"
    >
      <p role="status" className="font-semibold whitespace-nowrap text-ink">
        {text.selected(selected.size)}
      </p>
      <div className="grid flex-1 basis-72 grid-cols-2 gap-2 md:max-w-md">
        <FilterSelect
          hideLabel
          label={text.status}
          name="bulkStatus"
          value={status}
          options={[{ value: '', label: text.status }, ...INQUIRY_STATUSES.map((value) => ({ value, label: value }))]}
          onChange={setStatus}
        />
        <FilterSelect
          hideLabel
          label={text.owner}
          name="bulkOwner"
          value={owner}
          options={[
            { value: '', label: text.owner },
            { value: 'none', label: inquiryListText.nobody },
            ...owners.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={setOwner}
        />
      </div>
      <div className="ml-auto flex gap-2">
        <Button variant="ghost" onClick={onDone}>
          {text.clear}
        </Button>
        <Button disabled={status === '' && owner === ''} onClick={() => void apply()}>
          {text.apply}
        </Button>
      </div>
    </section>
  );
}
