import { ChevronLeft } from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useNavigate } from 'react-router';
import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { AssistantTabs } from '#web/features/chat/console/assistant-tabs.tsx';
import { ConversationMessage } from '#web/features/chat/console/conversations/conversation-message.tsx';
import { MissedQuestions } from '#web/features/chat/console/conversations/missed-questions.tsx';
import { useApi, useDialog, useToast } from '#web/lib/app-context.tsx';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import { paths } from '#shared/paths.ts';
import { useBusy } from '#web/lib/failures/use-busy.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/lib/link.tsx';

const text = chatConsoleText.conversations;

export const loader = (args: LoaderFunctionArgs) =>
  apiFrom(args).post(
    '/api/v1/admin/assistant/conversation',
    { conversationId: args.params.id ?? '' },
    { signal: args.request.signal },
  );

/** One conversation. Opening it is written to the audit log. */
export function Component() {
  const { conversationId, title, isMember, createdAt, messages } = useLoaderData<typeof loader>();
  const asker = isMember ? text.member : text.visitor;
  return (
    <AdminPage
      title={text.detailTitle}
      description={text.detail}
      action={
        <>
          <DeleteButton conversationId={conversationId} title={title} />
          <Link
            to={paths.adminAssistantConversations()}
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            <ChevronLeft size={16} aria-hidden="true" />
            {text.back}
          </Link>
        </>
      }
    >
      <AssistantTabs />
      <p className="mb-3 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-label text-ink-muted">
        <span>{asker}</span>
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </p>
      <MissedQuestions messages={messages} />
      <ol className="space-y-4">
        {messages.map((message) => (
          <ConversationMessage key={message.messageId} message={message} asker={asker} />
        ))}
      </ol>
    </AdminPage>
  );
}

function DeleteButton({ conversationId, title }: { conversationId: string; title: string }) {
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
      await navigate(paths.adminAssistantConversations());
    });
  };

  return (
    <Button size="small" variant="secondary" className="text-danger" loading={isBusy} onClick={() => void erase()}>
      {text.remove}
    </Button>
  );
}
