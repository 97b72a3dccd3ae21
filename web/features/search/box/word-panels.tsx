import { X } from 'lucide-react';
import { searchText } from '#shared/messages/site/search.ko.ts';
import { removeRecentWord, removeRecentWords, useRecentWords } from './recent-words.ts';
import { searchAddress } from '../search-query.ts';
import { Link } from '#web/lib/link.tsx';
import { cx } from '#web/ui/cx.ts';

const WORD = 'inline-flex h-10 items-center rounded-full border border-line bg-surface text-label text-ink-soft';

/** Popular words, and the visitor's recent words. */
export function WordPanels({ current, popular }: { current: string; popular: readonly string[] }) {
  return (
    <div className={cx('grid grid-cols-1 gap-10', popular.length > 0 && 'md:grid-cols-2')}>
      {popular.length > 0 && (
        <section aria-labelledby="popular-words">
          <h2 id="popular-words" className="text-lg font-semibold text-ink">
            {searchText.popular}
          </h2>
          {/* In columns: how many words fit in a row would depend on the font, and change when it arrives. */}
          <ol className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2">
            {popular.map((word) => (
              <li key={word}>
                <Link
                  to={searchAddress({ q: word })}
                  className={`${WORD} w-full px-4 hover:border-line-strong hover:text-ink`}
                >
                  <span className="truncate">{word}</span>
                </Link>
              </li>
            ))}
          </ol>
        </section>
      )}
      {/* As high as one row of recent words, which only the browser knows, so that nothing moves. */}
      <div className="min-h-24">
        <RecentWords current={current} />
      </div>
    </div>
  );
}

function RecentWords({ current }: { current: string }) {
  const words = useRecentWords(current);
  if (words.length === 0) return null;
  return (
    <section aria-labelledby="recent-words">
      <div className="flex items-center gap-3 max-md:justify-between">
        <h2 id="recent-words" className="text-lg font-semibold text-ink">
          {searchText.recent}
        </h2>
        <button type="button" onClick={removeRecentWords} className="h-11 px-2 text-sm text-ink-muted hover:text-ink">
          {searchText.removeAll}
        </button>
      </div>
      <ul className="scroll-row mt-2 flex gap-2 md:flex-wrap">
        {words.map((word) => (
          <li key={word} className={`${WORD} max-w-full shrink-0`}>
            <Link
              to={searchAddress({ q: word })}
              title={word}
              className="min-w-0 truncate pl-4 leading-10 hover:text-ink"
            >
              {word}
            </Link>
            <button
              type="button"
              aria-label={searchText.remove(word)}
              onClick={() => removeRecentWord(word)}
              className="flex size-10 items-center justify-center rounded-full text-ink-muted hover:text-ink"
            >
              <X size={15} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
