import { chatConsoleText } from '#shared/messages/admin/chat-console.ko.ts';
import { paths } from '#shared/paths.ts';
import { FilterSelect } from '#web/ui/form/filter-select.tsx';
import { useAdminQuery } from '#web/features/admin/admin-query.ts';
import { FilterPanel, FilterPeriod } from '#web/features/admin/filter-panel.tsx';
import { FIRST_CONVERSATIONS, RATINGS, STATES } from './conversation-query.ts';

const { filters: text, states, ratings } = chatConsoleText.conversations;
const STATE_OPTIONS = [{ value: '', label: text.all }, ...STATES.map((value) => ({ value, label: states[value] }))];
const RATING_OPTIONS = [{ value: '', label: text.all }, ...RATINGS.map((value) => ({ value, label: ratings[value] }))];

/** Filters by text, state, rating and period; all are kept in the query string. */
export function ConversationFilters() {
  const { query, addressOf, go, isNarrowed } = useAdminQuery(paths.adminAssistantConversations(), FIRST_CONVERSATIONS);
  return (
    <FilterPanel
      label={text.label}
      search={{
        name: 'q',
        label: text.keyword,
        placeholder: text.placeholder,
        submitLabel: text.submit,
        value: query.q,
      }}
      onSearch={(q) => go({ q })}
      reset={isNarrowed ? { label: text.reset, to: addressOf(FIRST_CONVERSATIONS) } : null}
    >
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
        <FilterPeriod text={text} query={query} go={go} />
      </div>
    </FilterPanel>
  );
}
