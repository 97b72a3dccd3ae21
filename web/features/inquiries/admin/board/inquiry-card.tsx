import { Link } from 'react-router';
import type { ContractSummary } from '#shared/contract/site/inquiry.contract.ts';
import type { ContractStatus } from '#shared/inquiries/inquiries.ts';
import { CONTRACT_STATUSES, CONTRACT_TYPES } from '#shared/inquiries/inquiries.ts';
import { pipelineText } from '#shared/messages/site/inquiry-list.ko.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { FilterSelect } from '#web/ui/form/filter-select.tsx';
import { useOpenAddress } from '../use-inquiry-list.ts';

interface ContractCardProps {
  contract: ContractSummary;
  onMove: (status: ContractStatus) => void;
}

const OPTIONS = CONTRACT_STATUSES.map((value) => ({ value, label: value }));

/** One contract on the board: dragged with a pointer, moved by its list with anything else. */
export function ContractCard({ contract, onMove }: ContractCardProps) {
  const openAddress = useOpenAddress();
  return (
    <div
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', contract.contractId);
        event.dataTransfer.effectAllowed = 'move';
      }}
      className="cursor-grab rounded-control border border-line bg-surface-raised p-3.5 active:cursor-grabbing"
    >
      <p className="flex items-center justify-between gap-2 text-sm text-ink-muted">
        <span>{CONTRACT_TYPES[contract.type]}</span>
        <time dateTime={contract.createdAt} className="tabular-nums">
          {formatDate(contract.createdAt)}
        </time>
      </p>
      <Link
        to={openAddress(contract.contractId)}
        preventScrollReset
        draggable={false}
        data-row-link
        aria-label={`${contract.company}, ${pipelineText.open(contract.contractNumber)}`}
        className="mt-1 block rounded-sm font-semibold text-ink hover:text-accent-ink hover:underline hover:underline-offset-4"
      >
        {contract.company}
      </Link>
      <p className="line-clamp-2 text-sm text-ink-soft">
        {[contract.maskedName, contract.subject].filter(Boolean).join(' · ')}
      </p>
      <p className="mt-1 text-sm text-ink-muted">{contract.owner?.name ?? pipelineText.nobody}</p>
      <div className="mt-2.5">
        <FilterSelect
          hideLabel
          label={pipelineText.board.move(contract.contractNumber)}
          name={`status-${contract.contractId}`}
          value={contract.status}
          options={OPTIONS}
          onChange={(status) => onMove(status as ContractStatus)}
        />
      </div>
    </div>
  );
}
