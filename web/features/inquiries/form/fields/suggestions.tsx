import { Lightbulb } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { BoardType } from '#shared/boards.ts';
import { BOARD_TYPES, boardOf } from '#shared/boards.ts';
import { inquiryText } from '#shared/messages/inquiries/inquiry.ko.ts';
import { useApi, useAppState } from '#web/lib/app-context.tsx';
import { paths } from '#shared/paths.ts';
import { interleave } from './interleave.ts';
import { suggestionWords } from './suggestion-words.ts';

const text = inquiryText.suggestions;
const ASK_AFTER_MS = 500;
const SHOWN = 4;

/** Boards to search, in display order. */
const ORDER: readonly string[] = ['faq', 'reference', 'notice', 'qna'];
const BOARDS = BOARD_TYPES.filter((board) => ORDER.includes(board)).toSorted(
  (a, b) => ORDER.indexOf(a) - ORDER.indexOf(b),
);

interface Suggestion {
  boardType: BoardType;
  documentId: string;
  title: string;
}

/** Shows matching documents while the message is typed. */
export function Suggestions({ message }: { message: string }) {
  const api = useApi();
  const isLoggedIn = useAppState((state) => state.loginId !== '');
  const [found, setFound] = useState<Suggestion[]>([]);
  const title = suggestionWords(message);

  useEffect(() => {
    if (title === '') return;
    const stop = new AbortController();
    const ask = async () => {
      const answers = await Promise.all(
        BOARDS.map(async (boardType) => {
          const { list } = await api.post('/api/v1/board/similar', { boardType, title }, { signal: stop.signal });
          const own = list.flatMap(({ place, documentId, title }) =>
            place === boardType && documentId !== null ? { boardType, documentId, title } : [],
          );
          return own.slice(0, 2);
        }),
      );
      setFound(interleave(answers).slice(0, SHOWN));
    };
    // Ignored: these are only suggestions.
    const timer = setTimeout(() => void ask().catch(() => {}), ASK_AFTER_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [api, title]);

  return (
    <div aria-live="polite">
      {title !== '' && found.length > 0 && (
        <section className="mt-2 rounded-card bg-surface-soft px-5 py-4">
          <h3 className="flex items-center gap-2 text-label font-semibold text-ink">
            <Lightbulb size={18} aria-hidden="true" className="text-accent-ink" />
            {text.title}
          </h3>
          <ul className="mt-2">
            {found.map(({ boardType, documentId, title }) => (
              <li key={documentId}>
                <a
                  href={paths.boardDetail(boardType, documentId)}
                  target="_blank"
                  rel="noopener"
                  title={text.newTab}
                  className="flex min-h-11 items-center gap-3 text-label font-medium text-accent-ink hover:underline hover:underline-offset-4"
                >
                  <span className="shrink-0 text-sm font-normal text-ink-muted">{boardOf(boardType).name}</span>
                  <span className="min-w-0 flex-1 truncate">{title}</span>
                  {boardOf(boardType).detailAccess === 'member' && !isLoggedIn && (
                    <span className="shrink-0 text-sm font-normal text-ink-muted">{text.memberOnly}</span>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
