import { INQUIRY_STATUSES, isUncontacted } from '#shared/inquiries/inquiry-states.ts';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { renderLink } from '#web/lib/render-link.tsx';
import { TabLinks } from '#web/ui/navigation/tab-links.tsx';
import { useInquiryList, useInquiryListAddress } from '../use-inquiry-list.ts';

const ANY_STATE = { status: '', done: '', overdue: '', uncontacted: '' } as const;

/** Tabs with the number of inquiries: all, those not completed, those overdue, and each status. */
export function StatusTabs() {
  const { query, list } = useInquiryList();
  const addressOf = useInquiryListAddress();
  if (list === null) return null;
  const countOf = (status: string) => list.counts.find((row) => row.status === status)?.count ?? 0;
  const all = list.counts.reduce((sum, { count }) => sum + count, 0);
  const uncontacted = INQUIRY_STATUSES.filter(isUncontacted).reduce((sum, status) => sum + countOf(status), 0);
  const isAnyStatus = query.status === '' && query.overdue === '' && query.uncontacted === '';
  const tabs = [
    {
      label: inquiryListText.all,
      href: addressOf(ANY_STATE),
      isCurrent: isAnyStatus && query.done === '',
      count: all,
    },
    {
      label: inquiryListText.notCompleted,
      href: addressOf({ ...ANY_STATE, done: 'N' }),
      isCurrent: isAnyStatus && query.done === 'N',
      count: all - countOf('완료'),
    },
    {
      label: inquiryListText.uncontacted,
      href: addressOf({ ...ANY_STATE, uncontacted: 'Y' }),
      isCurrent: query.uncontacted === 'Y',
      count: uncontacted,
    },
    {
      label: inquiryListText.due.overdue,
      href: addressOf({ ...ANY_STATE, overdue: 'Y' }),
      isCurrent: query.overdue === 'Y',
      count: list.overdueCount,
    },
    ...INQUIRY_STATUSES.map((status) => ({
      label: status,
      href: addressOf({ ...ANY_STATE, status }),
      isCurrent: status === query.status,
      count: countOf(status),
    })),
  ];
  return <TabLinks size="small" label={inquiryListText.filters.status} tabs={tabs} renderLink={renderLink} />;
}
