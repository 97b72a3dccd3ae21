import { AUDIT_ACTIONS } from '#shared/audit.ts';
import { auditText } from '#shared/messages/admin/audit.ko.ts';
import { paths } from '#shared/paths.ts';
import { FilterSelect } from '#web/ui/form/filter-select.tsx';
import { optionsOf } from '#web/ui/form/options-of.ts';
import { useAdminQuery } from '../admin-query.ts';
import { FilterPanel, FilterPeriod } from '../filter-panel.tsx';
import { FIRST_AUDIT } from './audit-query.ts';

const text = auditText.filters;
const ACTIONS = [{ value: '', label: text.all }, ...optionsOf(AUDIT_ACTIONS)];

/** Filters by user, action and date, kept in the query string. */
export function AuditFilters() {
  const { query, addressOf, go, isNarrowed } = useAdminQuery(paths.adminAudit(), FIRST_AUDIT);
  return (
    <FilterPanel
      label={text.label}
      search={{
        name: 'actor',
        label: text.actor,
        placeholder: text.actorPlaceholder,
        submitLabel: text.submit,
        value: query.actor,
      }}
      onSearch={(actor) => go({ actor })}
      reset={isNarrowed ? { label: text.reset, to: addressOf(FIRST_AUDIT) } : null}
    >
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
        <FilterSelect
          className="max-md:col-span-2"
          label={text.action}
          name="action"
          value={query.action}
          options={ACTIONS}
          onChange={(action) => go({ action })}
        />
        <FilterPeriod text={text} query={query} go={go} />
      </div>
    </FilterPanel>
  );
}
