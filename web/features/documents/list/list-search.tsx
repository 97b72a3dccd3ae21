import { useNavigate } from 'react-router';
import { SEARCH_TYPES } from '#shared/boards.ts';
import { LIMITS } from '#shared/limits.ts';
import { messages } from '#shared/messages.ko.ts';
import { optionsOf } from '#web/ui/form/select-options.ts';
import { SearchBar } from '#web/ui/form/search-bar.tsx';
import type { ListQuery } from './address/document-query.ts';
import { readListQuery } from './address/document-query.ts';
import { useListAddress } from './address/use-list-address.ts';

const text = messages.documents.list;
const SCOPES = optionsOf(SEARCH_TYPES);

/** Search by query string; without JavaScript it is a plain GET form. */
export function ListSearch({ query }: { query: ListQuery }) {
  const addressOf = useListAddress();
  const navigate = useNavigate();

  const search = (fields: FormData) => {
    const entries = [...fields].map(([name, value]) => [name, typeof value === 'string' ? value : '']);
    const { type, q } = readListQuery(new URLSearchParams(entries), {
      categories: [],
      fields: [],
      hasAnswers: false,
    });
    void navigate(addressOf({ type, q }));
  };

  return (
    <SearchBar
      // The key resets the input when the query changes by a link or the back button.
      key={`${query.type} ${query.q}`}
      submitLabel={text.search}
      scope={{ name: 'type', label: text.searchType, options: SCOPES, defaultValue: query.type }}
      keyword={{
        name: 'q',
        'aria-label': text.keyword,
        placeholder: text.keywordPlaceholder,
        maxLength: LIMITS.keywordMaxChars,
        defaultValue: query.q,
      }}
      onSearch={search}
    >
      {query.category !== '' && <input type="hidden" name="category" value={query.category} />}
      {query.sort !== 'latest' && <input type="hidden" name="sort" value={query.sort} />}
      {Object.entries(query.filters).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {(['startDt', 'endDt', 'status'] as const).map(
        (name) => query[name] !== '' && <input key={name} type="hidden" name={name} value={query[name]} />,
      )}
      {query.my && <input type="hidden" name="my" value="1" />}
    </SearchBar>
  );
}
