import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { AssistantTabs } from '#web/features/chat/console/assistant-tabs.tsx';
import { KeyForm } from '#web/features/chat/console/keys/key-form.tsx';
import { KeyList } from '#web/features/chat/console/keys/key-list.tsx';
import { apiFrom } from '#web/lib/page/loader-context.ts';

const text = chatConsoleText.keys;

export const loader = (args: LoaderFunctionArgs) =>
  apiFrom(args).post('/api/v1/chat/keys/list', undefined, { signal: args.request.signal });

/** API keys for external programs that use the assistant. */
export function Component() {
  const { list } = useLoaderData<typeof loader>();
  return (
    <AdminPage title={text.title} description={text.description}>
      <AssistantTabs />
      <KeyForm keys={list} />
      <KeyList keys={list} />
    </AdminPage>
  );
}
