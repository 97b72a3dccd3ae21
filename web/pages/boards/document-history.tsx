import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useParams } from 'react-router';
import { historyText as text } from '#shared/messages/boards/history.ko.ts';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { paths } from '#shared/paths.ts';
import { Disclosure } from '#web/ui/navigation/disclosure.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Container, PageHeading } from '#web/ui/page-heading.tsx';
import { RichText } from '#web/ui/rich-text.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { Link } from '#web/lib/link.tsx';
import { useRestoreVersion } from '#web/features/history/use-restore-version.ts';
import { VersionTitle } from '#web/features/history/version-title.tsx';

export const loader = (args: LoaderFunctionArgs) =>
  apiFrom(args).post('/api/v1/board/versions', { documentId: args.params.id ?? '' }, { signal: args.request.signal });

/** Previous versions of a document, which can be restored. */
export function Component() {
  const { id = '' } = useParams();
  const { document, list } = useLoaderData<typeof loader>();
  const restore = useRestoreVersion(id, paths.boardDetail(document.boardType, id));
  return (
    <Container className="py-12 md:py-20">
      <PageMeta title={text.title} description={text.description(document.title)} noIndex />
      <div className="mx-auto max-w-[860px]">
        <PageHeading
          title={text.title}
          description={text.description(document.title)}
          action={
            <Link to={paths.boardDetail(document.boardType, id)} className={buttonClass({ variant: 'secondary' })}>
              {text.back}
            </Link>
          }
        />
        {list.length === 0 && <EmptyState title={text.none} />}
        <div className="mt-10 border-t border-line">
          {list.map((version) => (
            <Disclosure key={version.version} title={<VersionTitle version={version} />}>
              <p className="text-lg font-semibold text-ink">{version.title}</p>
              <RichText html={version.bodyHtml} className="mt-4" />
              <Button variant="secondary" className="mt-6" onClick={() => void restore(version.version)}>
                {text.restore}
              </Button>
            </Disclosure>
          ))}
        </div>
      </div>
    </Container>
  );
}
