import { useNavigate } from 'react-router';
import { INQUIRY_KINDS } from '#shared/inquiries/inquiries.ts';
import { inquiryListText } from '#shared/messages/site/inquiry-list.ko.ts';
import { FilterPanel, FilterPeriod } from '#web/features/admin/filter-panel.tsx';
import type { InquiryQuery } from '../inquiry-query.ts';
import { isNarrowed } from '../inquiry-query.ts';
import { useInquiryList, useInquiryListAddress } from '../use-inquiry-list.ts';
import { FilterSelect } from '#web/ui/form/filter-select.tsx';
import { optionsOf } from '#web/ui/form/options-of.ts';

const text = inquiryListText.filters;
const NOTHING_NARROWED = { type: '', status: '', done: '', owner: '', from: '', until: '', q: '' } as const;
const ALL = { value: '', label: inquiryListText.all };

/** Filters of the inquiry list, kept in the query string. */
export function FilterBar() {
  const { query, owners } = useInquiryList();
  const addressOf = useInquiryListAddress();
  const navigate = useNavigate();
  const go = (changes: Partial<InquiryQuery>) => void navigate(addressOf(changes), { preventScrollReset: true });
  const people = owners.map(({ id, name }) => ({ value: id, label: name }));

  return (
    <FilterPanel
      label={text.label}
      search={{
        name: 'q',
        label: text.keyword,
        placeholder: text.keywordPlaceholder,
        submitLabel: text.search,
        value: query.q,
      }}
      onSearch={(q) => go({ q })}
      reset={isNarrowed(query) ? { label: text.reset, to: addressOf(NOTHING_NARROWED) } : null}
    >
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-5">
        <FilterSelect
          label={text.type}
          name="type"
          value={query.type}
          options={[ALL, ...optionsOf(INQUIRY_KINDS)]}
          onChange={(type) => go({ type: type as InquiryQuery['type'] })}
        />
        <FilterSelect
          label={text.complete}
          name="done"
          value={query.done}
          options={[ALL, ...optionsOf(text.completeOptions)]}
          onChange={(done) => go({ done: done as InquiryQuery['done'] })}
        />
        <FilterSelect
          className="max-md:col-span-2"
          label={text.owner}
          name="owner"
          value={query.owner}
          options={[ALL, { value: 'none', label: inquiryListText.nobody }, ...people]}
          onChange={(owner) => go({ owner })}
        />
        <FilterPeriod text={text} query={query} go={go} />
      </div>
    </FilterPanel>
  );
}
