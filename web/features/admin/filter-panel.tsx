import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LIMITS } from '#shared/limits.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { FilterDay } from '#web/ui/form/filter-day.tsx';
import { SearchBar } from '#web/ui/form/search-bar.tsx';
import { fieldValue } from './admin-query.ts';

interface FilterPanelProps {
  label: string;
  /** Filter controls. */
  children: ReactNode;
  search: { name: string; label: string; placeholder: string; submitLabel: string; value: string };
  onSearch: (typed: string) => void;
  /** Link that removes all filters; null if there are none. */
  reset: { label: string; to: string } | null;
}

/** Filters and search above an admin list. */
export function FilterPanel({ label, children, search, onSearch, reset }: FilterPanelProps) {
  return (
    <section aria-label={label} className="rounded-card border border-line bg-surface-soft p-4 md:p-5">
      {children}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <div className="min-w-0 flex-1 basis-72">
          <SearchBar
            key={search.value}
            submitLabel={search.submitLabel}
            keyword={{
              name: search.name,
              'aria-label': search.label,
              placeholder: search.placeholder,
              maxLength: LIMITS.keywordMaxChars,
              defaultValue: search.value,
            }}
            onSearch={(fields) => onSearch(fieldValue(fields, search.name))}
          />
        </div>
        {reset && (
          <Link to={reset.to} className={buttonClass({ variant: 'ghost' })}>
            <RotateCcw size={16} aria-hidden="true" />
            {reset.label}
          </Link>
        )}
      </div>
    </section>
  );
}

interface FilterPeriodProps {
  text: { from: string; until: string };
  query: { from: string; until: string };
  go: (changes: { from: string } | { until: string }) => void;
}

/** Start and end day. Each limits the other. */
export function FilterPeriod({ text, query, go }: FilterPeriodProps) {
  return (
    <>
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
    </>
  );
}
