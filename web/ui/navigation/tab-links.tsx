import type { ReactElement, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { cx } from '../cx.ts';
import { formatCount } from '#shared/text/count.ts';

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
  look,
  phone,
  renderLink,
}: {
  label: string;
  tabs: readonly TabLink[];
  size?: 'small';
  /** Class of a tab on a line, in a file of its own (line-tab.ts): public pages have none. */
  look?: (tab: TabLink) => string;
  /** On a phone in rows, for a few tabs of which each must be seen, or ten short ones in columns; others scroll sideways. */
  phone?: 'rows' | 'columns';
  renderLink: RenderLink;
}) {
  const row = useRef<HTMLElement>(null);
  const current = tabs.find(({ isCurrent }) => isCurrent)?.href;
  // On a phone the current tab may be out of view. `scrollIntoView` would scroll the page, too.
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-current]');
    if (!row.current || !tab) return;
    const [outer, inner] = [row.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    const fade = parseFloat(getComputedStyle(row.current).scrollPaddingRight) || 0;
    if (inner.left >= outer.left && inner.right <= outer.right - fade) return;
    row.current.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  }, [current]);
  return (
    <nav ref={row} aria-label={label} className={cx('shrink-0', !phone && 'scroll-row')}>
      <ul
        className={cx(
          look ? 'border-b border-line' : 'py-1',
          phone === 'columns' ? 'tab-columns md:flex' : 'flex',
          phone === 'rows' ? 'flex-wrap' : 'md:flex-wrap',
          !phone && 'w-max md:w-auto',
          !look && (size === 'small' ? 'gap-1' : 'gap-2'),
        )}
      >
        {tabs.map((tab) => (
          <li key={tab.href}>
            {renderLink({
              href: tab.href,
              'aria-current': tab.isCurrent ? 'page' : undefined,
              className: look?.(tab) ?? cx('tab-link', size === 'small' && 'tab-link-small'),
              children: (
                <>
                  {tab.label}
                  {tab.count !== undefined && <span className="text-sm opacity-75">{formatCount(tab.count)}</span>}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
