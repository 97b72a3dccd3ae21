import { ChevronDown, ChevronLeft, ChevronUp, CircleCheckBig } from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { questionText as text } from '#shared/messages/boards/question.ko.ts';
import { paths } from '#shared/paths.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { NoticeSwitch } from '#web/features/admin/notice-switch.tsx';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';
import { replyPageOf } from '#web/features/replies/reply-page.ts';
import type { Queue, Question } from '#web/features/questions/question-hand-over.tsx';
import { assigneeColumn, QUESTION_COLUMNS } from '#web/features/questions/question-columns.tsx';
import type { OpenQuestion } from '#web/features/questions/question-desk.tsx';
import { QuestionDesk } from '#web/features/questions/question-desk.tsx';
import { ApiError } from '#web/lib/api/api-error.ts';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { NothingHere } from '#web/features/admin/nothing-here.tsx';
import { labels } from '#web/ui/labels.ts';
import { TabLinks } from '#web/ui/navigation/tab-links.tsx';
import { Link } from '#web/lib/link.tsx';
import { renderLink } from '#web/lib/render-link.tsx';

/** `open` is null without a question in the URL, and `gone` where it does not wait any more. */
export async function loader(args: LoaderFunctionArgs) {
  const api = apiFrom(args);
  const options = { signal: args.request.signal };
  const documentId = args.url.searchParams.get('open') ?? '';
  const [queue, open] = await Promise.all([
    api.post('/api/v1/questions/queue', undefined, options),
    documentId === '' ? null : loadOpen(args, documentId),
  ]);
  return { queue, open, documentId, isOverdueOnly: args.url.searchParams.get('overdue') === 'Y' };
}

async function loadOpen(args: LoaderFunctionArgs, documentId: string): Promise<OpenQuestion | 'gone'> {
  const api = apiFrom(args);
  const options = { signal: args.request.signal };
  try {
    const [sources, document, replies] = await Promise.all([
      api.post('/api/v1/questions/sources', { documentId }, options),
      api.post('/api/v1/board/detail', { documentId }, options),
      api.post('/api/v1/board/replyList', { documentId, page: replyPageOf(args.url.searchParams) }, options),
    ]);
    return { sources, document, replies };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'CM04') return 'gone';
    throw error;
  }
}

export function Component() {
  const { queue, open, documentId, isOverdueOnly } = useLoaderData<typeof loader>();
  if (open === null) return <QueuePage {...queue} isOverdueOnly={isOverdueOnly} />;
  const at = queue.list.findIndex((question) => question.documentId === documentId);
  return (
    <AdminPage title={text.title} description={text.description} action={<Steps list={queue.list} at={at} />}>
      {open === 'gone' ? (
        <NothingHere icon={CircleCheckBig} title={text.desk.gone} description={text.desk.goneHint} />
      ) : (
        <QuestionDesk key={documentId} open={open} row={queue.list[at]} colleagues={queue.colleagues} />
      )}
    </AdminPage>
  );
}

/** Questions that wait for an answer, the one due first on top. */
function QueuePage({ list, colleagues, isOverdueOnly, ...counts }: Queue & { isOverdueOnly: boolean }) {
  const rows = isOverdueOnly ? list.filter(({ isOverdue }) => isOverdue) : list;
  const tabs = [
    { label: text.all, href: paths.adminQuestions(), isCurrent: !isOverdueOnly, count: counts.totalCount },
    { label: text.overdue, href: paths.adminOverdueQuestions(), isCurrent: isOverdueOnly, count: counts.overdueCount },
  ];
  return (
    <AdminPage
      fills
      title={text.title}
      description={text.description}
      action={<NoticeSwitch call="/api/v1/questions/notice-setting" text={text.notice} />}
    >
      {rows.length === 0 ? (
        <NothingHere
          icon={CircleCheckBig}
          title={list.length === 0 ? text.none : text.noneOverdue}
          description={
            list.length > 0 && (
              <Link to={paths.adminQuestions()} className="underline underline-offset-4">
                {text.showAll}
              </Link>
            )
          }
        />
      ) : (
        <AdminTable
          name="questions"
          toolbar={<TabLinks size="small" label={text.tabs} tabs={tabs} renderLink={renderLink} />}
          caption={text.caption}
          columns={[...QUESTION_COLUMNS, assigneeColumn(colleagues)]}
          rows={rows}
          rowKey={({ documentId }) => documentId}
        />
      )}
    </AdminPage>
  );
}

/** To the list, and to the questions before and after this one. */
function Steps({ list, at }: { list: readonly Question[]; at: number }) {
  const step = (label: string, question: Question | undefined, Icon: typeof ChevronUp) =>
    question && (
      <Link
        to={paths.adminQuestions(question.documentId)}
        aria-label={label}
        className={buttonClass({ variant: 'ghost', size: 'small' })}
      >
        <Icon size={18} aria-hidden="true" />
      </Link>
    );
  return (
    <div className="flex items-center gap-1">
      {at >= 0 && step(labels.previous, list[at - 1], ChevronUp)}
      {at >= 0 && step(labels.next, list[at + 1], ChevronDown)}
      <Link to={paths.adminQuestions()} className={buttonClass({ variant: 'secondary', size: 'small' })}>
        <ChevronLeft size={16} aria-hidden="true" />
        {text.desk.toList}
      </Link>
    </div>
  );
}
