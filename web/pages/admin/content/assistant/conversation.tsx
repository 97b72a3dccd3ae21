import { ChevronLeft } from 'lucide-react';
import type { LoaderFunctionArgs, Location } from 'react-router';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { pageOf, readQuery, writeQuery } from '#web/features/admin/admin-query.ts';
import type { Step } from '#web/features/admin/table/step-buttons.tsx';
import { StepButtons } from '#web/features/admin/table/step-buttons.tsx';
import { AssistantTabs } from '#web/features/chat/console/assistant-tabs.tsx';
import { ConversationMessage } from '#web/features/chat/console/conversations/conversation-message.tsx';
import {
  conversationFilters,
  FIRST_CONVERSATIONS,
} from '#web/features/chat/console/conversations/conversation-query.ts';
import { MissedColumn, MissedQuestions } from '#web/features/chat/console/conversations/missed-questions.tsx';
import { useApi, useDialog, useToast } from '#web/lib/app-context.tsx';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import { paths } from '#shared/paths.ts';
import { useBusy } from '#web/lib/failures/use-busy.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/lib/link.tsx';

const text = chatConsoleText.conversations;

/** With those before and after it in the list that the address names by its filters, and its place there. */
export async function loader(args: LoaderFunctionArgs) {
  const api = apiFrom(args);
  const options = { signal: args.request.signal };
  const query = readQuery(args.url.searchParams, FIRST_CONVERSATIONS);
  const page = pageOf(query.page);
  const listOf = (wanted: number) =>
    api.post('/api/v1/admin/assistant/conversations', { ...conversationFilters(query), page: wanted }, options);
  const open = args.params.id ?? '';
  const [conversation, { list, totalCount, size }] = await Promise.all([
    api.post('/api/v1/admin/assistant/conversation', { conversationId: open }, options),
    listOf(page),
  ]);
  const at = list.findIndex(({ conversationId }) => conversationId === open);
  const place = (page - 1) * size + at + 1;
  /** `search`: of the page beside this one, if it is there. */
  const beside = async (by: 1 | -1) => {
    const here = list[at + by];
    if (here) return { id: here.conversationId, search: null };
    const there = (await listOf(page + by)).list.at(by === 1 ? 0 : -1);
    const search = writeQuery({ ...query, page: String(page + by) }, FIRST_CONVERSATIONS);
    return there && { id: there.conversationId, search };
  };
  const steps = at >= 0 && {
    place,
    count: totalCount,
    previous: place > 1 ? await beside(-1) : undefined,
    next: place < totalCount ? await beside(1) : undefined,
  };
  return { ...conversation, steps };
}

/** One conversation. Opening it is written to the audit log. */
export function Component() {
  const { conversationId, title, isMember, createdAt, messages, steps } = useLoaderData<typeof loader>();
  const { search, state } = useLocation() as Location<{ led?: Step } | null>;
  const navigate = useNavigate();
  const asker = isMember ? text.member : text.visitor;
  const missed = messages.filter(({ status }) => status === 'unanswered');
  const list = paths.adminAssistantConversations() + search;
  const step = (led: Step) => {
    const to = steps && steps[led];
    if (to) void navigate(paths.adminAssistantConversation(to.id) + (to.search ?? search), { state: { led } });
  };
  return (
    <AdminPage
      title={text.detailTitle}
      description={text.detail}
      action={
        <>
          {steps && <StepButtons place={steps.place} count={steps.count} led={state?.led} onStep={step} />}
          <Link to={list} className={buttonClass({ variant: 'secondary', size: 'small' })}>
            <ChevronLeft size={16} aria-hidden="true" />
            {text.back}
          </Link>
          <DeleteButton conversationId={conversationId} title={title} list={list} />
        </>
      }
    >
      <AssistantTabs />
      <p className="mb-3 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-label text-ink-muted">
        <span>{asker}</span>
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </p>
      {missed.length > 0 && messages.length > 1 && <MissedQuestions missed={missed} />}
      <div className="gap-x-8 min-[1440px]:grid min-[1440px]:grid-cols-[minmax(0,860px)_minmax(328px,1fr)]">
        <ol className="space-y-4">
          {messages.map((message) => (
            <ConversationMessage key={message.messageId} message={message} asker={asker} />
          ))}
        </ol>
        {missed.length > 0 && <MissedColumn missed={missed} />}
      </div>
    </AdminPage>
  );
}

interface DeleteButtonProps {
  conversationId: string;
  title: string;
  /** Address of the list that it leads back to. */
  list: string;
}

function DeleteButton({ conversationId, title, list }: DeleteButtonProps) {
  const api = useApi();
  const dialog = useDialog();
  const toast = useToast();
  const navigate = useNavigate();
  const { isBusy, run } = useBusy();

  const erase = async () => {
    const question = { title: text.remove, messageHtml: text.removeConfirm(title), delete: true, cancel: true };
    if ((await dialog.open(question)) !== 'delete') return;
    await run(async () => {
      await api.post('/api/v1/admin/assistant/conversation-delete', { conversationId });
      toast.success(text.removed);
      await navigate(list);
    });
  };

  return (
    <Button size="small" variant="secondary" className="text-danger" loading={isBusy} onClick={() => void erase()}>
      {text.remove}
    </Button>
  );
}
