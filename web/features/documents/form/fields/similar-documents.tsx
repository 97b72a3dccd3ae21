import { MessageCircleQuestion } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { BoardType } from '#shared/boards.ts';
import type { OutputOf } from '#shared/contract/calls.ts';
import { messages } from '#shared/messages.ko.ts';
import { useApi } from '#web/lib/app-context.tsx';
import { placeName } from '#shared/site/search-places.ts';
import { hitAddress } from '#web/features/search/hits/hit-address.ts';
import { Badge } from '#web/ui/badge.tsx';
import { AnswerStateBadge } from '#web/features/documents/answer-state-badge.tsx';

const text = messages.documents.form;
const ASK_AFTER_MS = 400;
const MIN_CHARS = 4;

type Similar = OutputOf<'/api/v1/board/similar'>['list'];

/** Shows existing similar documents while the title is typed. */
export function SimilarDocuments({ boardType, title }: { boardType: BoardType; title: string }) {
  const api = useApi();
  const [similar, setSimilar] = useState<Similar>([]);
  const words = title.trim();

  useEffect(() => {
    if (words.length < MIN_CHARS) return;
    const stop = new AbortController();
    const ask = () =>
      api.post('/api/v1/board/similar', { boardType, title: words }, { signal: stop.signal }).then(
        ({ list }) => setSimilar(list),
        // Ignored: these are only suggestions.
        () => {},
      );
    const timer = setTimeout(() => void ask(), ASK_AFTER_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [api, boardType, words]);

  return (
    <div aria-live="polite">
      {words.length >= MIN_CHARS && similar.length > 0 && (
        <section className="mb-6 rounded-card bg-surface-soft px-5 py-4">
          <h2 className="flex items-center gap-2 text-label font-semibold text-ink">
            <MessageCircleQuestion size={18} aria-hidden="true" className="text-accent-ink" />
            {text.similar}
          </h2>
          {/* On a phone the three nearest, so that the text to write stays in the window. */}
          <ul className="mt-2 max-sm:[&>:nth-child(n+4)]:hidden">
            {similar.map(({ answerState, title, ...found }) => (
              <li key={found.documentId ?? found.manualPath}>
                <a
                  href={hitAddress(found)}
                  target="_blank"
                  rel="noopener"
                  title={text.newTab}
                  className="flex min-h-11 items-center justify-between gap-3 py-1 text-label font-medium text-accent-ink hover:underline hover:underline-offset-4"
                >
                  <span className="line-clamp-2 min-w-0">{title}</span>
                  {answerState && <AnswerStateBadge state={answerState} />}
                  {found.place !== boardType && <Badge>{placeName(found.place)}</Badge>}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
