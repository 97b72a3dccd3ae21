import { AUDIT_FILTERS, auditArea, auditFilterName, isGroup } from '#shared/audit.ts';
import { auditText } from '#shared/messages/admin/system/audit.ko.ts';
import { paths } from '#shared/paths.ts';
import { useAdminQuery } from '../admin-query.ts';
import { FilterChoices, FilterPanel, FilterPeriod } from '../filter-panel.tsx';
import { FIRST_AUDIT } from './audit-query.ts';

const text = auditText.filters;
const ACTIONS = AUDIT_FILTERS.map((value) => ({
  value,
  label: auditFilterName(value),
  group: isGroup(value) ? undefined : auditArea(value),
}));

/** Filters by user, action and date, kept in the query string. */
export function AuditFilters() {
  const { query, addressOf, go, isNarrowed } = useAdminQuery(paths.adminAudit(), FIRST_AUDIT);
  return (
    <FilterPanel
      names={text}
      name="actor"
      value={query.actor}
      onSearch={(actor) => go({ actor })}
      reset={isNarrowed ? addressOf(FIRST_AUDIT) : null}
    >
      <FilterChoices query={query} go={go} choices={{ action: { label: text.action, options: ACTIONS } }} />
      <FilterPeriod query={query} go={go} />
    </FilterPanel>
  );
}
