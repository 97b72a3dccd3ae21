import { BOARD_TYPES, boardOf } from '#shared/boards.ts';
import { CONTENT_STATES } from '#shared/content-states.ts';
import { contentsText } from '#shared/messages/admin/content/content.ko.ts';
import { optionsOf } from '#web/ui/form/select-options.ts';
import { FilterChoices, FilterPanel } from '../filter-panel.tsx';
import { useContentQuery } from './content-query.ts';

const text = contentsText.filters;

/** Filters, kept in the query string. One search field; its select says where it searches. */
export function ContentFilters() {
  const { query, go, reset } = useContentQuery();
  const isByAuthor = query.author !== '';
  return (
    <FilterPanel
      names={text}
      value={isByAuthor ? query.author : query.q}
      scope={{
        name: 'by',
        label: text.scope,
        defaultValue: isByAuthor ? 'author' : 'q',
        options: [
          { value: 'q', label: text.keyword },
          { value: 'author', label: text.author },
        ],
      }}
      onSearch={(typed, scope) => go({ q: '', author: '', [scope === 'author' ? 'author' : 'q']: typed })}
      reset={reset}
    >
      <FilterChoices
        query={query}
        go={go}
        choices={{
          board: { label: text.board, options: BOARD_TYPES.map((value) => ({ value, label: boardOf(value).name })) },
          state: { label: text.state, options: optionsOf(CONTENT_STATES) },
        }}
      />
    </FilterPanel>
  );
}
