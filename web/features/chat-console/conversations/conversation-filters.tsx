import { RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import { LIMITS } from '../../../../shared/limits.ts';
import { chatConsoleText } from '../../../../shared/messages/chat-console.ko.ts';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { FilterDay } from '../../../ui/filter-day.tsx';
import { FilterSelect } from '../../../ui/filter-select.tsx';
import { SearchBar } from '../../../ui/search-bar.tsx';
import { typedIn, useAdminQuery } from '../../admin/admin-query.ts';
import { FIRST_CONVERSATIONS, RATINGS, STATES } from './conversation-query.ts';

const { filters: text, states, ratings } = chatConsoleText.conversations;
const STATE_OPTIONS = [{ value: '', label: text.all }, ...STATES.map((value) => ({ value, label: states[value] }))];
const RATING_OPTIONS = [{ value: '', label: text.all }, ...RATINGS.map((value) => ({ value, label: ratings[value] }))];

/** What was said, how it ended, what the visitor thought of it, when; every choice is in the address. */
export function ConversationFilters() {
  const { query, addressOf, go, isNarrowed } = useAdminQuery(paths.adminAssistantConversations(), FIRST_CONVERSATIONS);
  return (
    <section aria-label={text.label} className="rounded-card border border-line bg-surface-soft p-4 md:p-5">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        <FilterSelect
          label={text.state}
          name="state"
          value={query.state}
          options={STATE_OPTIONS}
          onChange={(state) => go({ state })}
        />
        <FilterSelect
          label={text.rating}
          name="rating"
          value={query.rating}
          options={RATING_OPTIONS}
          onChange={(rating) => go({ rating })}
        />
        <FilterDay
          key={`from ${query.from}`}
          label={text.from}
          name="from"
          value={query.from}
          max={query.until || undefined}
          onChange={(from) => go({ from })}
        />
        <FilterDay
          key={`until ${query.until}`}
          label={text.until}
          name="until"
          value={query.until}
          min={query.from || undefined}
          onChange={(until) => go({ until })}
        />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <div className="min-w-0 flex-1 basis-72">
          <SearchBar
            key={query.q}
            submitLabel={text.submit}
            keyword={{
              name: 'q',
              'aria-label': text.keyword,
              placeholder: text.placeholder,
              maxLength: LIMITS.keywordMaxChars,
              defaultValue: query.q,
            }}
            onSearch={(fields) => go({ q: typedIn(fields, 'q') })}
          />
        </div>
        {isNarrowed && (
          <Link to={addressOf(FIRST_CONVERSATIONS)} className={buttonClass({ variant: 'ghost' })}>
            <RotateCcw size={16} aria-hidden="true" />
            {text.reset}
          </Link>
        )}
      </div>
    </section>
  );
}
