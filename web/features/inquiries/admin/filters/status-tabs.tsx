import { CONTRACT_STATUSES } from '#shared/inquiries/inquiries.ts';
import { pipelineText } from '#shared/messages/site/inquiry-list.ko.ts';
import { renderLink } from '#web/lib/render-link.tsx';
import { TabLinks } from '#web/ui/navigation/tab-links.tsx';
import { usePipeline, usePipelineAddress } from '../use-inquiry-list.ts';

/** The steps of the work, each with how many wait there. */
export function StatusTabs() {
  const { query, list } = usePipeline();
  const addressOf = usePipelineAddress();
  if (list === null) return null;
  const all = list.counts.reduce((sum, { count }) => sum + count, 0);
  const countOf = (status: string) => list.counts.find((row) => row.status === status)?.count ?? 0;
  const tabs = (['', ...CONTRACT_STATUSES] as const).map((status) => ({
    label: status === '' ? pipelineText.all : status,
    href: addressOf({ status }),
    isCurrent: status === query.status,
    count: status === '' ? all : countOf(status),
  }));
  return <TabLinks label={pipelineText.filters.status} tabs={tabs} renderLink={renderLink} />;
}
