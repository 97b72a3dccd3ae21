import { LIMITS } from '#shared/limits.ts';
import { Pagination } from '#web/ui/navigation/pagination.tsx';
import { renderLink } from '../render-link.tsx';

interface PageLinksProps {
  page: number;
  pageCount: number;
  /** Class around the page numbers. */
  className: string;
  hrefFor: (page: number) => string;
}

/** Page numbers of a list, as links of the router; nothing for a single page. */
export function PageLinks({ page, pageCount, className, hrefFor }: PageLinksProps) {
  if (pageCount <= 1) return null;
  return (
    <div className={className}>
      <Pagination
        page={page}
        pageCount={pageCount}
        windowSize={LIMITS.paginationWindow}
        hrefFor={hrefFor}
        renderLink={renderLink}
      />
    </div>
  );
}
