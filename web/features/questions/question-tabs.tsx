import { questionText as text } from '#shared/messages/boards/question.ko.ts';
import { paths } from '#shared/paths.ts';
import { renderLink } from '#web/lib/render-link.tsx';
import { TabLinks } from '#web/ui/navigation/tab-links.tsx';
import type { Queue } from './question-hand-over.tsx';

interface QuestionTabsProps {
  queue: Pick<Queue, 'totalCount' | 'overdueCount' | 'mineCount'>;
  /** Address of the list that is shown. */
  current: string;
}

/** Questions that wait, those past their due time, one's own, and those that were answered. */
export function QuestionTabs({ queue, current }: QuestionTabsProps) {
  const tabs = [
    { label: text.all, href: paths.adminQuestions(), count: queue.totalCount },
    { label: text.overdue, href: paths.adminOverdueQuestions(), count: queue.overdueCount },
    { label: text.mine, href: paths.adminMyQuestions(), count: queue.mineCount },
    { label: text.answered, href: paths.adminAnsweredQuestions() },
  ].map((tab) => ({ ...tab, isCurrent: tab.href === current }));
  return <TabLinks size="small" label={text.tabs} tabs={tabs} renderLink={renderLink} />;
}
