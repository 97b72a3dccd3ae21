import { RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import { LIMITS } from '#shared/limits.ts';
import { userAdminText } from '#shared/messages/admin/user-admin.ko.ts';
import { ROLES } from '#shared/role-permissions.ts';
import { USER_STATES } from '#shared/users.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/form/filter-select.tsx';
import { optionsOf } from '#web/ui/form/options-of.ts';
import { SearchBar } from '#web/ui/form/search-bar.tsx';
import { fieldValue } from '../admin-query.ts';
import { useUserQuery } from './user-query.ts';

const text = userAdminText.filters;
const ALL = { value: '', label: text.all };

/** Filters, kept in the query string. */
export function UserFilters() {
  const { query, addressOf, go, isNarrowed } = useUserQuery();
  return (
    <section aria-label={text.label} className="rounded-card border border-line bg-surface-soft p-4 md:p-5">
      <div className="flex flex-wrap items-end gap-3">
        <FilterSelect
          className="flex-1 basis-32 md:max-w-44"
          label={text.role}
          name="role"
          value={query.role}
          options={[ALL, ...optionsOf(ROLES)]}
          onChange={(role) => go({ role })}
        />
        <FilterSelect
          className="flex-1 basis-32 md:max-w-44"
          label={text.state}
          name="state"
          value={query.state}
          options={[ALL, ...optionsOf(USER_STATES)]}
          onChange={(state) => go({ state })}
        />
        <div className="min-w-0 flex-1 basis-72">
          <SearchBar
            key={query.q}
            submitLabel={text.submit}
            keyword={{
              name: 'q',
              'aria-label': text.keyword,
              placeholder: text.placeholder,
              maxLength: LIMITS.keywordMaxChars,
              defaultValue: query.q,
            }}
            onSearch={(fields) => go({ q: fieldValue(fields, 'q') })}
          />
        </div>
        {isNarrowed && (
          <Link to={addressOf({ q: '', role: '', state: '' })} className={buttonClass({ variant: 'ghost' })}>
            <RotateCcw size={16} aria-hidden="true" />
            {text.reset}
          </Link>
        )}
      </div>
    </section>
  );
}
