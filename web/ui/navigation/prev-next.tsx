import { ChevronDown, ChevronUp } from 'lucide-react';
import { labels } from '../labels.ts';
import type { RenderLink } from './tab-links.tsx';

interface Neighbour {
  title: string;
  href: string;
}

interface PrevNextProps {
  label?: string;
  /** For example 이전글. */
  previousLabel: string;
  nextLabel: string;
  previous: Neighbour | null;
  next: Neighbour | null;
  /** Text where there is no neighbour. */
  noneText: string;
  renderLink: RenderLink;
}

/** Previous and next item of a list, below a detail page. */
export function PrevNext({
  label = labels.neighbours,
  previousLabel,
  nextLabel,
  previous,
  next,
  noneText,
  renderLink,
}: PrevNextProps) {
  const rows = [
    { side: previousLabel, item: previous, Icon: ChevronUp },
    { side: nextLabel, item: next, Icon: ChevronDown },
  ];
  return (
    <nav aria-label={label} className="divide-y divide-line border-y border-line">
      {rows.map(({ side, item, Icon }) => {
        const children = (
          <>
            <span className="flex w-20 shrink-0 items-center gap-1.5 text-sm font-medium text-ink-muted">
              <Icon size={16} aria-hidden="true" />
              {side}
            </span>
            <span className="min-w-0 truncate">{item?.title ?? noneText}</span>
          </>
        );
        const look = 'flex min-h-14 items-center gap-3 px-2 text-label';
        if (!item)
          return (
            <p key={side} className={`${look} text-ink-muted`}>
              {children}
            </p>
          );
        const className = `${look} text-ink transition-colors hover:bg-surface-soft`;
        return <div key={side}>{renderLink({ href: item.href, className, children })}</div>;
      })}
    </nav>
  );
}
