import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useSearchParams } from 'react-router';
import { chatConsoleText } from '#shared/messages/admin/chat-console.ko.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { AssistantTabs } from '#web/features/chat/console/assistant-tabs.tsx';
import { PinForm } from '#web/features/chat/console/pins/pin-form.tsx';
import { PinList } from '#web/features/chat/console/pins/pin-list.tsx';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import { paths } from '#shared/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/lib/link.tsx';

const text = chatConsoleText.pins;

export const loader = (args: LoaderFunctionArgs) =>
  apiFrom(args).post('/api/v1/admin/assistant/pins', undefined, { signal: args.request.signal });

/** Pinned answers; `?pin=<id>` edits one, `?pin=new` creates one. */
export function Component() {
  const { list } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const opened = search.get('pin');
  const pin = list.find(({ pinId }) => pinId === opened) ?? null;
  const isForm = pin !== null || opened === 'new';
  return (
    <AdminPage
      title={text.title}
      description={text.description}
      action={
        !isForm && (
          <Link to={`${paths.adminAssistantPins()}?pin=new`} className={buttonClass({ size: 'small' })}>
            {text.add}
          </Link>
        )
      }
    >
      <AssistantTabs />
      {isForm ? <PinForm key={opened} pin={pin} /> : <PinList pins={list} />}
    </AdminPage>
  );
}
