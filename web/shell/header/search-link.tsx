import { Search } from 'lucide-react';
import { paths } from '#shared/paths.ts';
import { Link } from '#web/lib/link.tsx';

const LABEL = '검색';

/** Link to the site search. */
export function SearchLink() {
  return (
    <Link
      to={paths.search()}
      aria-label={LABEL}
      title={LABEL}
      className="-mx-3 ml-auto flex size-11 items-center justify-center rounded-control text-ink-soft hover:text-ink xl:-mr-4 xl:ml-0"
    >
      <Search aria-hidden="true" className="size-5" />
    </Link>
  );
}
