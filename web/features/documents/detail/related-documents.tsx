import { messages } from '#shared/messages.ko.ts';
import { placeName } from '#shared/site/search-places.ts';
import { LoginRequiredMark } from '#web/features/documents/list/login-required-mark.tsx';
import { hitAddress } from '#web/features/search/hits/hit-address.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Related } from './load-document.ts';
import { Link } from '#web/lib/link.tsx';

/** What else there is about the subject, in all boards and the manual. */
export function RelatedDocuments({ list }: { list: Related }) {
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="related" className="no-print mt-14 border-t border-line pt-8">
      <h2 id="related" className="text-lead font-bold text-ink">
        {messages.documents.detail.related}
      </h2>
      <ul className="mt-3">
        {list.map(({ title, ...found }) => (
          <li key={found.documentId ?? found.manualPath}>
            <Link
              to={hitAddress(found)}
              reloadDocument={found.place === 'manual'}
              className="flex min-h-11 items-center gap-3 py-1.5 text-ink-soft hover:text-accent-ink hover:underline hover:underline-offset-4"
            >
              <Badge>{placeName(found.place)}</Badge>
              <span className="min-w-0 flex-1">{title}</span>
              {found.place !== 'manual' && <LoginRequiredMark boardType={found.place} />}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
