import { useLoaderData } from 'react-router';
import { DocumentJsonLd } from '#web/features/seo/document-json-ld.tsx';
import { LikeButton } from '#web/features/documents/detail/like-button.tsx';
import { Neighbours } from '#web/features/documents/detail/neighbours.tsx';
import { DocumentActions } from '#web/features/documents/detail/document-actions.tsx';
import { ContactPrompt } from '#web/features/references/contact-prompt.tsx';
import { loadReference as loader } from '#web/features/references/load-reference.ts';
import { ReferenceView } from '#web/features/references/reference-view.tsx';
import { SimilarReferences } from '#web/features/references/similar-references.tsx';
import { PageMeta } from '#web/lib/page-meta.tsx';
import { paths } from '#shared/paths.ts';
import { Container } from '#web/ui/page-heading.tsx';

export { loader };

/** Customer reference: figures first, then the text. */
export function Component() {
  const { post, similar } = useLoaderData<typeof loader>();
  const description = post.fields.summary ?? '';
  return (
    <Container className="py-10 md:py-16">
      <PageMeta
        title={post.title}
        description={description}
        type="article"
        noIndex={post.isHidden}
        image={post.coverUrl}
        markdown={paths.boardMarkdown(post.boardType, post.documentId)}
      />
      <DocumentJsonLd post={post} description={description} />
      <div key={post.documentId} className="mx-auto max-w-[960px]">
        <ReferenceView post={post}>
          <div className="mt-14 flex justify-center">
            <LikeButton post={post} />
          </div>
        </ReferenceView>
        <ContactPrompt />
        <SimilarReferences posts={similar} />
        <DocumentActions post={post} />
        <Neighbours post={post} />
      </div>
    </Container>
  );
}
