import { privacyAdminText } from '#shared/messages/admin/system/privacy.ko.ts';
import { paths } from '#shared/paths.ts';
import { ACCESS_FILTERS } from '#shared/site/privacy.ts';
import { useAdminQuery } from '#web/features/admin/admin-query.ts';
import { FilterChoices, FilterPanel, FilterPeriod } from '#web/features/admin/filter-panel.tsx';
import { optionsOf } from '#web/ui/form/select-options.ts';
import { FIRST_PRIVACY, isFiltered, NO_FILTERS } from './privacy-query.ts';

const text = privacyAdminText.accesses;

/** Filters by member of staff, kind of access and day, kept in the query string. */
export function AccessFilters() {
  const { query, addressOf, go } = useAdminQuery(paths.adminPrivacy(), FIRST_PRIVACY);
  return (
    <FilterPanel
      names={text.filters}
      name="actor"
      value={query.actor}
      onSearch={(actor) => go({ actor })}
      reset={isFiltered(query) ? addressOf(NO_FILTERS) : null}
    >
      <FilterChoices
        query={query}
        go={go}
        choices={{ action: { label: text.columns.action, options: optionsOf(ACCESS_FILTERS) } }}
      />
      <FilterPeriod query={query} go={go} />
    </FilterPanel>
  );
}
