import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface PanelTab {
  value: string;
  label: string;
  content: ReactNode;
}

/**
 * Tabs with panels. Controlled with `value` and `onChange`; otherwise the first one is open. With `stays` they are in view
 * above a long panel of the administration.
 */
export function PanelTabs({
  label,
  tabs,
  value,
  stays = false,
  onChange,
}: {
  label: string;
  tabs: readonly PanelTab[];
  value?: string;
  stays?: boolean;
  onChange?: (value: string) => void;
}) {
  return (
    <BaseTabs.Root
      value={value}
      defaultValue={value === undefined ? tabs[0]?.value : undefined}
      onValueChange={(next) => onChange?.(String(next))}
    >
      <BaseTabs.List
        aria-label={label}
        className={cx(
          'flex border-b border-line',
          stays && 'sticky top-[calc(var(--header,73px)+var(--bar,0px))] z-9 bg-surface low:static',
        )}
      >
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            className="-mb-px h-12 flex-1 border-b-2 border-transparent px-4 font-semibold text-ink-muted transition-colors hover:text-ink data-active:border-ink data-active:text-ink"
          >
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel
          key={tab.value}
          value={tab.value}
          className={cx(stays ? 'pt-4' : 'pt-8', 'focus-visible:outline-offset-8')}
        >
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
