import { useNavigate } from 'react-router';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import type { InquiryQuery } from '../inquiry-query.ts';
import { useInquiryList, useInquiryListAddress } from '../use-inquiry-list.ts';
import { FilterSelect } from '#web/ui/form/filter-select.tsx';
import { optionsOf } from '#web/ui/form/select-options.ts';

const ORDERS = optionsOf(inquiryListText.orders);

/** Sort select for phones, which show no column headers. */
export function SortSelect() {
  const { query } = useInquiryList();
  const addressOf = useInquiryListAddress();
  const navigate = useNavigate();
  const choose = (value: string) => {
    const [sort, dir] = value.split(' ') as [InquiryQuery['sort'], InquiryQuery['dir']];
    void navigate(addressOf({ sort, dir }), { preventScrollReset: true });
  };
  return (
    <FilterSelect
      className="col-span-2 md:hidden"
      hideLabel
      size="small"
      label={inquiryListText.order}
      name="order"
      value={`${query.sort} ${query.dir}`}
      options={ORDERS}
      onChange={choose}
    />
  );
}
