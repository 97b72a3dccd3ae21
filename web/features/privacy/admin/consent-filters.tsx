import { RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import { CONSENT_KINDS } from '../../../../shared/privacy.ts';
import { LIMITS } from '../../../../shared/limits.ts';
import { privacyAdminText } from '../../../../shared/messages/privacy-admin.ko.ts';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { FilterDay } from '../../../ui/filter-day.tsx';
import { FilterSelect } from '../../../ui/filter-select.tsx';
import { SearchBar } from '../../../ui/search-bar.tsx';
import { typedIn, useAdminQuery } from '../../admin/admin-query.ts';
import { FIRST_PRIVACY, isFiltered, NO_FILTERS } from './ledger-query.ts';

const text = privacyAdminText.filters;
const KINDS = [
  { value: '', label: text.all },
  ...Object.entries(CONSENT_KINDS).map(([value, label]) => ({ value, label })),
];

/** What, when, who; every choice is in the address. */
export function ConsentFilters() {
  const { query, addressOf, go } = useAdminQuery(paths.adminPrivacy(), FIRST_PRIVACY);
  return (
    <section aria-label={text.label} className="rounded-card border border-line bg-surface-soft p-4 md:p-5">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
        <FilterSelect
          className="max-md:col-span-2"
          label={text.kind}
          name="kind"
          value={query.kind}
          options={KINDS}
          onChange={(kind) => go({ kind })}
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
            key={query.person}
            submitLabel={text.submit}
            keyword={{
              name: 'person',
              'aria-label': text.person,
              placeholder: text.personPlaceholder,
              maxLength: LIMITS.keywordMaxChars,
              defaultValue: query.person,
            }}
            onSearch={(fields) => go({ person: typedIn(fields, 'person') })}
          />
        </div>
        {isFiltered(query) && (
          <Link to={addressOf(NO_FILTERS)} className={buttonClass({ variant: 'ghost' })}>
            <RotateCcw size={16} aria-hidden="true" />
            {text.reset}
          </Link>
        )}
      </div>
    </section>
  );
}
