import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { AssistantTabs } from '#web/features/chat/console/assistant-tabs.tsx';
import { PinForm } from '#web/features/chat/console/pins/pin-form.tsx';
import { PinList } from '#web/features/chat/console/pins/pin-list.tsx';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import { paths } from '#shared/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/lib/link.tsx';

const text = chatConsoleText.pins;

export async function loader(args: LoaderFunctionArgs) {
  const api = apiFrom(args);
  const options = { signal: args.request.signal };
  const { list } = await api.post('/api/v1/admin/assistant/pins', undefined, options);
  const opened = args.url.searchParams.get('pin');
  const pin = list.find(({ pinId }) => pinId === opened) ?? null;
  if (pin === null && opened !== 'new') return { list, form: null };
  const start = await api.post('/api/v1/admin/assistant/pin-convert', { markdown: pin?.answer ?? '' }, options);
  return { list, form: { pin, question: args.url.searchParams.get('question') ?? '', start } };
}

/** Pinned answers; `?pin=<id>` edits one, `?pin=new` creates one, for `question=`. */
export function Component() {
  const { list, form } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      narrow={form !== null}
      title={form === null ? text.title : form.pin ? text.form.editTitle : text.form.addTitle}
      description={text.description}
      action={
        form === null && (
          <Link to={`${paths.adminAssistantPins()}?pin=new`} className={buttonClass({ size: 'small' })}>
            {text.add}
          </Link>
        )
      }
    >
      <AssistantTabs />
      {form ? <PinForm key={form.pin?.pinId} {...form} /> : <PinList pins={list} />}
    </AdminPage>
  );
}
