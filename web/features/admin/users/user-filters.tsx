import { userAdminText } from '#shared/messages/admin/people/user.ko.ts';
import { ROLES } from '#shared/role-permissions.ts';
import { USER_STATES } from '#shared/user-states.ts';
import { optionsOf } from '#web/ui/form/select-options.ts';
import { FilterChoices, FilterPanel } from '../filter-panel.tsx';
import { useUserQuery } from './user-query.ts';

const text = userAdminText.filters;

/** Filters, kept in the query string. */
export function UserFilters() {
  const { query, go, reset } = useUserQuery();
  return (
    <FilterPanel names={text} value={query.q} onSearch={(q) => go({ q })} reset={reset}>
      <FilterChoices
        query={query}
        go={go}
        choices={{
          role: { label: text.role, options: optionsOf(ROLES) },
          state: { label: text.state, options: optionsOf(USER_STATES) },
        }}
      />
    </FilterPanel>
  );
}
