import { CircleCheckBig } from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { questionText as text } from '#shared/messages/boards/question.ko.ts';
import { paths } from '#shared/paths.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { pageOf, useAdminQuery } from '#web/features/admin/admin-query.ts';
import { NothingHere } from '#web/features/admin/nothing-here.tsx';
import { NoticeSwitch } from '#web/features/admin/notice-switch.tsx';
import { QueueSteps } from '#web/features/admin/queue/queue-steps.tsx';
import { useFocusLeftRow } from '#web/features/admin/queue/use-focus-left-row.ts';
import { ToAnswer } from '#web/features/answer-templates/to-answer.tsx';
import {
  AnswerTemplatesButton,
  AskedAnswerTemplates,
} from '#web/features/answer-templates/answer-template-manager.tsx';
import { replyPageOf } from '#web/features/replies/reply-page.ts';
import { AnsweredList } from '#web/features/questions/answered-list.tsx';
import type { OpenQuestion } from '#web/features/questions/question-desk.tsx';
import { ANSWER_ID, QuestionDesk } from '#web/features/questions/question-desk.tsx';
import type { Show } from '#web/features/questions/question-queue.tsx';
import { countOf, QuestionQueue } from '#web/features/questions/question-queue.tsx';
import { ApiError } from '#web/lib/api/api-error.ts';
import { apiFrom } from '#web/lib/page/loader-context.ts';

const FIRST = { page: '1', overdue: '', mine: '' };

const showOf = (params: URLSearchParams): Show =>
  params.get('overdue') === 'Y' ? 'overdue' : params.get('mine') === 'Y' ? 'mine' : 'all';

const OPEN_ADDRESS = {
  all: paths.adminQuestions,
  overdue: paths.adminOverdueQuestions,
  mine: paths.adminMyQuestions,
};

/** `open` is null without a question in the URL, and `gone` where it does not wait any more. */
export async function loader(args: LoaderFunctionArgs) {
  const api = apiFrom(args);
  const options = { signal: args.request.signal };
  const { searchParams } = args.url;
  const documentId = searchParams.get('open') ?? '';
  const page = pageOf(searchParams.get('page') ?? '');
  const show = showOf(searchParams);
  const isAnswered = searchParams.get('answered') === 'Y';
  const place = documentId === '' ? { page: isAnswered ? 1 : page } : { around: documentId };
  const [queue, open, answered] = await Promise.all([
    api.post('/api/v1/questions/queue', { show, ...place }, options),
    documentId === '' ? null : loadOpen(args, documentId),
    isAnswered ? api.post('/api/v1/questions/answered', { page }, options) : null,
  ]);
  return { queue, open, answered, documentId, page, show };
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
  const { queue, open, answered, documentId, page, show } = useLoaderData<typeof loader>();
  useFocusLeftRow(documentId);
  const { addressOf } = useAdminQuery(paths.adminQuestions(), FIRST);
  const openAddress = OPEN_ADDRESS[show];
  const listAddress = addressOf({ page: String(queue.page) });
  if (open === null)
    return (
      <AdminPage
        fills
        title={text.title}
        description={answered ? text.answeredDescription : text.description}
        action={
          <>
            <NoticeSwitch call="/api/v1/questions/notice-setting" text={text.notice} />
            <AnswerTemplatesButton of="questions" />
          </>
        }
      >
        {answered ? (
          <AnsweredList queue={queue} answered={answered} page={page} />
        ) : (
          <QuestionQueue queue={queue} show={show} openAddress={openAddress} addressOf={addressOf} />
        )}
        <AskedAnswerTemplates of="questions" list={paths.adminQuestions()} />
      </AdminPage>
    );
  const at = queue.list.findIndex((question) => question.documentId === documentId);
  const [row, next] = at < 0 ? [] : queue.list.slice(at);
  return (
    <AdminPage
      title={text.title}
      description={text.description}
      action={
        <>
          {open !== 'gone' && (
            <ToAnswer key={documentId} label={text.desk.toField} field={`#${ANSWER_ID} [contenteditable]`} />
          )}
          <QueueSteps
            ids={queue.list.map((question) => question.documentId)}
            isWhole={countOf(queue, show) <= queue.list.length}
            open={documentId}
            addressOf={openAddress}
            listAddress={listAddress}
          />
        </>
      }
    >
      {open === 'gone' ? (
        <NothingHere icon={CircleCheckBig} title={text.desk.gone} description={text.desk.goneHint} />
      ) : (
        <QuestionDesk
          key={documentId}
          open={open}
          row={row}
          colleagues={queue.colleagues}
          listAddress={listAddress}
          next={next?.documentId}
        />
      )}
    </AdminPage>
  );
}
