import { CircleCheckBig } from 'lucide-react';
import type { InputOf } from '#shared/contract/calls.ts';
import { questionText as text } from '#shared/messages/boards/question.ko.ts';
import { paths } from '#shared/paths.ts';
import { NothingHere } from '#web/features/admin/nothing-here.tsx';
import { NextWaiting } from '#web/features/admin/queue/next-waiting.tsx';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';
import { Link } from '#web/lib/link.tsx';
import { PageLinks } from '#web/lib/page/page-links.tsx';
import { questionColumns } from './question-columns.tsx';
import type { Queue } from './question-hand-over.tsx';
import { QuestionTabs } from './question-tabs.tsx';

/** What the list shows of those that wait. */
export type Show = NonNullable<InputOf<'/api/v1/questions/queue'>['show']>;

const NONE: Record<Show, string> = { all: text.none, overdue: text.noneOverdue, mine: text.noneMine };

/** How many wait of what is shown, on all pages. */
export const countOf = ({ totalCount, overdueCount, mineCount }: Queue, show: Show) =>
  ({ all: totalCount, overdue: overdueCount, mine: mineCount })[show];

interface QuestionQueueProps {
  queue: Queue;
  show: Show;
  openAddress: (documentId: string) => string;
  addressOf: (changes: { page: string }) => string;
}

/** Questions that wait for an answer. After an answer the next one is offered. */
export function QuestionQueue({ queue, show, openAddress, addressOf }: QuestionQueueProps) {
  const { list, totalCount, page, size } = queue;
  const tabs = <QuestionTabs queue={queue} current={addressOf({ page: '1' })} />;
  if (list.length === 0)
    return (
      <>
        {tabs}
        <NothingHere
          icon={CircleCheckBig}
          title={NONE[totalCount === 0 ? 'all' : show]}
          description={
            totalCount > 0 && (
              <Link to={paths.adminQuestions()} className="underline underline-offset-4">
                {text.showAll}
              </Link>
            )
          }
        />
      </>
    );
  return (
    <>
      <NextWaiting rows={list} addressOf={openAddress} label={text.next} />
      <AdminTable
        name="questions"
        toolbar={tabs}
        caption={text.caption}
        columns={questionColumns({ addressOf: openAddress, colleagues: queue.colleagues })}
        rows={list}
        rowKey={({ documentId }) => documentId}
      />
      <PageLinks
        page={page}
        pageCount={Math.ceil(countOf(queue, show) / size)}
        className="mt-3"
        hrefFor={(target) => addressOf({ page: String(target) })}
      />
    </>
  );
}
