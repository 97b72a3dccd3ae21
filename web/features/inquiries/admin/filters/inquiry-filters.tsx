import { useNavigate } from 'react-router';
import { INQUIRY_KINDS } from '#shared/inquiries/inquiry-choices.ts';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { FilterChoices, FilterPanel, FilterPeriod } from '#web/features/admin/filter-panel.tsx';
import type { InquiryQuery } from '../inquiry-query.ts';
import { isNarrowed, NO_FILTERS } from '../inquiry-query.ts';
import { SavedFilters } from './saved-filters.tsx';
import { SortSelect } from './sort-select.tsx';
import { useInquiryList, useInquiryListAddress } from '../use-inquiry-list.ts';
import { optionsOf } from '#web/ui/form/select-options.ts';

const text = inquiryListText.filters;

/** Filters of the inquiry list, kept in the query string. */
export function InquiryFilters() {
  const { query, owners, list } = useInquiryList();
  const addressOf = useInquiryListAddress();
  const navigate = useNavigate();
  const go = (changes: Partial<InquiryQuery>) => void navigate(addressOf(changes), { preventScrollReset: true });
  const people = owners.map(({ id, name }) => ({ value: id, label: name }));

  return (
    <FilterPanel
      names={text}
      value={query.q}
      onSearch={(q) => go({ q })}
      reset={isNarrowed(query) ? addressOf(NO_FILTERS) : null}
      after={<SavedFilters />}
    >
      <FilterChoices
        query={query}
        go={go}
        choices={{
          type: { label: text.type, options: optionsOf(INQUIRY_KINDS) },
          owner: {
            label: text.owner,
            options: [
              { value: 'me', label: inquiryListText.me },
              { value: 'none', label: inquiryListText.nobody },
              ...people,
            ],
          },
          member: { label: inquiryListText.columns.person, options: optionsOf(inquiryListText.senders) },
        }}
      />
      <FilterPeriod query={query} go={go} />
      {list && <SortSelect />}
    </FilterPanel>
  );
}
