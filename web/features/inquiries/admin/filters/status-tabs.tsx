import { INQUIRY_STATUSES } from '#shared/inquiries/inquiries.ts';
import { inquiryListText } from '#shared/messages/site/inquiry-list.ko.ts';
import { renderLink } from '#web/lib/render-link.tsx';
import { TabLinks } from '#web/ui/navigation/tab-links.tsx';
import { useInquiryList, useInquiryListAddress } from '../use-inquiry-list.ts';

/** Status tabs with the number of inquiries. */
export function StatusTabs() {
  const { query, list } = useInquiryList();
  const addressOf = useInquiryListAddress();
  if (list === null) return null;
  const all = list.counts.reduce((sum, { count }) => sum + count, 0);
  const countOf = (status: string) => list.counts.find((row) => row.status === status)?.count ?? 0;
  const tabs = (['', ...INQUIRY_STATUSES] as const).map((status) => ({
    label: status === '' ? inquiryListText.all : status,
    href: addressOf({ status }),
    isCurrent: status === query.status,
    count: status === '' ? all : countOf(status),
  }));
  return <TabLinks label={inquiryListText.filters.status} tabs={tabs} renderLink={renderLink} />;
}
