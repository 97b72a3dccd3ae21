import { CircleCheckBig } from 'lucide-react';
import type { OutputOf } from '#shared/contract/calls.ts';
import { questionText as text } from '#shared/messages/boards/question.ko.ts';
import { paths } from '#shared/paths.ts';
import { NothingHere } from '#web/features/admin/nothing-here.tsx';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';
import { TotalCount } from '#web/features/admin/table/total-count.tsx';
import { PageLinks } from '#web/lib/page/page-links.tsx';
import { ANSWERED_COLUMNS } from './question-columns.tsx';
import type { Queue } from './question-hand-over.tsx';
import { QuestionTabs } from './question-tabs.tsx';

interface AnsweredListProps {
  queue: Queue;
  answered: OutputOf<'/api/v1/questions/answered'>;
  page: number;
}

/** What the dashboard counts as answered. */
export function AnsweredList({ queue, answered: { list, totalCount, size }, page }: AnsweredListProps) {
  return (
    <>
      <QuestionTabs queue={queue} current={paths.adminAnsweredQuestions()} />
      {list.length === 0 ? (
        <NothingHere icon={CircleCheckBig} title={text.noneAnswered} />
      ) : (
        <AdminTable
          toolbar={<TotalCount>{text.answeredCount(totalCount)}</TotalCount>}
          caption={text.answeredCaption}
          columns={ANSWERED_COLUMNS}
          rows={list}
          rowKey={({ documentId }) => documentId}
        />
      )}
      <PageLinks
        page={page}
        pageCount={Math.ceil(totalCount / size)}
        className="mt-3"
        hrefFor={(target) => `${paths.adminAnsweredQuestions()}&page=${target}`}
      />
    </>
  );
}
