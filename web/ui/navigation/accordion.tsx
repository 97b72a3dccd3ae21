import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** A heading that opens what is under it: the browser's own, so that it can be found with the page's search. */
export function Disclosure({
  title,
  defaultOpen,
  group,
  id,
  onToggle,
  children,
}: {
  title: ReactNode;
  defaultOpen?: boolean;
  /** Of those with the same name only one is open. */
  group?: string;
  /** For a link to it. */
  id?: string;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}) {
  return (
    <details
      id={id}
      name={group}
      open={defaultOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
      className="disclosure group border-b border-line"
    >
      <summary className="flex list-none rounded-sm items-center justify-between gap-4 py-5 font-semibold text-ink [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          size={20}
          aria-hidden="true"
          className="shrink-0 text-ink-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-6 text-ink-soft">{children}</div>
    </details>
  );
}
