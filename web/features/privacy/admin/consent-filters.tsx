import { CONSENT_KINDS } from '#shared/site/privacy.ts';
import { privacyAdminText } from '#shared/messages/admin/privacy-admin.ko.ts';
import { paths } from '#shared/paths.ts';
import { FilterSelect } from '#web/ui/form/filter-select.tsx';
import { optionsOf } from '#web/ui/form/options-of.ts';
import { useAdminQuery } from '#web/features/admin/admin-query.ts';
import { FilterPanel, FilterPeriod } from '#web/features/admin/filter-panel.tsx';
import { FIRST_PRIVACY, isFiltered, NO_FILTERS } from './consent-query.ts';

const text = privacyAdminText.filters;
const KINDS = [{ value: '', label: text.all }, ...optionsOf(CONSENT_KINDS)];

/** Filters by kind, date and person, kept in the query string. */
export function ConsentFilters() {
  const { query, addressOf, go } = useAdminQuery(paths.adminPrivacy(), FIRST_PRIVACY);
  return (
    <FilterPanel
      label={text.label}
      search={{
        name: 'person',
        label: text.person,
        placeholder: text.personPlaceholder,
        submitLabel: text.submit,
        value: query.person,
      }}
      onSearch={(person) => go({ person })}
      reset={isFiltered(query) ? { label: text.reset, to: addressOf(NO_FILTERS) } : null}
    >
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
        <FilterSelect
          className="max-md:col-span-2"
          label={text.kind}
          name="kind"
          value={query.kind}
          options={KINDS}
          onChange={(kind) => go({ kind })}
        />
        <FilterPeriod text={text} query={query} go={go} />
      </div>
    </FilterPanel>
  );
}
