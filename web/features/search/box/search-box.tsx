import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { searchText } from '#shared/messages/site/search.ko.ts';
import { paths } from '#shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { controlClass } from '#web/ui/form/field.tsx';
import { isOnTouchScreen } from '#web/lib/is-on-touch-screen.ts';
import { searchAddress, TYPED_MAX_CHARS } from '../search-query.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useSuggestionList } from './use-suggestion-list.ts';

/**
 * Search input. Without JavaScript a plain GET form; with it a combobox (ARIA 1.2): arrow keys select, Enter accepts,
 * Escape closes.
 */
export function SearchBox({ query }: { query: string }) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [typed, setTyped] = useState(query);
  // The box keeps its state and focus when another search is opened; only the text is replaced.
  const [shownQuery, setShownQuery] = useState(query);
  if (shownQuery !== query) {
    setShownQuery(query);
    setTyped(query);
  }
  const { options, isShown, chosen, open, close, choose, onKeyDown } = useSuggestionList(typed);

  // Without a query the input gets the focus.
  useEffect(() => {
    if (query === '') input.current?.focus({ preventScroll: true });
  }, [query]);

  const search = () => {
    close();
    // The on-screen keyboard of a phone would cover the results.
    if (isOnTouchScreen()) input.current?.blur();
    void navigate(searchAddress({ q: typed.replace(/\s+/g, ' ').trim() }));
  };

  return (
    <form
      role="search"
      aria-label={searchText.label}
      action={paths.search()}
      method="get"
      className="relative flex gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      {/* On a phone the suggestions are as wide as the form, because titles need the space. */}
      <div className="flex-1 md:relative">
        <input
          ref={input}
          type="search"
          name="q"
          role="combobox"
          aria-label={searchText.keyword}
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={listId}
          aria-activedescendant={isShown && chosen >= 0 ? `${listId}-${chosen}` : undefined}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={searchText.placeholder}
          maxLength={TYPED_MAX_CHARS}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            open();
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
          className={cx(controlClass, 'h-14 w-full text-lead')}
        />
        <SuggestionList id={listId} isShown={isShown} options={options} chosen={chosen} onChoose={choose} />
        <p role="status" className="sr-only">
          {isShown ? searchText.suggested(options.length) : ''}
        </p>
      </div>
      <Button type="submit" size="large" className="h-14">
        <Search size={20} aria-hidden="true" />
        <span className="max-sm:sr-only">{searchText.submit}</span>
      </Button>
    </form>
  );
}
