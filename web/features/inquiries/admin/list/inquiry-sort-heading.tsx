import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { InquirySort } from '#shared/inquiries/inquiry-states.ts';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { useInquiryList, useInquiryListAddress } from '../use-inquiry-list.ts';
import { Link } from '#web/lib/link.tsx';

/** Column header that sorts; a second press reverses the order. */
export function InquirySortHeading({ sort, label }: { sort: InquirySort; label: string }) {
  const { query } = useInquiryList();
  const addressOf = useInquiryListAddress();
  const isCurrent = query.sort === sort;
  const isDescending = isCurrent ? query.dir !== 'desc' : sort === 'createdAt';
  const Icon = !isCurrent ? ChevronsUpDown : query.dir === 'desc' ? ArrowDown : ArrowUp;
  // Below 768 px headers are visible to screen readers only, so nothing in them may be focusable.
  return (
    <>
      <span className="md:hidden">{label}</span>
      <Link
        to={addressOf({ sort, dir: isDescending ? 'desc' : 'asc' })}
        preventScrollReset
        aria-label={inquiryListText.sortBy(label, isDescending)}
        className="inline-flex max-md:hidden items-center gap-1 rounded-sm whitespace-nowrap hover:text-ink"
      >
        {label}
        <Icon size={14} aria-hidden="true" className={isCurrent ? 'text-accent-ink' : 'opacity-60'} />
      </Link>
    </>
  );
}
