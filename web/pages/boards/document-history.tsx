import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useParams } from 'react-router';
import { historyText as text } from '#shared/messages/boards/documents/history.ko.ts';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import { paths } from '#shared/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { WritingPage } from '#web/features/admin/writing-page.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { Link } from '#web/lib/link.tsx';
import { VersionItem } from '#web/features/history/version-item.tsx';
import { useRestoreVersion } from '#web/features/history/use-restore-version.ts';

export const loader = (args: LoaderFunctionArgs) =>
  apiFrom(args).post('/api/v1/board/versions', { documentId: args.params.id ?? '' }, { signal: args.request.signal });

/** Versions of a document with what each changed; previous ones can be restored. */
export function Component() {
  const { id = '' } = useParams();
  const { boardType, current, list } = useLoaderData<typeof loader>();
  const restore = useRestoreVersion(id, paths.boardDetail(boardType, id));
  return (
    <WritingPage
      title={text.title}
      description={text.description(current.title)}
      isDescribed
      className="max-w-[860px]"
      action={
        <Link to={paths.boardDetail(boardType, id)} className={buttonClass({ variant: 'secondary', size: 'small' })}>
          {text.back}
        </Link>
      }
    >
      {list.length === 0 ? (
        <EmptyState title={text.none} />
      ) : (
        <div className="mt-4 max-w-[860px] border-t border-line">
          {[current, ...list].map((version, at) => (
            <VersionItem
              key={version.version}
              boardType={boardType}
              version={version}
              before={list[at]}
              isCurrent={version === current}
              onRestore={() => void restore(version.version)}
            />
          ))}
        </div>
      )}
    </WritingPage>
  );
}
