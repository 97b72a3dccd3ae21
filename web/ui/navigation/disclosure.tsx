import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { cx } from '../cx.ts';

/** Collapsible section. Uses `<details>`, so that the browser's text search finds its content. */
export function Disclosure({
  title,
  defaultOpen,
  group,
  small = false,
  id,
  onToggle,
  children,
}: {
  title: ReactNode;
  defaultOpen?: boolean;
  /** Of sections with the same group only one is open. */
  group?: string;
  /** A row of 44 px, for lists of the administration. */
  small?: boolean;
  /** Target for links. */
  id?: string;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  // Opened before this page took over: nobody was told.
  useEffect(() => {
    if (details.current?.open && !defaultOpen) onToggle?.(true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page has taken over
  }, []);
  return (
    <details
      ref={details}
      id={id}
      name={group}
      open={defaultOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
      className="disclosure border-b border-line"
    >
      <summary
        className={cx(
          'flex list-none rounded-sm items-center justify-between gap-4 font-semibold text-ink',
          small ? 'min-h-11 py-1.5 text-label' : 'py-5',
        )}
      >
        {title}
      </summary>
      <div className={cx('pb-6 text-ink-soft', small && 'pt-2')}>{children}</div>
    </details>
  );
}
