import { ArrowUpRight } from 'lucide-react';
import { messages } from '#shared/messages.ko.ts';
import { NavLink } from '#web/lib/link.tsx';

interface MenuEntryProps {
  label: string;
  to: string;
  isExternal?: boolean;
  className: string;
}

/** One menu link. NavLink sets `aria-current` on the current page and ignores case and trailing slash. */
export function MenuEntry({ label, to, isExternal, className }: MenuEntryProps) {
  if (!isExternal) {
    return (
      <NavLink to={to} className={className}>
        {label}
      </NavLink>
    );
  }
  return (
    <a href={to} target="_blank" rel="noopener" className={className}>
      {label}
      <ArrowUpRight aria-hidden="true" className="ml-1 inline size-3.5" />
      <span className="sr-only">{messages.shell.newTab}</span>
    </a>
  );
}
