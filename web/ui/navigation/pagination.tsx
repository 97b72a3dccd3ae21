import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { labels } from '../labels.ts';
import { pageWindow } from './page-window.ts';
import type { RenderLink } from './tab-links.tsx';

interface PaginationProps {
  page: number;
  pageCount: number;
  /** How many page numbers are visible; default five. */
  windowSize?: number;
  /** Accessible name, where a page has several. */
  label?: string;
  hrefFor: (page: number) => string;
  renderLink: RenderLink;
}

/** 처음, 이전, page numbers, 다음, 마지막. All are links, so that a page can be opened in a new tab. */
export function Pagination({
  page,
  pageCount,
  windowSize = 5,
  label = labels.pages,
  hrefFor,
  renderLink,
}: PaginationProps) {
  const last = Math.max(1, pageCount);
  const step = (name: string, target: number, icon: ReactNode) => {
    const children = (
      <>
        {icon}
        <span className="sr-only">{name}</span>
      </>
    );
    const isOff = target === page || target < 1 || target > last;
    return (
      <li>
        {isOff ? (
          <span className="page-link">{children}</span>
        ) : (
          renderLink({
            href: hrefFor(target),
            className: 'page-link',
            children,
          })
        )}
      </li>
    );
  };
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap items-center justify-center md:gap-1">
        {step(labels.first, 1, <ChevronsLeft size={18} aria-hidden="true" />)}
        {step(labels.previous, page - 1, <ChevronLeft size={18} aria-hidden="true" />)}
        {pageWindow(page, pageCount, windowSize).map((number) => (
          <li key={number}>
            {renderLink({
              href: hrefFor(number),
              'aria-current': number === page ? 'page' : undefined,
              className: 'page-link',
              children: number,
            })}
          </li>
        ))}
        {step(labels.next, page + 1, <ChevronRight size={18} aria-hidden="true" />)}
        {step(labels.last, last, <ChevronsRight size={18} aria-hidden="true" />)}
      </ul>
    </nav>
  );
}
