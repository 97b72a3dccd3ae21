import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import { paths } from '#shared/paths.ts';
import { useAdminQuery } from '#web/features/admin/admin-query.ts';
import { FilterChoices, FilterPanel, FilterPeriod } from '#web/features/admin/filter-panel.tsx';
import { FIRST_CONVERSATIONS, RATINGS, STATES } from './conversation-query.ts';

const { filters: text, states, ratings } = chatConsoleText.conversations;

/** Filters by text, state, rating and period; all are kept in the query string. */
export function ConversationFilters() {
  const { query, addressOf, go, isNarrowed } = useAdminQuery(paths.adminAssistantConversations(), FIRST_CONVERSATIONS);
  return (
    <FilterPanel
      names={text}
      value={query.q}
      onSearch={(q) => go({ q })}
      reset={isNarrowed ? addressOf(FIRST_CONVERSATIONS) : null}
    >
      <FilterChoices
        query={query}
        go={go}
        choices={{
          state: { label: text.state, options: STATES.map((value) => ({ value, label: states[value] })) },
          rating: { label: text.rating, options: RATINGS.map((value) => ({ value, label: ratings[value] })) },
        }}
      />
      <FilterPeriod query={query} go={go} />
    </FilterPanel>
  );
}
