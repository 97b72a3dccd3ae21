import { RotateCcw } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { CONTRACT_TYPES } from '../../../../../shared/contracts.ts';
import { LIMITS } from '../../../../../shared/limits.ts';
import { pipelineText } from '../../../../../shared/messages/pipeline.ko.ts';
import { buttonClass } from '../../../../ui/button.tsx';
import { SearchBar } from '../../../../ui/search-bar.tsx';
import type { PipelineQuery } from '../pipeline-query.ts';
import { isNarrowed } from '../pipeline-query.ts';
import { usePipeline, usePipelineAddress } from '../use-pipeline.ts';
import { FilterDay } from '../../../../ui/filter-day.tsx';
import { FilterSelect } from '../../../../ui/filter-select.tsx';

const text = pipelineText.filters;
const ALL = { value: '', label: pipelineText.all };
const optionsOf = (record: Record<string, string>) => [
  ALL,
  ...Object.entries(record).map(([value, label]) => ({ value, label })),
];

/** What narrows the pipeline; every choice is in the address. */
export function FilterBar() {
  const { query, owners } = usePipeline();
  const addressOf = usePipelineAddress();
  const navigate = useNavigate();
  const go = (changes: Partial<PipelineQuery>) => void navigate(addressOf(changes), { preventScrollReset: true });
  const people = owners.map(({ id, name }) => ({ value: id, label: name }));

  return (
    <section aria-label={text.label} className="rounded-card border border-line bg-surface-soft p-4 md:p-5">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-5">
        <FilterSelect
          label={text.type}
          name="type"
          value={query.type}
          options={optionsOf(CONTRACT_TYPES)}
          onChange={(type) => go({ type: type as PipelineQuery['type'] })}
        />
        <FilterSelect
          label={text.complete}
          name="done"
          value={query.done}
          options={optionsOf(text.completeOptions)}
          onChange={(done) => go({ done: done as PipelineQuery['done'] })}
        />
        <FilterSelect
          className="max-md:col-span-2"
          label={text.owner}
          name="owner"
          value={query.owner}
          options={[ALL, { value: 'none', label: pipelineText.nobody }, ...people]}
          onChange={(owner) => go({ owner })}
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
            key={query.q}
            submitLabel={text.search}
            keyword={{
              name: 'q',
              'aria-label': text.keyword,
              placeholder: text.keywordPlaceholder,
              maxLength: LIMITS.keywordMaxChars,
              defaultValue: query.q,
            }}
            onSearch={(fields) => {
              const q = fields.get('q');
              go({ q: typeof q === 'string' ? q.trim() : '' });
            }}
          />
        </div>
        {isNarrowed(query) && (
          <Link
            to={addressOf({ type: '', status: '', done: '', owner: '', from: '', until: '', q: '' })}
            className={buttonClass({ variant: 'ghost' })}
          >
            <RotateCcw size={16} aria-hidden="true" />
            {text.reset}
          </Link>
        )}
      </div>
    </section>
  );
}
