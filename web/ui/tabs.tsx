import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactElement, ReactNode } from 'react';
import { cx } from './cx.ts';

export interface TabLink {
  label: string;
  href: string;
  isCurrent: boolean;
  count?: number;
}

/** Makes the element of a link: the router's own on our pages, `<a>` elsewhere. */
export type RenderLink = (props: {
  href: string;
  className: string;
  'aria-current'?: 'page';
  children: ReactNode;
}) => ReactElement;

/** A row of pills that lead to the same list, narrowed. Links, so that they work before and without JavaScript. */
export function TabLinks({
  label,
  tabs,
  renderLink,
}: {
  label: string;
  tabs: readonly TabLink[];
  renderLink: RenderLink;
}) {
  return (
    <nav aria-label={label} className="-mx-5 overflow-x-auto px-5 [scrollbar-width:none] md:mx-0 md:px-0">
      <ul className="flex w-max gap-2 py-1 md:w-auto md:flex-wrap">
        {tabs.map((tab) => (
          <li key={tab.href}>
            {renderLink({
              href: tab.href,
              'aria-current': tab.isCurrent ? 'page' : undefined,
              className: cx(
                'inline-flex h-10 items-center gap-1.5 rounded-full border px-4 text-[15px] font-medium whitespace-nowrap transition-colors',
                tab.isCurrent
                  ? 'border-ink bg-ink text-surface'
                  : 'border-line bg-surface text-ink-soft hover:border-line-strong hover:text-ink',
              ),
              children: (
                <>
                  {tab.label}
                  {tab.count !== undefined && (
                    <span className="text-sm opacity-75">{tab.count.toLocaleString('ko-KR')}</span>
                  )}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}

export interface PanelTab {
  value: string;
  label: string;
  content: ReactNode;
}

/** Panels of one screen, one in sight. `value` and `onChange` when the address chooses, else the first is open. */
export function PanelTabs({
  label,
  tabs,
  value,
  onChange,
}: {
  label: string;
  tabs: readonly PanelTab[];
  value?: string;
  onChange?: (value: string) => void;
}) {
  return (
    <BaseTabs.Root
      value={value}
      defaultValue={value === undefined ? tabs[0]?.value : undefined}
      onValueChange={(next) => onChange?.(String(next))}
    >
      <BaseTabs.List aria-label={label} className="flex border-b border-line">
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
        <BaseTabs.Panel key={tab.value} value={tab.value} className="pt-8 focus-visible:outline-offset-8">
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
