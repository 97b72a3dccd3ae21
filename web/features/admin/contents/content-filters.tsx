import { RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import { BOARD_TYPES, boardOf } from '#shared/boards.ts';
import { CONTENT_STATES } from '#shared/content-states.ts';
import { LIMITS } from '#shared/limits.ts';
import { contentsText } from '#shared/messages/admin/contents.ko.ts';
import { paths } from '#shared/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/form/filter-select.tsx';
import { optionsOf } from '#web/ui/form/options-of.ts';
import { SearchBar } from '#web/ui/form/search-bar.tsx';
import { fieldValue, useAdminQuery } from '../admin-query.ts';
import { FIRST_CONTENTS } from './content-query.ts';

const text = contentsText.filters;
const ALL = { value: '', label: text.all };

/** Filters, kept in the query string. */
export function ContentFilters() {
  const { query, addressOf, go, isNarrowed } = useAdminQuery(paths.adminContents(), FIRST_CONTENTS);
  const search = (name: 'author' | 'q', label: string, placeholder: string) => (
    <div className="min-w-0 flex-1 basis-64">
      <SearchBar
        key={query[name]}
        label={label}
        submitLabel={text.submit}
        keyword={{
          name,
          'aria-label': label,
          placeholder,
          maxLength: LIMITS.keywordMaxChars,
          defaultValue: query[name],
        }}
        onSearch={(fields) => go({ [name]: fieldValue(fields, name) })}
      />
    </div>
  );
  return (
    <section aria-label={text.label} className="rounded-card border border-line bg-surface-soft p-4 md:p-5">
      <div className="flex flex-wrap items-end gap-3">
        <FilterSelect
          className="flex-1 basis-32"
          label={text.board}
          name="board"
          value={query.board}
          options={[ALL, ...BOARD_TYPES.map((value) => ({ value, label: boardOf(value).name }))]}
          onChange={(board) => go({ board })}
        />
        <FilterSelect
          className="flex-1 basis-32"
          label={text.state}
          name="state"
          value={query.state}
          options={[ALL, ...optionsOf(CONTENT_STATES)]}
          onChange={(state) => go({ state })}
        />
        {isNarrowed && (
          <Link to={addressOf(FIRST_CONTENTS)} className={buttonClass({ variant: 'ghost' })}>
            <RotateCcw size={16} aria-hidden="true" />
            {text.reset}
          </Link>
        )}
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        {search('q', text.keyword, text.placeholder)}
        {search('author', text.author, text.authorPlaceholder)}
      </div>
    </section>
  );
}
