import type { ReactNode } from 'react';
import { useId } from 'react';

/** One component with its name. */
export function Sample({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line py-10">
      <h3 id={id} className="text-sm font-semibold text-ink-muted">
        {title}
      </h3>
      {children}
    </div>
  );
}
