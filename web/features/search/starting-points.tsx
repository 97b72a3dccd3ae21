import type { LucideIcon } from 'lucide-react';
import { BookOpen, CircleQuestionMark, FolderDown, MessagesSquare } from 'lucide-react';
import { searchWaysText } from '#shared/messages/site/search-way.ko.ts';
import { searchText } from '#shared/messages/site/search.ko.ts';
import { paths } from '#shared/paths.ts';
import { placeName } from './place-name.ts';
import { Link } from '#web/lib/link.tsx';

const PLACES = ['faq', 'manual', 'library', 'qna'] as const;
type StartingPlace = (typeof PLACES)[number];

const ICON: Record<StartingPlace, LucideIcon> = {
  faq: CircleQuestionMark,
  manual: BookOpen,
  library: FolderDown,
  qna: MessagesSquare,
};

const LOOK =
  'flex h-full flex-col gap-2 rounded-card border border-line bg-surface-raised p-4 transition-[border-color,box-shadow] duration-200 hover:border-line-strong hover:shadow-raised md:p-5';

/** Links for visitors without a search word. */
export function StartingPoints() {
  return (
    <section aria-labelledby="starting-points">
      <h2 id="starting-points" className="text-lg font-semibold text-ink">
        {searchWaysText.startsTitle}
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
        {PLACES.map((place) => (
          <li key={place}>
            {place === 'manual' ? (
              <a href={paths.manual()} target="_blank" rel="noopener" className={LOOK}>
                <Names place={place} />
                <span className="sr-only">{searchText.newTab}</span>
              </a>
            ) : (
              <Link to={paths.boardList(place)} className={LOOK}>
                <Names place={place} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Names({ place }: { place: StartingPlace }) {
  const Icon = ICON[place];
  return (
    <>
      <span className="flex items-center gap-2 font-semibold text-ink">
        <Icon size={18} aria-hidden="true" className="shrink-0 text-accent" />
        {placeName(place)}
      </span>
      <span className="text-sm text-ink-muted">{searchWaysText.starts[place]}</span>
    </>
  );
}
