import type { KeyboardEvent, ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import { cx } from '#web/ui/cx.ts';
import { tabAfterKey } from './tab-keys.ts';

interface Tab {
  value: string;
  label: string;
  /** Below the label. */
  detail?: ReactNode;
  content: ReactNode;
}

/**
 * Tabs whose panels are all in the DOM, for use without JavaScript and for search engines. `ui/navigation/panel-tabs.tsx`
 * renders only the open panel and needs a library.
 */
export function LandingTabs({
  label,
  tabs,
  className,
  listClassName,
  tabClassName,
}: {
  label: string;
  tabs: readonly Tab[];
  className?: string;
  listClassName: string;
  tabClassName: string;
}) {
  const id = useId();
  const [open, setOpen] = useState(0);
  const list = useRef<HTMLDivElement>(null);

  const show = (index: number) => {
    setOpen(index);
    // Scrolls only the tab list, which is wider than a phone's screen.
    const tab = list.current?.children[index] as HTMLElement | undefined;
    if (tab) list.current?.scrollTo({ left: tab.offsetLeft - 20, behavior: 'smooth' });
    return tab;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabAfterKey(event.key, open, tabs.length);
    if (next === null) return;
    event.preventDefault();
    show(next)?.focus({ preventScroll: true });
  };

  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} className={cx('relative noscript:hidden', listClassName)}>
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === open}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === open ? 0 : -1}
            onClick={() => show(index)}
            onKeyDown={onKeyDown}
            className={tabClassName}
          >
            {tab.label}
            {tab.detail}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          tabIndex={0}
          className={cx(
            'rounded-card focus-visible:outline-offset-8',
            index === open ? 'route-fade' : 'hidden noscript:mt-16 noscript:block',
          )}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
