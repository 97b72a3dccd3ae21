import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Link } from 'react-router';

interface SortHeadingProps {
  label: string;
  /** What pressing it does, in words. */
  action: string;
  href: string;
  sorted: 'ascending' | 'descending' | undefined;
}

/** The head of a column, which puts the rows in its order; pressed again, the other way round. */
export function SortHeading({ label, action, href, sorted }: SortHeadingProps) {
  const Icon = sorted === undefined ? ChevronsUpDown : sorted === 'descending' ? ArrowDown : ArrowUp;
  // Below 768 px the heads are for screen readers alone: nothing there may take the focus.
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
