import { Columns3, List } from 'lucide-react';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { cx } from '#web/ui/cx.ts';
import { useInquiryList, useInquiryListAddress } from '../use-inquiry-list.ts';
import { Link } from '#web/lib/link.tsx';

const VIEWS = [
  { view: 'list', label: inquiryListText.views.list, Icon: List },
  { view: 'board', label: inquiryListText.views.board, Icon: Columns3 },
] as const;

/** Switches between list and board. */
export function ViewSwitch() {
  const { query } = useInquiryList();
  const addressOf = useInquiryListAddress();
  return (
    <nav aria-label={inquiryListText.views.label}>
      <ul className="flex rounded-control border border-line bg-surface-soft p-[3px]">
        {VIEWS.map(({ view, label, Icon }) => (
          <li key={view}>
            <Link
              to={addressOf({ view })}
              aria-current={view === query.view ? 'true' : undefined}
              className={cx(
                'flex h-7 items-center gap-1.5 rounded-lg px-3 text-sm font-semibold',
                view === query.view ? 'bg-surface text-ink shadow-sm' : 'text-ink-muted hover:text-ink',
              )}
            >
              <Icon size={16} aria-hidden="true" />
              <span className="max-sm:sr-only">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
