import { Search, X } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { SEARCH_TYPES } from '../../../../shared/boards.ts';
import { LIMITS } from '../../../../shared/limits.ts';
import { messages } from '../../../../shared/messages.ko.ts';
import { cx } from '../../../ui/cx.ts';
import { controlClass } from '../../../ui/field.tsx';
import type { ListQuery } from './list-query.ts';
import { readListQuery } from './list-query.ts';
import { useListAddress } from './use-list-address.ts';

const text = messages.posts.list;

/** Searches by address: without JavaScript it is a plain GET form. */
export function ListSearch({ query }: { query: ListQuery }) {
  const addressOf = useListAddress();
  const navigate = useNavigate();

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ]);
    const { type, q } = readListQuery(new URLSearchParams(entries), { categories: [] });
    void navigate(addressOf({ type, q }));
  };

  return (
    <form role="search" method="get" onSubmit={onSubmit} className="flex w-full gap-2 lg:w-auto">
      {query.category !== '' && <input type="hidden" name="category" value={query.category} />}
      {query.sort !== 'latest' && <input type="hidden" name="sort" value={query.sort} />}
      {query.my && <input type="hidden" name="my" value="1" />}
      <div className="w-24 shrink-0">
        <select
          key={query.type}
          name="type"
          aria-label={text.searchType}
          defaultValue={query.type}
          className={cx(controlClass, 'h-11 px-3 text-[15px]')}
        >
          {Object.entries(SEARCH_TYPES).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div className="relative min-w-0 flex-1 lg:w-72">
        <input
          // Another search by the back button or a link shows its own words.
          key={query.q}
          type="search"
          name="q"
          defaultValue={query.q}
          maxLength={LIMITS.keywordMaxChars}
          aria-label={text.keyword}
          placeholder={text.keywordPlaceholder}
          className={cx(
            controlClass,
            'h-11 text-[15px]',
            query.q === '' ? 'pr-12' : 'pr-21',
            '[&::-webkit-search-cancel-button]:hidden',
          )}
        />
        {query.q !== '' && (
          <Link
            to={addressOf({ q: '' })}
            aria-label={text.clearSearch}
            title={text.clearSearch}
            className="absolute inset-y-0.5 right-11 flex w-10 items-center justify-center rounded-lg text-ink-muted hover:text-ink"
          >
            <X size={18} aria-hidden="true" />
          </Link>
        )}
        <button
          type="submit"
          aria-label={text.search}
          className="absolute inset-y-0.5 right-0.5 flex w-10 items-center justify-center rounded-lg text-ink-soft hover:text-accent-ink"
        >
          <Search size={19} aria-hidden="true" />
        </button>
      </div>
    </form>
  );
}
