import { RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import { AUDIT_ACTIONS } from '../../../../shared/audit.ts';
import { LIMITS } from '../../../../shared/limits.ts';
import { auditText } from '../../../../shared/messages/audit.ko.ts';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { FilterDay } from '../../../ui/filter-day.tsx';
import { FilterSelect } from '../../../ui/filter-select.tsx';
import { SearchBar } from '../../../ui/search-bar.tsx';
import { typedIn, useAdminQuery } from '../admin-query.ts';
import { FIRST_AUDIT } from './audit-query.ts';

const text = auditText.filters;
const ACTIONS = [
  { value: '', label: text.all },
  ...Object.entries(AUDIT_ACTIONS).map(([value, label]) => ({ value, label })),
];

/** Who, what, when; every choice is in the address. */
export function AuditFilters() {
  const { query, addressOf, go, isNarrowed } = useAdminQuery(paths.adminAudit(), FIRST_AUDIT);
  return (
    <section aria-label={text.label} className="rounded-card border border-line bg-surface-soft p-4 md:p-5">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
        <FilterSelect
          className="max-md:col-span-2"
          label={text.action}
          name="action"
          value={query.action}
          options={ACTIONS}
          onChange={(action) => go({ action })}
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
            key={query.actor}
            submitLabel={text.submit}
            keyword={{
              name: 'actor',
              'aria-label': text.actor,
              placeholder: text.actorPlaceholder,
              maxLength: LIMITS.keywordMaxChars,
              defaultValue: query.actor,
            }}
            onSearch={(fields) => go({ actor: typedIn(fields, 'actor') })}
          />
        </div>
        {isNarrowed && (
          <Link to={addressOf(FIRST_AUDIT)} className={buttonClass({ variant: 'ghost' })}>
            <RotateCcw size={16} aria-hidden="true" />
            {text.reset}
          </Link>
        )}
      </div>
    </section>
  );
}
