import { privacyAdminText } from '#shared/messages/admin/system/privacy.ko.ts';
import { paths } from '#shared/paths.ts';
import { useAdminQuery } from '#web/features/admin/admin-query.ts';
import { FilterPanel, FilterPeriod } from '#web/features/admin/filter-panel.tsx';
import { FIRST_PRIVACY, isFiltered, NO_FILTERS } from './privacy-query.ts';

/** Filters by member of staff and day, kept in the query string. */
export function AccessFilters() {
  const { query, addressOf, go } = useAdminQuery(paths.adminPrivacy(), FIRST_PRIVACY);
  return (
    <FilterPanel
      names={privacyAdminText.accesses.filters}
      name="actor"
      value={query.actor}
      onSearch={(actor) => go({ actor })}
      reset={isFiltered(query) ? addressOf(NO_FILTERS) : null}
    >
      <FilterPeriod query={query} go={go} />
    </FilterPanel>
  );
}
