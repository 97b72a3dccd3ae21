import { X } from 'lucide-react';
import { listChipsText } from '#shared/messages/boards/documents/list-chip.ko.ts';
import type { ListQuery } from './address/document-query.ts';
import { useListAddress } from './address/use-list-address.ts';
import { Link } from '#web/lib/link.tsx';

/** Active period and answer state filters, each with a link that removes it. */
export function ListChips({ query }: { query: ListQuery }) {
  const addressOf = useListAddress();
  const { startDt, endDt, status } = query;
  if (startDt === '' && status === '') return null;
  return (
    <ul aria-label={listChipsText.narrowed} className="flex flex-wrap gap-2">
      {startDt !== '' && (
        <Chip label={listChipsText.period(startDt, endDt)} href={addressOf({ startDt: '', endDt: '' })} />
      )}
      {status !== '' && <Chip label={listChipsText.status(status)} href={addressOf({ status: '' })} />}
    </ul>
  );
}

function Chip({ label, href }: { label: string; href: string }) {
  return (
    <li>
      <Link
        to={href}
        aria-label={listChipsText.remove(label)}
        className="flex h-9 items-center gap-1.5 rounded-lg bg-accent-soft pr-2 pl-3 text-sm font-semibold text-accent-ink"
      >
        {label}
        <X size={15} aria-hidden="true" />
      </Link>
    </li>
  );
}
