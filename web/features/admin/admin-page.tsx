import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useAppState } from '#web/lib/app-context.tsx';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { cx } from '#web/ui/cx.ts';
import { rememberFilters } from './remembered-filters.ts';

interface AdminPageProps {
  title: string;
  description: string;
  /** Actions of the page; their buttons are small. */
  action?: ReactNode;
  /** Exactly as high as the window from 768 px on: a list inside scrolls by itself, and its pages stay in view. */
  fills?: boolean;
  /** For forms and lists of few columns: no wider than a row can be read across, with its title and buttons at the same edges. */
  narrow?: boolean;
  /** Beside a narrow list where the window is 1800 px wide (`3xl:`), else below. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The list stays as wide as without the aside. */
const BESIDE = 'gap-x-8 3xl:grid 3xl:grid-cols-[1152px_minmax(0,1fr)] 3xl:items-start';

/** Frame of every admin page: one line with title, description and actions, then the content as wide as the line. */
export function AdminPage({
  title,
  description,
  action,
  fills = false,
  narrow = false,
  aside,
  children,
}: AdminPageProps) {
  const { pathname, search } = useLocation();
  const loginId = useAppState((state) => state.loginId);
  useEffect(() => rememberFilters(loginId, pathname, search), [loginId, pathname, search]);
  return (
    <div
      className={cx(
        'flex flex-col px-5 pt-2 pb-3 md:px-6',
        narrow && 'max-w-[1200px]',
        aside ? '3xl:max-w-none' : null,
        fills && 'md:h-[calc(100dvh-var(--header)-var(--bar)-var(--toast))] md:min-h-[400px]',
      )}
    >
      <PageMeta title={title} description={description} noIndex />
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2">
        {/* Takes the rest of its line, so that the actions end it, and in a line of their own begin with it. */}
        <h1 className="text-xl font-bold text-ink max-md:grow">{title}</h1>
        <p className="line-clamp-2 min-w-0 flex-1 text-sm text-ink-muted max-md:hidden" title={description}>
          {description}
        </p>
        {action && (
          <div className="flex flex-wrap items-center gap-2 md:ml-auto md:justify-end [&>.button-ghost:last-child]:-mr-3.5">
            {action}
          </div>
        )}
      </div>
      <div className={cx('mt-2', fills && 'flex min-h-0 flex-1 flex-col', aside ? BESIDE : null)}>
        {aside ? <div className="min-w-0">{children}</div> : children}
        {aside}
      </div>
    </div>
  );
}
