import { FileText, Search } from 'lucide-react';
import type { SearchPlace, TextPart } from '#shared/contract/site/search.contract.ts';
import { searchText } from '#shared/messages/site/search.ko.ts';
import { cx } from '#web/ui/cx.ts';
import { MarkedText } from '../hits/marked-text.tsx';
import { placeName } from '../place-name.ts';

export interface Option {
  label: readonly TextPart[];
  address: string;
  /** Place of a document; null for a suggested search word. */
  place: SearchPlace | null;
}

interface SuggestionListProps {
  id: string;
  isShown: boolean;
  options: readonly Option[];
  chosen: number;
  onChoose: (option: Option) => void;
}

/** Options of the search combobox. The focus stays in the input. */
export function SuggestionList({ id, isShown, options, chosen, onChoose }: SuggestionListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={searchText.suggestions}
      hidden={!isShown}
      className="absolute inset-x-0 top-full z-10 mt-2 overflow-hidden rounded-card border border-line bg-surface-raised py-2 shadow-raised"
    >
      {options.map((option, i) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox input handles the keys
        <div
          key={option.address}
          id={`${id}-${i}`}
          role="option"
          tabIndex={-1}
          aria-selected={i === chosen}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
          className={cx(
            'flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 text-label text-ink-soft hover:bg-surface-soft',
            i === chosen && 'bg-surface-soft text-ink',
          )}
        >
          {option.place === null ? (
            <Search size={16} aria-hidden="true" className="shrink-0 text-ink-muted" />
          ) : (
            <FileText size={16} aria-hidden="true" className="shrink-0 text-ink-muted" />
          )}
          <span className="min-w-0 flex-1 max-md:line-clamp-2 md:truncate">
            <MarkedText parts={option.label} />
          </span>
          {option.place !== null && <span className="shrink-0 text-sm text-ink-muted">{placeName(option.place)}</span>}
        </div>
      ))}
    </div>
  );
}
