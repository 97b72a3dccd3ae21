import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { AdminPagination } from '#web/features/admin/admin-pagination.tsx';
import { pageOf, readQuery, useAdminQuery } from '#web/features/admin/admin-query.ts';
import { AssistantTabs } from '#web/features/chat/console/assistant-tabs.tsx';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';
import { TotalCount } from '#web/features/admin/table/total-count.tsx';
import { CONVERSATION_COLUMNS } from '#web/features/chat/console/conversations/conversation-columns.tsx';
import { ConversationFilters } from '#web/features/chat/console/conversations/conversation-filters.tsx';
import {
  conversationFilters,
  FIRST_CONVERSATIONS,
} from '#web/features/chat/console/conversations/conversation-query.ts';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import { paths } from '#shared/paths.ts';
import { NoHits } from '#web/features/admin/table/no-hits.tsx';
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
  const { list, totalCount, questionCount, size, page } = useLoaderData<typeof loader>();
  const { addressOf, isNarrowed } = useAdminQuery(paths.adminAssistantConversations(), FIRST_CONVERSATIONS);
  return (
    <AdminPage fills title={text.title} description={text.description}>
      <AssistantTabs />
      <ConversationFilters />
      {list.length === 0 && isNarrowed && <NoHits title={text.emptyFiltered} reset={addressOf(FIRST_CONVERSATIONS)} />}
      {list.length === 0 && !isNarrowed && <EmptyState title={text.empty} />}
      {list.length > 0 && (
        <AdminTable
          name="conversations"
          toolbar={<TotalCount>{(isNarrowed ? text.totalNarrowed : text.total)(totalCount, questionCount)}</TotalCount>}
          caption={text.list}
          columns={CONVERSATION_COLUMNS}
          rows={list}
          rowKey={({ conversationId }) => conversationId}
        />
      )}
      <AdminPagination page={page} totalCount={totalCount} size={size} addressOf={addressOf} />
    </AdminPage>
  );
}
