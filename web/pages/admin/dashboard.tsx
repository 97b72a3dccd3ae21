import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { adminText as text } from '#shared/messages/admin/admin.ko.ts';
import { canByRole } from '#shared/role-permissions.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import type { Dashboard } from '#web/features/admin/dashboard/dashboard.ts';
import { DownloadsPanel } from '#web/features/admin/dashboard/downloads-panel.tsx';
import { SearchesPanel } from '#web/features/admin/dashboard/searches-panel.tsx';
import { VisitsPanel } from '#web/features/admin/dashboard/visits-panel.tsx';
import { FirstStepsPanel } from '#web/features/admin/dashboard/first-steps-panel.tsx';
import { InquiriesPanel } from '#web/features/admin/dashboard/inquiries-panel.tsx';
import type { PlacedPanel } from '#web/features/admin/dashboard/panel-columns.tsx';
import { PanelColumns } from '#web/features/admin/dashboard/panel-columns.tsx';
import { QuestionsPanel } from '#web/features/admin/dashboard/questions-panel.tsx';
import { AssistantPanel } from '#web/features/admin/dashboard/assistant-panel.tsx';
import { SystemPanel } from '#web/features/admin/dashboard/system-panel.tsx';
import { TodoPanel } from '#web/features/admin/dashboard/todo-panel.tsx';
import { ConcernList } from '#web/features/admin/health/concern-list.tsx';
import { ContentWriteMenu } from '#web/features/admin/contents/content-write-menu.tsx';
import { useAppState } from '#web/lib/app-context.tsx';
import { apiFrom } from '#web/lib/page/loader-context.ts';

export const loader = (args: LoaderFunctionArgs) =>
  apiFrom(args).post('/api/v1/admin/dashboard', undefined, { signal: args.request.signal });

/** Open tasks and statistics. The server sends each role only its own parts. */
export function Component() {
  const dashboard = useLoaderData<typeof loader>();
  const { firstSteps, concerns, todo, visits } = dashboard;
  const roles = useAppState((state) => state.roles);
  const mayWrite = canByRole.manageContents({ id: '', roles });
  return (
    <AdminPage title={text.entries.home.label} description={text.description} action={mayWrite && <ContentWriteMenu />}>
      {concerns && <ConcernList concerns={concerns} isFolded />}
      <TodoPanel todo={todo} />
      {firstSteps && <FirstStepsPanel steps={firstSteps} todo={todo} concerns={concerns} />}
      <div className="mt-6 grid gap-5 xl:grid-cols-2 [&>:only-child]:col-span-full">
        <PanelColumns panels={panelsOf(dashboard)} />
        {visits && <VisitsPanel visits={visits} />}
      </div>
    </AdminPage>
  );
}

const ROW_PX = 43;

/** What the role may see, in the order of one column. */
function panelsOf({ inquiries, questions, searches, assistant, downloads, system }: Dashboard): PlacedPanel[] {
  const panels: (PlacedPanel | null)[] = [
    inquiries && {
      name: 'inquiries',
      height: 480 + ROW_PX * inquiries.waiting.length,
      panel: <InquiriesPanel inquiries={inquiries} />,
    },
    questions && {
      name: 'questions',
      height: 140 + ROW_PX * questions.waiting.length,
      panel: <QuestionsPanel questions={questions} />,
    },
    searches && {
      name: 'searches',
      height: 100 + ROW_PX * Math.max(searches.popular.length, searches.missed.length),
      panel: <SearchesPanel searches={searches} />,
    },
    assistant && {
      name: 'assistant',
      height: 220 + ROW_PX * assistant.gaps.length,
      panel: <AssistantPanel assistant={assistant} />,
    },
    downloads && {
      name: 'downloads',
      height: 65 + ROW_PX * downloads.length,
      panel: <DownloadsPanel downloads={downloads} />,
    },
    system && {
      name: 'system',
      height: 230 + ROW_PX * system.storage.length,
      panel: <SystemPanel system={system} />,
    },
  ];
  return panels.filter((panel) => panel !== null);
}
