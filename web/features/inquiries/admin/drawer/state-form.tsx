import { useState } from 'react';
import type { ContractDetail } from '#shared/contract/site/inquiry.contract.ts';
import type { ContractStatus } from '#shared/inquiries/inquiries.ts';
import { CONTRACT_STATUSES } from '#shared/inquiries/inquiries.ts';
import { pipelineText } from '#shared/messages/site/inquiry-list.ko.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { FilterSelect } from '#web/ui/form/filter-select.tsx';
import { CompleteSwitch } from '../list/complete-switch.tsx';
import { useChangeContract } from '../use-change-inquiry.ts';
import { usePipeline } from '../use-inquiry-list.ts';

const text = pipelineText.detail;

/** Status, owner, completion: each is kept when it is chosen. */
export function StateForm({ detail, onChanged }: { detail: ContractDetail; onChanged: () => void }) {
  const [mailPerson, setMailPerson] = useState(false);
  const { owners } = usePipeline();
  const { change, moveTo } = useChangeContract();
  const then = async (step: Promise<boolean>) => {
    if (await step) onChanged();
  };
  const { contractId } = detail;
  return (
    <section aria-label={text.state} className="mt-5 grid grid-cols-2 gap-3">
      <FilterSelect
        label={text.status}
        name="detailStatus"
        value={detail.status}
        options={CONTRACT_STATUSES.map((value) => ({ value, label: value }))}
        onChange={(status) => void then(moveTo(detail, status as ContractStatus, text.saved, mailPerson))}
      />
      <FilterSelect
        label={text.owner}
        name="detailOwner"
        value={detail.owner?.id ?? ''}
        options={[
          { value: '', label: pipelineText.nobody },
          ...owners.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(owner) => void then(change(contractId, { ownerId: owner || null }, text.saved))}
      />
      <p className="col-span-2 flex items-center justify-between rounded-control border border-line px-4 py-3 text-label font-semibold text-ink">
        {pipelineText.columns.complete}
        <CompleteSwitch row={detail} onChanged={onChanged} mailPerson={mailPerson} />
      </p>
      <Checkbox
        className="col-span-2"
        label={pipelineText.answer.mailPerson}
        checked={mailPerson}
        onChange={({ target }) => setMailPerson(target.checked)}
      />
    </section>
  );
}
