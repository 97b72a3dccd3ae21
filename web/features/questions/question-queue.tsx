import { CircleCheckBig } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { InputOf } from '#shared/contract/calls.ts';
import { questionText as text } from '#shared/messages/boards/question.ko.ts';
import { paths } from '#shared/paths.ts';
import { NothingHere } from '#web/features/admin/nothing-here.tsx';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';
import { Link } from '#web/lib/link.tsx';
import { PageLinks } from '#web/lib/page/page-links.tsx';
import { questionColumns } from './question-columns.tsx';
import type { Queue } from './question-hand-over.tsx';
import { QuestionTabs } from './question-tabs.tsx';

/** What the list shows of those that wait. */
export type Show = NonNullable<InputOf<'/api/v1/questions/queue'>['show']>;

const NONE: Record<Show, string> = { all: text.none, overdue: text.noneOverdue, mine: text.noneMine };

interface QuestionQueueProps {
  queue: Queue;
  show: Show;
  openAddress: (documentId: string) => string;
  addressOf: (changes: { page: string }) => string;
}

/** Questions that wait for an answer. After an answer the next one is offered. */
export function QuestionQueue({ queue, show, openAddress, addressOf }: QuestionQueueProps) {
  const { list, totalCount, overdueCount, mineCount, page, size } = queue;
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
      <NextQuestion rows={list} openAddress={openAddress} />
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
        pageCount={Math.ceil({ all: totalCount, overdue: overdueCount, mine: mineCount }[show] / size)}
        className="mt-3"
        hrefFor={(target) => addressOf({ page: String(target) })}
      />
    </>
  );
}

/** What the page of an answer tells the list: the question after the one that was answered. */
export interface Answered {
  next: string | undefined;
}

export const isAnswered = (state: unknown): state is Answered =>
  typeof state === 'object' && state !== null && 'next' in state;

/** Takes the focus, so that Enter leads on. */
function NextQuestion({ rows, openAddress }: Pick<QuestionQueueProps, 'openAddress'> & { rows: Queue['list'] }) {
  const { state }: { state: unknown } = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  const next = isAnswered(state) ? (rows.find(({ documentId }) => documentId === state.next) ?? rows[0]) : undefined;
  useEffect(() => link.current?.focus(), [next?.documentId]);
  if (!next) return null;
  return (
    <p className="mb-2 flex min-w-0 shrink-0 items-center gap-2 rounded-control bg-accent-soft px-3.5 py-2 text-sm text-ink">
      <CircleCheckBig size={16} aria-hidden="true" className="shrink-0 text-accent-ink" />
      <Link
        ref={link}
        to={openAddress(next.documentId)}
        className="min-w-0 truncate rounded-sm font-semibold text-accent-ink hover:underline"
      >
        {text.next(next.title)}
      </Link>
    </p>
  );
}
