import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { chatConsoleText } from '#shared/messages/admin/chat-console.ko.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { AdminPagination } from '#web/features/admin/admin-pagination.tsx';
import { pageOf, readQuery, useAdminQuery } from '#web/features/admin/admin-query.ts';
import { AssistantTabs } from '#web/features/chat/console/assistant-tabs.tsx';
import { ConversationFilters } from '#web/features/chat/console/conversations/conversation-filters.tsx';
import { ConversationList } from '#web/features/chat/console/conversations/conversation-list.tsx';
import {
  conversationFilters,
  FIRST_CONVERSATIONS,
} from '#web/features/chat/console/conversations/conversation-query.ts';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import { paths } from '#shared/paths.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';

const text = chatConsoleText.conversations;

export async function loader(args: LoaderFunctionArgs) {
  const query = readQuery(args.url.searchParams, FIRST_CONVERSATIONS);
  const page = pageOf(query.page);
  const input = { ...conversationFilters(query), page };
  const { signal } = args.request;
  return { ...(await apiFrom(args).post('/api/v1/admin/assistant/conversations', input, { signal })), page };
}

/** List of assistant conversations, newest first. */
export function Component() {
  const { list, totalCount, size, page } = useLoaderData<typeof loader>();
  const { addressOf, isNarrowed } = useAdminQuery(paths.adminAssistantConversations(), FIRST_CONVERSATIONS);
  return (
    <AdminPage title={text.title} description={text.description}>
      <AssistantTabs />
      <ConversationFilters />
      <p role="status" className="mt-6 mb-3 text-label font-semibold text-ink">
        {text.total(totalCount)}
      </p>
      {list.length === 0 ? (
        <EmptyState title={isNarrowed ? text.emptyFiltered : text.empty} />
      ) : (
        <ConversationList rows={list} />
      )}
      <AdminPagination page={page} totalCount={totalCount} size={size} addressOf={addressOf} />
    </AdminPage>
  );
}
