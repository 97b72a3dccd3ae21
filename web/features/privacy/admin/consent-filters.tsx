import { CONSENT_KINDS } from '#shared/site/privacy.ts';
import { privacyAdminText } from '#shared/messages/admin/system/privacy.ko.ts';
import { paths } from '#shared/paths.ts';
import { optionsOf } from '#web/ui/form/select-options.ts';
import { useAdminQuery } from '#web/features/admin/admin-query.ts';
import { FilterChoices, FilterPanel, FilterPeriod } from '#web/features/admin/filter-panel.tsx';
import { FIRST_PRIVACY, isFiltered, NO_FILTERS } from './privacy-query.ts';

const text = privacyAdminText.filters;

/** Filters by kind, date and person, kept in the query string. */
export function ConsentFilters() {
  const { query, addressOf, go } = useAdminQuery(paths.adminPrivacy(), FIRST_PRIVACY);
  return (
    <FilterPanel
      names={text}
      name="person"
      value={query.person}
      onSearch={(person) => go({ person })}
      reset={isFiltered(query) ? addressOf(NO_FILTERS) : null}
    >
      <FilterChoices
        query={query}
        go={go}
        choices={{ kind: { label: text.kind, options: optionsOf(CONSENT_KINDS) } }}
      />
      <FilterPeriod query={query} go={go} />
    </FilterPanel>
  );
}
