import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { boardOf } from '#shared/boards.ts';
import { messages } from '#shared/messages.ko.ts';
import { boardTypeFrom, useBoardType } from '#web/features/documents/route-board.ts';
import { useBoardSettings } from '#web/features/documents/form/fields/setting-fields.tsx';
import { DocumentForm } from '#web/features/documents/form/document-form.tsx';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { Container, PageHeading } from '#web/ui/page-heading.tsx';

const text = messages.documents.form;

export const loader = (args: LoaderFunctionArgs) =>
  apiFrom(args).post(
    '/api/v1/board/regData',
    { boardType: boardTypeFrom(args), documentId: args.params.id },
    { signal: args.request.signal },
  );

/** Creates or edits a document of any board. */
export function Component() {
  const boardType = useBoardType();
  const board = boardOf(boardType);
  const { name, noun } = board;
  const hasSettings = useBoardSettings(board).length > 0;
  const { categories, abilities, document } = useLoaderData<typeof loader>();
  const title = document ? text.modifyTitle(noun) : text.registerTitle(noun);
  return (
    <Container className="py-8 md:py-12">
      <PageMeta title={title} description={`${name} · ${title}`} noIndex />
      <div className={abilities.pin || hasSettings ? 'mx-auto max-w-[1180px]' : 'mx-auto max-w-[860px]'}>
        <PageHeading title={title} />
        <DocumentForm
          key={document?.documentId}
          boardType={boardType}
          categories={categories}
          canPublish={abilities.pin}
          document={document}
        />
      </div>
    </Container>
  );
}
