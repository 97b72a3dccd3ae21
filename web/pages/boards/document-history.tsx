import { History } from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useParams } from 'react-router';
import { historyText as text } from '#shared/messages/boards/documents/history.ko.ts';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import { useIsDesk } from '#web/lib/page/use-is-desk.ts';
import { paths } from '#shared/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { NothingHere } from '#web/features/admin/nothing-here.tsx';
import { WritingPage } from '#web/features/admin/writing-page.tsx';
import { Link } from '#web/lib/link.tsx';
import { VersionItem } from '#web/features/history/version-item.tsx';
import { useRestoreVersion } from '#web/features/history/use-restore-version.ts';

export async function loader(args: LoaderFunctionArgs) {
  const documentId = args.params.id ?? '';
  const asked = Number(new URL(args.request.url).searchParams.get('from'));
  const from = Number.isSafeInteger(asked) && asked > 0 ? asked : undefined;
  const { signal } = args.request;
  const answer = await apiFrom(args).post('/api/v1/board/versions', { documentId, from }, { signal });
  return { ...answer, isFirst: from === undefined };
}

/** Versions of a document with what each changed; previous ones can be restored. */
export function Component() {
  const { id = '' } = useParams();
  const isDesk = useIsDesk();
  const { boardType, current, list, older, isFirst } = useLoaderData<typeof loader>();
  const versions = isFirst ? [current, ...list] : list;
  const restore = useRestoreVersion(id, paths.boardDetail(boardType, id));
  return (
    <WritingPage
      title={text.title}
      description={text.description(current.title)}
      isDescribed
      narrow
      className="max-w-[860px]"
      action={
        <Link to={paths.boardDetail(boardType, id)} className={buttonClass({ variant: 'secondary', size: 'small' })}>
          {text.back}
        </Link>
      }
    >
      {isDesk && <p className="-mt-1 text-sm text-ink-muted md:hidden">{current.title}</p>}
      {list.length === 0 ? (
        <NothingHere icon={History} title={text.none} />
      ) : (
        <div className="mt-4 border-t border-line">
          {versions.map((version, at) => (
            <VersionItem
              key={version.version}
              boardType={boardType}
              version={version}
              before={versions[at + 1]}
              isCurrent={version === current}
              onRestore={() => void restore(version.version)}
            />
          ))}
        </div>
      )}
      {older !== null && (
        <Link to={paths.boardHistory(id, older)} className={cx(buttonClass({ variant: 'secondary' }), 'mt-6')}>
          {text.older}
        </Link>
      )}
    </WritingPage>
  );
}
