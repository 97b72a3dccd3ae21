import type { ReactNode } from 'react';
import { useId } from 'react';
import { cx } from '#web/ui/cx.ts';

interface AccountSectionProps {
  title: string;
  hint?: string;
  /** The title of the page is the line above it. */
  isFirst?: boolean;
  children: ReactNode;
}

/** Part of the account page, with a heading as those of the devices and of the second factor. */
export function AccountSection({ title, hint, isFirst = false, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx(!isFirst && 'mt-8 border-t border-line pt-8')}>
      <h2 id={id} className="text-xl font-bold text-ink">
        {title}
      </h2>
      {hint && <p className="mt-1 text-sm text-ink-muted">{hint}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
