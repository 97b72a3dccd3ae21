import { RotateCcw, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { adminText } from '#shared/messages/admin/admin.ko.ts';
import { LIMITS } from '#shared/limits.ts';
import { koreanDay } from '#shared/text/days.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { FilterDay } from '#web/ui/form/filter-day.tsx';
import { FilterSelect } from '#web/ui/form/filter-select.tsx';
import { SearchBar } from '#web/ui/form/search-bar.tsx';
import type { SelectOption } from '#web/ui/form/select.tsx';
import { fieldValue } from './admin-query.ts';
import type { Period, PeriodName } from './filter-period.ts';
import { nameOfPeriod, periodOf } from './filter-period.ts';
import { Link } from '#web/lib/link.tsx';
import { useMedia } from '#web/lib/use-media.ts';

const text = adminText.table;

interface FilterPanelProps {
  /** Names of the panel and of its search field. */
  names: { label: string; keyword: string; placeholder: string; shortPlaceholder?: string };
  /** Filter controls. */
  children: ReactNode;
  /** Of the search field, in the query string. */
  name?: string;
  value: string;
  onSearch: (typed: string) => void;
  /** Link that removes all filters; null if there are none. Where they leave nothing, the list says it with the same one. */
  reset: string | null;
  /** At the end of the line. */
  after?: ReactNode;
}

/** Search and filters above an admin list, on one line. Below 1280 px the filters are behind a button. */
export function FilterPanel(props: FilterPanelProps) {
  const { names, children, name = 'q', value, onSearch, reset, after } = props;
  const [isOpen, setOpen] = useState(false);
  const isPhone = useMedia('(width < 768px)');
  return (
    <section aria-label={names.label} className="mb-2 flex flex-wrap items-center gap-2">
      <div className="min-w-0 flex-1 basis-48 md:max-w-md xl:basis-40">
        <SearchBar
          key={value}
          size="small"
          submitLabel={text.search}
          keyword={{
            name,
            'aria-label': names.keyword,
            placeholder: isPhone ? (names.shortPlaceholder ?? names.placeholder) : names.placeholder,
            maxLength: LIMITS.keywordMaxChars,
            defaultValue: value,
          }}
          onSearch={(fields) => onSearch(fieldValue(fields, name))}
        />
      </div>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className={cx(buttonClass({ variant: 'secondary', size: 'small' }), 'xl:hidden')}
      >
        <SlidersHorizontal size={16} aria-hidden="true" />
        {text.filters}
      </button>
      <div
        className={cx(
          'max-xl:grid max-xl:w-full max-xl:grid-cols-2 max-xl:gap-2 md:max-xl:grid-cols-4 xl:contents',
          !isOpen && 'max-xl:hidden',
        )}
      >
        {children}
      </div>
      {reset && (
        <Link
          to={reset}
          title={text.reset}
          className={cx(buttonClass({ variant: 'ghost', size: 'small' }), 'in-[main:has([data-no-hits])]:hidden')}
        >
          <RotateCcw size={16} aria-hidden="true" />
          <span className="xl:max-2xl:sr-only">{text.reset}</span>
        </Link>
      )}
      {after}
    </section>
  );
}

interface FilterChoicesProps<Query> {
  query: Query;
  go: (changes: Partial<Query>) => void;
  /** Filters by their name in the query string. */
  choices: { [Name in keyof Query]?: { label: string; options: readonly SelectOption[] } };
}

/** As wide as what is chosen, where the browser can: an action's name was cut off. */
const CHOICE = 'xl:max-w-34 xl:supports-[field-sizing:content]:max-w-60 xl:[&_select]:field-sizing-content';

/** Selects of the line. Each begins with an option of its own name, which stands for no filter. */
export function FilterChoices<Query extends Record<keyof Query, string | number>>(props: FilterChoicesProps<Query>) {
  const { query, go, choices } = props;
  return (Object.keys(choices) as (keyof Query & string)[]).map((name) => {
    const { label = '', options = [] } = choices[name] ?? {};
    return (
      <FilterSelect
        key={name}
        hideLabel
        size="small"
        className={CHOICE}
        label={label}
        name={name}
        value={String(query[name])}
        options={[{ value: '', label: `${label} ${text.all}` }, ...options]}
        onChange={(value) => go({ [name]: value } as Partial<Query>)}
      />
    );
  });
}

interface FilterPeriodProps {
  query: Period;
  go: (changes: Partial<Period>) => void;
}

const OWN_DAYS = 'days';
const PERIODS = [
  { value: '', label: `${text.period} ${text.all}` },
  ...Object.entries(adminText.periods).map(([value, label]) => ({ value, label })),
  { value: OWN_DAYS, label: text.ownDays },
];

/** A period by its name, or by its first and last day, each of which limits the other. */
export function FilterPeriod({ query, go }: FilterPeriodProps) {
  const [wantsDays, setWantsDays] = useState(false);
  const [today] = useState(() => koreanDay(new Date()));
  const hasDays = query.from !== '' || query.until !== '';
  const named = hasDays ? (nameOfPeriod(query, today) ?? OWN_DAYS) : '';
  const shown = wantsDays ? OWN_DAYS : named;
  const choose = (chosen: string) => {
    setWantsDays(chosen === OWN_DAYS);
    if (chosen !== OWN_DAYS) go(chosen === '' ? { from: '', until: '' } : periodOf(chosen as PeriodName, today));
  };
  return (
    <>
      <FilterSelect
        hideLabel
        size="small"
        label={text.period}
        name="period"
        value={shown}
        options={PERIODS}
        onChange={choose}
      />
      {shown === OWN_DAYS && (
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
      )}
    </>
  );
}
