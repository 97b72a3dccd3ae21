import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { adminText as text } from '#shared/messages/admin/admin.ko.ts';
import { useAppState } from '#web/lib/app-context.tsx';
import { cx } from '#web/ui/cx.ts';
import type { AdminEntry } from './admin-menu.ts';
import { adminMenu, entryAt } from './admin-menu.ts';

interface AdminNavProps {
  pathname: string;
  /** Collapsed behind a button at every width, for pages that need the space. */
  folded?: boolean;
}

/** Menu of the administration: a column on wide screens, behind a button on narrow ones. */
export function AdminNav({ pathname, folded = false }: AdminNavProps) {
  const roles = useAppState((state) => state.roles);
  const current = entryAt(pathname);
  const entries = adminMenu.filter(({ may }) => may({ id: '', roles }));
  return (
    <>
      <details
        className={cx(
          'group rounded-card border border-line bg-surface',
          folded ? 'relative lg:max-w-72' : 'lg:hidden',
        )}
      >
        <summary className="flex h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-card px-4 text-label font-semibold text-ink [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 truncate">
            {text.menu}
            {current && <span className="ml-2 font-normal text-ink-muted">{current.label}</span>}
          </span>
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        <div
          className={cx(
            'border-t border-line p-3',
            folded &&
              'lg:absolute lg:inset-x-0 lg:top-full lg:z-30 lg:mt-1 lg:max-h-[70vh] lg:overflow-y-auto lg:rounded-card lg:border lg:bg-surface lg:shadow-lg',
          )}
        >
          <Groups entries={entries} current={current} />
        </div>
      </details>
      {!folded && (
        <div className="hidden lg:block">
          <div className="sticky top-24">
            <Groups entries={entries} current={current} />
          </div>
        </div>
      )}
    </>
  );
}

function Groups({ entries, current }: { entries: readonly AdminEntry[]; current: AdminEntry | undefined }) {
  return (
    <nav aria-label={text.menu} className="flex flex-col gap-5">
      {[...Map.groupBy(entries, ({ group }) => group)].map(([group, links]) => (
        <div key={group}>
          <p className="px-3 pb-1.5 text-sm font-semibold text-ink-muted">{text.groups[group]}</p>
          <ul>
            {links.map((entry) => (
              <li key={entry.path}>
                <Link
                  to={entry.path}
                  aria-current={entry === current ? 'page' : undefined}
                  className={cx(
                    'flex min-h-10 items-center rounded-control px-3 text-label font-medium transition-colors',
                    entry === current
                      ? 'bg-accent-soft text-accent-ink'
                      : 'text-ink-soft hover:bg-surface-soft hover:text-ink',
                  )}
                >
                  {entry.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
