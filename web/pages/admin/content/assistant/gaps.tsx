import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import type { GapTab } from '#shared/chat/gap-tabs.ts';
import { GAP_TABS } from '#shared/chat/gap-tabs.ts';
import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { AdminPagination } from '#web/features/admin/admin-pagination.tsx';
import { oneOf, pageOf, readQuery, useAdminQuery } from '#web/features/admin/admin-query.ts';
import { RowList } from '#web/features/admin/table/row-list.tsx';
import { AssistantTabs } from '#web/features/chat/console/assistant-tabs.tsx';
import { GapItem } from '#web/features/chat/console/gaps/gap-item.tsx';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import { renderLink } from '#web/lib/render-link.tsx';
import { paths } from '#shared/paths.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { TabLinks } from '#web/ui/navigation/tab-links.tsx';

const text = chatConsoleText.gaps;
const TABS = Object.keys(GAP_TABS) as GapTab[];
const FIRST = { page: '1', tab: 'todo' };

export async function loader(args: LoaderFunctionArgs) {
  const query = readQuery(args.url.searchParams, FIRST);
  const input = { tab: oneOf(query.tab, TABS) || ('todo' as const), page: pageOf(query.page) };
  const data = await apiFrom(args).post('/api/v1/admin/assistant/gaps', input, { signal: args.request.signal });
  return { ...data, ...input };
}

/** Unanswered questions, grouped by meaning. An FAQ entry can be started from each. */
export function Component() {
  const { list, counts, totalCount, size, page, tab } = useLoaderData<typeof loader>();
  const { addressOf } = useAdminQuery(paths.adminAssistantGaps(), FIRST);
  return (
    <AdminPage title={text.title} description={text.description}>
      <AssistantTabs />
      {/* The row of tabs has room of its own around it. */}
      <div className="-mt-3.5">
        <TabLinks
          size="small"
          label={text.tabsLabel}
          tabs={TABS.map((name) => ({
            label: text.tabs[name],
            href: addressOf({ tab: name }),
            isCurrent: name === tab,
            count: counts[name],
          }))}
          renderLink={renderLink}
        />
      </div>
      {list.length === 0 ? (
        <EmptyState {...text.empty[tab]} />
      ) : (
        <>
          <p role="status" className="mt-3 mb-2 text-sm font-semibold text-ink">
            {text.total(totalCount)}
          </p>
          <RowList>
            <ul className="space-y-2">
              {list.map((gap) => (
                <GapItem key={`${gap.gapId} ${gap.state}`} gap={gap} />
              ))}
            </ul>
          </RowList>
        </>
      )}
      <AdminPagination page={page} totalCount={totalCount} size={size} addressOf={addressOf} />
    </AdminPage>
  );
}
