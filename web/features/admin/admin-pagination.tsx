import { PageLinks } from '#web/lib/page/page-links.tsx';

interface AdminPaginationProps {
  page: number;
  totalCount: number;
  size: number;
  addressOf: (changes: { page: string }) => string;
}

/** Page numbers; nothing for a single page. */
export function AdminPagination({ page, totalCount, size, addressOf }: AdminPaginationProps) {
  return (
    <PageLinks
      page={page}
      pageCount={Math.ceil(totalCount / size)}
      className="mt-3"
      hrefFor={(target) => addressOf({ page: String(target) })}
    />
  );
}
