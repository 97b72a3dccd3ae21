import { Megaphone } from 'lucide-react';
import { useRef } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { popupText as text } from '#shared/messages/admin/content/popup.ko.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { moveBetweenRows, useDownIntoRows, useFocusRow } from '#web/features/admin/table/row-keys.ts';
import { PopupGroup } from '#web/features/popups/admin/popup-group.tsx';
import { useOriginState, useSaved } from '#web/lib/page/origin.ts';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import { paths } from '#shared/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { NothingHere } from '#web/features/admin/nothing-here.tsx';
import { Link } from '#web/lib/link.tsx';

export const loader = (args: LoaderFunctionArgs) =>
  apiFrom(args).post('/api/v1/admin/popups', undefined, { signal: args.request.signal });

/** Popups of the landing page: current, coming and past. */
export function Component() {
  const { list, shownAtMost } = useLoaderData<typeof loader>();
  const lists = useRef<HTMLDivElement>(null);
  useDownIntoRows(lists);
  useFocusRow(useSaved());
  return (
    <AdminPage
      title={text.title}
      description={text.description}
      action={
        <Link to={paths.boardRegister('notice')} state={useOriginState()} className={buttonClass({ size: 'small' })}>
          {text.register}
        </Link>
      }
    >
      {list.length === 0 && <NothingHere icon={Megaphone} title={text.empty} />}
      <div ref={lists} onKeyDown={moveBetweenRows} className="contents">
        {(['running', 'coming', 'ended'] as const).map((state) => (
          <PopupGroup
            key={state}
            state={state}
            popups={list.filter((popup) => popup.state === state)}
            shownAtMost={shownAtMost}
          />
        ))}
      </div>
    </AdminPage>
  );
}
