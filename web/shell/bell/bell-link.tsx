import { Bell } from 'lucide-react';
import type { ReactNode } from 'react';
import { activityLinkText as text } from '#shared/messages/account/activity-link.ko.ts';
import { messages } from '#shared/messages.ko.ts';
import { paths } from '#shared/paths.ts';
import { useAppState } from '#web/lib/app-context.tsx';
import { Link, opensHere } from '#web/lib/link.tsx';
import { cx } from '#web/ui/cx.ts';

interface BellLinkProps {
  className?: string;
  /** Shows the notifications on this page instead, unless they are wanted in another tab. */
  onOpen?: () => void;
  children?: ReactNode;
}

/** Link to 내 활동, with a mark while notifications are unread. */
export function BellLink({ className, onOpen, children }: BellLinkProps) {
  const unread = useAppState((state) => state.unreadCount);
  const name = onOpen ? text.notifications : messages.shell.activity;
  return (
    <Link
      to={paths.myActivity()}
      title={name}
      aria-haspopup={onOpen && 'dialog'}
      onClick={(event) => {
        if (!onOpen || !opensHere(event)) return;
        event.preventDefault();
        onOpen();
      }}
      aria-label={unread > 0 ? text.unread(name, unread) : name}
      className={cx(
        'flex h-11 min-w-11 items-center justify-center gap-4 rounded-control text-[15px] font-medium text-ink-soft hover:text-ink',
        className,
      )}
    >
      <span className="relative">
        <Bell aria-hidden="true" className="size-5" />
        {/* Drawn, not written: the name of the link says the number with its unit (WCAG 2.5.3). */}
        {unread > 0 && (
          <span
            aria-hidden="true"
            data-count={unread > 9 ? '9+' : unread}
            className="absolute -top-1.5 -right-1.5 min-w-4.5 rounded-full bg-danger px-1 text-center text-[11px]/4.5 font-bold text-white tabular-nums after:content-[attr(data-count)]"
          />
        )}
      </span>
      {children}
    </Link>
  );
}
