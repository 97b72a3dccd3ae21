import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { adminText as text } from '#shared/messages/admin/admin.ko.ts';
import { paths } from '#shared/paths.ts';
import { useAppState } from '#web/lib/app-context.tsx';
import { Link } from '#web/lib/link.tsx';
import { useOrigin } from '#web/lib/page/origin.ts';
import { backTo } from '#web/lib/page/remembered-filters.ts';
import { useIsDesk } from '#web/lib/page/use-is-desk.ts';
import { cx } from '#web/ui/cx.ts';
import type { AdminEntry, Waiting } from '../admin-menu.ts';
import { adminMenu, entryAt } from '../admin-menu.ts';

/** Pages of the administration that the user may open, in groups, with the number of open tasks. */
export function SideMenu({ waiting }: { waiting: Partial<Waiting> | null }) {
  const roles = useAppState((state) => state.roles);
  const { pathname } = useLocation();
  const isDesk = useIsDesk();
  const origin = useOrigin()?.split('?')[0] ?? '';
  // A form belongs to the page of the administration that opened it; one from the site to all documents.
  const current = isDesk ? (entryAt(origin) ?? entryAt(paths.adminContents())) : entryAt(pathname);
  const entries = adminMenu.filter(({ may }) => may({ id: '', roles }));
  const menu = useRef<HTMLElement>(null);
  useEffect(() => showCurrent(menu.current), [current]);
  return (
    <nav ref={menu} aria-label={text.menu} className="flex flex-col gap-1.5 [@media(min-height:840px)]:gap-3">
      {[...Map.groupBy(entries, ({ group }) => group)].map(([group, links]) => (
        <div key={group}>
          <p className="px-3 pb-0.5 text-xs font-semibold text-ink-muted">{text.groups[group]}</p>
          <ul>
            {links.map((entry) => (
              <li key={entry.path}>
                <MenuLink
                  entry={entry}
                  isCurrent={entry === current}
                  count={entry.waits === undefined ? 0 : (waiting?.[entry.waits] ?? 0)}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

const EDGE_PX = 12;

/** On low screens the last entries are below the edge. `scrollIntoView` would scroll the page, too. */
function showCurrent(menu: HTMLElement | null): void {
  const entry = menu?.querySelector('[aria-current]');
  let scroller = menu?.parentElement;
  while (scroller && getComputedStyle(scroller).overflowY === 'visible') scroller = scroller.parentElement;
  if (!entry || !scroller) return;
  const [outer, inner] = [scroller.getBoundingClientRect(), entry.getBoundingClientRect()];
  const above = outer.top + EDGE_PX - inner.top;
  const below = inner.bottom + EDGE_PX - outer.bottom;
  if (above > 0) scroller.scrollTop -= above;
  else if (below > 0) scroller.scrollTop += below;
}

function MenuLink({ entry, isCurrent, count }: { entry: AdminEntry; isCurrent: boolean; count: number }) {
  const loginId = useAppState((state) => state.loginId);
  return (
    <Link
      to={entry.path}
      goesTo={() => backTo(loginId, entry.path)}
      aria-current={isCurrent ? 'page' : undefined}
      className={cx(
        'flex min-h-7 items-center justify-between gap-2 rounded-lg px-3 text-sm font-medium transition-colors max-lg:min-h-11',
        isCurrent ? 'bg-accent-soft text-accent-ink' : 'text-ink-soft hover:bg-line hover:text-ink',
      )}
    >
      {entry.label}
      {count > 0 && (
        <span className="rounded-full bg-surface px-2 text-xs font-semibold text-ink tabular-nums ring-1 ring-line-strong ring-inset">
          {count.toLocaleString('ko-KR')}
          <span className="sr-only">{text.waiting}</span>
        </span>
      )}
    </Link>
  );
}
