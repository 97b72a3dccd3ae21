import { useState } from 'react';
import { BOARD_TYPES, boardOf } from '#shared/boards.ts';
import { CONTENT_STATES } from '#shared/content-states.ts';
import { contentsText } from '#shared/messages/admin/content/content.ko.ts';
import { FilterSelect } from '#web/ui/form/filter-select.tsx';
import { optionsOf } from '#web/ui/form/select-options.ts';
import { FilterChoices, FilterPanel } from '../filter-panel.tsx';
import { useContentQuery } from './content-query.ts';

const text = contentsText.filters;
const SCOPES = { q: text.keyword, author: text.author };
type Scope = keyof typeof SCOPES;

/** Filters, kept in the query string. One search field; a select beside the filters says where it searches. */
export function ContentFilters() {
  const { query, go, reset } = useContentQuery();
  const [chosen, setChosen] = useState<Scope>('q');
  const searched = query.author || query.q;
  const scope = searched === '' ? chosen : query.author === '' ? 'q' : 'author';
  const search = (typed: string, by: Scope) => go({ q: '', author: '', [by]: typed });
  return (
    <FilterPanel
      names={{ label: text.label, keyword: SCOPES[scope], placeholder: text.placeholder(SCOPES[scope]) }}
      value={searched}
      onSearch={(typed) => search(typed, scope)}
      reset={reset}
    >
      <FilterSelect
        className="max-md:col-span-2"
        hideLabel
        size="small"
        label={text.scope}
        name="by"
        value={scope}
        options={optionsOf(SCOPES)}
        onChange={(by) => {
          setChosen(by as Scope);
          if (searched !== '') search(searched, by as Scope);
        }}
      />
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
