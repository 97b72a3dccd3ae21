import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { boardOf } from '#shared/boards.ts';
import { messages } from '#shared/messages.ko.ts';
import { WritingPage } from '#web/features/admin/writing-page.tsx';
import { boardTypeFrom, useBoardType } from '#web/features/documents/route-board.ts';
import { DocumentForm } from '#web/features/documents/form/document-form.tsx';
import { apiFrom } from '#web/lib/page/loader-context.ts';

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
  const { name, noun, registerLabel, formHint, formSections } = boardOf(boardType);
  const { categories, abilities, document } = useLoaderData<typeof loader>();
  const hint = document === null && !abilities.pin ? formHint : undefined;
  return (
    <WritingPage
      title={document ? text.modifyTitle(noun) : (registerLabel ?? messages.documents.list.register(noun))}
      description={hint ?? text.ofBoard(name)}
      isDescribed={hint !== undefined}
      className={formSections ? 'max-w-[1112px]' : 'max-w-[860px]'}
    >
      <DocumentForm
        key={document?.documentId}
        boardType={boardType}
        categories={categories}
        canPublish={abilities.pin}
        document={document}
      />
    </WritingPage>
  );
}
