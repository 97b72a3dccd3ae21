import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { adminText as text } from '#shared/messages/admin/admin.ko.ts';
import { canByRole } from '#shared/role-permissions.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { DownloadsPanel } from '#web/features/admin/dashboard/downloads-panel.tsx';
import { SearchesPanel } from '#web/features/admin/dashboard/searches-panel.tsx';
import { VisitsPanel } from '#web/features/admin/dashboard/visits-panel.tsx';
import { FirstStepsPanel } from '#web/features/admin/dashboard/first-steps-panel.tsx';
import { InquiriesPanel } from '#web/features/admin/dashboard/inquiries-panel.tsx';
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
  const { firstSteps, concerns, todo, ...panels } = useLoaderData<typeof loader>();
  const { inquiries, visits, questions, assistant, searches, downloads, system } = panels;
  const roles = useAppState((state) => state.roles);
  const mayWrite = canByRole.manageContents({ id: '', roles });
  return (
    <AdminPage title={text.entries.home.label} description={text.description} action={mayWrite && <ContentWriteMenu />}>
      {concerns && <ConcernList concerns={concerns} isFolded />}
      <TodoPanel todo={todo} />
      {firstSteps && <FirstStepsPanel steps={firstSteps} todo={todo} concerns={concerns} />}
      {/* In pairs of about the same height; one that is left over has the line for itself. */}
      <div className="mt-6 grid gap-5 xl:grid-cols-2 xl:[&>:last-child:nth-child(odd)]:col-span-2">
        {inquiries && <InquiriesPanel inquiries={inquiries} />}
        {visits && <VisitsPanel visits={visits} />}
        {questions && <QuestionsPanel questions={questions} />}
        {assistant && <AssistantPanel assistant={assistant} />}
        {searches && <SearchesPanel searches={searches} />}
        {system && <SystemPanel system={system} />}
        {downloads && <DownloadsPanel downloads={downloads} />}
      </div>
    </AdminPage>
  );
}
