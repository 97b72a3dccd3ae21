import { LIMITS } from '#shared/limits.ts';
import { renderLink } from '#web/lib/render-link.tsx';
import { Pagination } from '#web/ui/navigation/pagination.tsx';

interface AdminPaginationProps {
  page: number;
  totalCount: number;
  size: number;
  addressOf: (changes: { page: string }) => string;
}

/** Page numbers; nothing for a single page. */
export function AdminPagination({ page, totalCount, size, addressOf }: AdminPaginationProps) {
  if (totalCount <= size) return null;
  return (
    <div className="mt-8">
      <Pagination
        page={page}
        pageCount={Math.ceil(totalCount / size)}
        windowSize={LIMITS.paginationWindow}
        hrefFor={(target) => addressOf({ page: String(target) })}
        renderLink={renderLink}
      />
    </div>
  );
}
