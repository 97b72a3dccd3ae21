import { INQUIRY_STATUSES } from '#shared/inquiries/inquiries.ts';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { renderLink } from '#web/lib/render-link.tsx';
import { TabLinks } from '#web/ui/navigation/tab-links.tsx';
import { useInquiryList, useInquiryListAddress } from '../use-inquiry-list.ts';

/** Status tabs with the number of inquiries: all, those not completed, and each status. */
export function StatusTabs() {
  const { query, list } = useInquiryList();
  const addressOf = useInquiryListAddress();
  if (list === null) return null;
  const countOf = (status: string) => list.counts.find((row) => row.status === status)?.count ?? 0;
  const all = list.counts.reduce((sum, { count }) => sum + count, 0);
  const tabs = [
    {
      label: inquiryListText.all,
      href: addressOf({ status: '', done: '' }),
      isCurrent: query.status === '' && query.done === '',
      count: all,
    },
    {
      label: inquiryListText.notCompleted,
      href: addressOf({ status: '', done: 'N' }),
      isCurrent: query.status === '' && query.done === 'N',
      count: all - countOf('완료'),
    },
    ...INQUIRY_STATUSES.map((status) => ({
      label: status,
      href: addressOf({ status, done: '' }),
      isCurrent: status === query.status,
      count: countOf(status),
    })),
  ];
  return <TabLinks size="small" label={inquiryListText.filters.status} tabs={tabs} renderLink={renderLink} />;
}
