import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** A heading that opens what is under it: the browser's own, so that it can be found with the page's search. */
export function Disclosure({
  title,
  defaultOpen,
  children,
}: {
  title: ReactNode;
  defaultOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={defaultOpen} className="group border-b border-line">
      <summary className="flex list-none items-center justify-between gap-4 py-5 font-semibold text-ink [&::-webkit-details-marker]:hidden">
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
