import { useLoaderData } from 'react-router';
import { boardOf } from '#shared/boards.ts';
import { DocumentJsonLd } from '#web/features/seo/document-json-ld.tsx';
import { AnswerStateControl } from '#web/features/documents/detail/answer-state-control.tsx';
import { excerptOf } from '#web/features/documents/detail/excerpt.ts';
import { loadDetail as loader } from '#web/features/documents/detail/load-document.ts';
import { LockedDocument } from '#web/features/documents/detail/locked-document.tsx';
import { NeighbourLinks } from '#web/features/documents/detail/neighbour-links.tsx';
import { DocumentActions } from '#web/features/documents/detail/document-actions.tsx';
import { DocumentView } from '#web/features/documents/detail/document-view.tsx';
import { RelatedDocuments } from '#web/features/documents/detail/related-documents.tsx';
import { ReplySection } from '#web/features/replies/reply-section.tsx';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { paths } from '#shared/paths.ts';
import { Container } from '#web/ui/page-heading.tsx';

export { loader };

/** Detail page of any board. */
export function Component() {
  const { document, replies, related } = useLoaderData<typeof loader>();
  if (document === null) return <LockedDocument />;
  const { hasReplies, hasAnswers, detailAccess } = boardOf(document.boardType);
  const isPublic = detailAccess === 'public';
  const description = excerptOf(document.bodyHtml);
  const actions = <DocumentActions document={document} />;
  return (
    <Container className="pt-6 pb-10 md:pt-10 md:pb-16">
      <PageMeta
        title={document.title}
        description={description}
        type="article"
        noIndex={!isPublic || document.isScheduled || document.isHidden}
        markdown={paths.boardMarkdown(document.boardType, document.documentId)}
      />
      {isPublic && <DocumentJsonLd document={document} description={description} />}
      {/* The key resets entered text when another document is opened. */}
      <div key={document.documentId} className="mx-auto max-w-[720px]">
        <article>
          <DocumentView
            document={document}
            control={
              document.abilities.changeAnswerState &&
              document.answerState && (
                <AnswerStateControl key={document.answerState} document={document} state={document.answerState} />
              )
            }
          />
        </article>
        {/* Nothing stands between a question and its answer. */}
        {!hasAnswers && actions}
        {hasReplies && <ReplySection document={document} replies={replies} />}
        {hasAnswers && actions}
        <RelatedDocuments list={related} />
        <NeighbourLinks document={document} />
      </div>
    </Container>
  );
}
