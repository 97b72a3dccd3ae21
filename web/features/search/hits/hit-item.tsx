import { FileText, Play } from 'lucide-react';
import type { SearchHit } from '#shared/contract/site/search.contract.ts';
import { searchText } from '#shared/messages/site/search.ko.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { LoginRequiredMark } from '#web/features/documents/list/login-required-mark.tsx';
import { hitAddress } from './hit-address.ts';
import { MarkedText } from './marked-text.tsx';
import { placeName } from '../place-name.ts';
import { Link } from '#web/lib/link.tsx';

const TITLE = 'text-lg font-semibold text-ink underline-offset-4 hover:text-accent-ink hover:underline';

/** One hit: place, title and matching passage. */
export function HitItem({ hit }: { hit: SearchHit }) {
  return (
    <article className="py-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
        <Badge tone="neutral">{placeName(hit.place)}</Badge>
        {hit.category !== '' && <span>{hit.category}</span>}
        {hit.publishedAt && <time dateTime={hit.publishedAt}>{formatDate(hit.publishedAt)}</time>}
        {hit.place !== 'manual' && hit.place !== 'page' && <LoginRequiredMark boardType={hit.place} />}
      </p>
      <h2 className="mt-2">
        <HitLink hit={hit} />
      </h2>
      {hit.passage.length > 0 && (
        <p className="mt-1.5 line-clamp-3 max-w-[720px] text-label leading-relaxed text-ink-soft max-md:line-clamp-4">
          <Origin hit={hit} />
          <MarkedText parts={hit.passage} />
        </p>
      )}
    </article>
  );
}

/** The manual is a separate static site and opens in a new tab. */
function HitLink({ hit }: { hit: SearchHit }) {
  const address = hitAddress(hit);
  if (hit.place !== 'manual')
    return (
      <Link to={address} className={TITLE}>
        <MarkedText parts={hit.title} />
      </Link>
    );
  return (
    <a href={address} target="_blank" rel="noopener" className={TITLE}>
      <MarkedText parts={hit.title} />
      <span className="sr-only"> {searchText.newTab}</span>
    </a>
  );
}

/** Origin of the passage: a heading, a file or a moment of a video. */
function Origin({ hit }: { hit: SearchHit }) {
  if (hit.heading === '' && hit.second === null) return null;
  return (
    <span className="mr-2 inline-flex items-center gap-1 font-medium text-ink">
      {hit.second !== null && <Play size={14} aria-hidden="true" />}
      {hit.second === null && hit.isInFile && <FileText size={14} aria-hidden="true" />}
      {hit.isInFile && <span className="sr-only">{searchText.inFile}</span>}
      {hit.second === null ? hit.heading : searchText.at(clockOf(hit.second))}
      <span aria-hidden="true" className="text-line-strong">
        |
      </span>
    </span>
  );
}

const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
