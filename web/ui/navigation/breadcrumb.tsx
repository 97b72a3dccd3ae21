import { ChevronRight } from 'lucide-react';
import { labels } from '../labels.ts';
import type { RenderLink } from './tab-links.tsx';

interface BreadcrumbProps {
  /** From the top level to this page; the last item needs no href. */
  items: readonly { label: string; href?: string }[];
  label?: string;
  renderLink: RenderLink;
}

export function Breadcrumb({ items, label = labels.breadcrumb, renderLink }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-muted">
        {items.map((item, index) => (
          <li key={item.label} className="flex min-w-0 items-center gap-1.5">
            {index > 0 && <ChevronRight size={14} aria-hidden="true" className="shrink-0 text-line-control" />}
            {item.href === undefined ? (
              <span aria-current="page" className="truncate py-1 font-medium text-ink-soft">
                {item.label}
              </span>
            ) : (
              renderLink({
                href: item.href,
                className: 'rounded-sm py-1 hover:text-ink hover:underline hover:underline-offset-4',
                children: item.label,
              })
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
