import type { ReactElement, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { cx } from '../cx.ts';

export interface TabLink {
  label: string;
  href: string;
  isCurrent: boolean;
  count?: number;
}

/** Renders a link: the router's link on portal pages, `<a>` elsewhere. */
export type RenderLink = (props: {
  href: string;
  className: string;
  'aria-current'?: 'page';
  children: ReactNode;
}) => ReactElement;

/** Row of filter links above a list. Links work without JavaScript. */
export function TabLinks({
  label,
  tabs,
  size,
  renderLink,
}: {
  label: string;
  tabs: readonly TabLink[];
  size?: 'small';
  renderLink: RenderLink;
}) {
  const row = useRef<HTMLElement>(null);
  const current = tabs.find(({ isCurrent }) => isCurrent)?.href;
  // On a phone the current tab may be out of view. `scrollIntoView` would scroll the page, too.
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-current]');
    if (!row.current || !tab) return;
    const [outer, inner] = [row.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (inner.left >= outer.left && inner.right <= outer.right) return;
    row.current.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  }, [current]);
  return (
    <nav ref={row} aria-label={label} className="-mx-5 overflow-x-auto px-5 [scrollbar-width:none] md:mx-0 md:px-0">
      <ul className={cx('flex w-max py-1 md:w-auto md:flex-wrap', size === 'small' ? 'gap-1' : 'gap-2')}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            {renderLink({
              href: tab.href,
              'aria-current': tab.isCurrent ? 'page' : undefined,
              className: cx(
                'inline-flex items-center gap-1.5 rounded-full border font-medium whitespace-nowrap transition-colors',
                size === 'small' ? 'h-8 px-3 text-sm' : 'h-10 px-4 text-label',
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
