import { PowerOff } from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { AssistantTabs } from '#web/features/chat/console/assistant-tabs.tsx';
import { CountSection } from '#web/features/chat/console/overview/count-section.tsx';
import { EngineSection } from '#web/features/chat/console/overview/engine-section.tsx';
import { FirstSection } from '#web/features/chat/console/overview/first-section.tsx';
import { SwitchSection } from '#web/features/chat/console/overview/switch-section.tsx';
import { apiFrom } from '#web/lib/page/loader-context.ts';

const text = chatConsoleText.overview;

export async function loader(args: LoaderFunctionArgs) {
  const api = apiFrom(args);
  const options = { signal: args.request.signal };
  const [overview, gaps] = await Promise.all([
    api.post('/api/v1/admin/assistant/overview', undefined, options),
    api.post('/api/v1/admin/assistant/gaps', { tab: 'todo' }, options),
  ]);
  return { ...overview, gaps };
}

/** What needs work first, then how the assistant does, then its engine and switch. */
export function Component() {
  const { isOn, provider, counts, testQuestion, gaps } = useLoaderData<typeof loader>();
  const isNew = counts.questions === 0;
  return (
    <AdminPage
      narrow
      title={text.title}
      description={text.description}
      aside={
        <div className="grid gap-x-6 gap-y-8 max-3xl:mt-8 xl:max-3xl:grid-cols-2 xl:max-3xl:items-start">
          <EngineSection provider={provider} testQuestion={testQuestion} />
          <SwitchSection isOn={isOn} />
        </div>
      }
    >
      <AssistantTabs />
      {!isOn && (
        <p className="mb-4 flex items-center gap-2 rounded-control bg-warning-soft px-3.5 py-2.5 text-sm text-warning">
          <PowerOff size={16} aria-hidden="true" className="shrink-0" />
          {text.isOff}
        </p>
      )}
      <FirstSection gaps={gaps} isNew={isNew} />
      {!isNew && <CountSection counts={counts} />}
    </AdminPage>
  );
}
