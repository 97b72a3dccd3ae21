import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Link } from '#web/lib/link.tsx';

interface SortHeadingProps {
  label: string;
  /** Accessible description of the sort action. */
  action: string;
  href: string;
  sorted: 'ascending' | 'descending' | undefined;
}

/** Column header that sorts; a second press reverses the order. */
export function SortHeading({ label, action, href, sorted }: SortHeadingProps) {
  const Icon = sorted === undefined ? ChevronsUpDown : sorted === 'descending' ? ArrowDown : ArrowUp;
  // Below 768 px headers are visible to screen readers only, so nothing in them may be focusable.
  return (
    <>
      <span className="md:hidden">{label}</span>
      <Link
        to={href}
        preventScrollReset
        aria-label={action}
        className="inline-flex max-md:hidden items-center gap-1 rounded-sm whitespace-nowrap hover:text-ink"
      >
        {label}
        <Icon size={14} aria-hidden="true" className={sorted ? 'text-accent-ink' : 'opacity-60'} />
      </Link>
    </>
  );
}
