import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { AssistantTabs } from '#web/features/chat/console/assistant-tabs.tsx';
import { CountSection } from '#web/features/chat/console/overview/count-section.tsx';
import { EngineSection } from '#web/features/chat/console/overview/engine-section.tsx';
import { SwitchSection } from '#web/features/chat/console/overview/switch-section.tsx';
import { apiFrom } from '#web/lib/page/loader-context.ts';

const text = chatConsoleText.overview;

export const loader = (args: LoaderFunctionArgs) =>
  apiFrom(args).post('/api/v1/admin/assistant/overview', undefined, { signal: args.request.signal });

/** State, provider and statistics of the assistant. */
export function Component() {
  const { isOn, provider, counts, testQuestion } = useLoaderData<typeof loader>();
  return (
    <AdminPage title={text.title} description={text.description}>
      <AssistantTabs />
      <SwitchSection isOn={isOn} />
      <CountSection counts={counts} />
      <EngineSection provider={provider} testQuestion={testQuestion} />
    </AdminPage>
  );
}
