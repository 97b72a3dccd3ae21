import { useLoaderData } from 'react-router';
import { DocumentJsonLd } from '#web/features/seo/document-json-ld.tsx';
import { NeighbourLinks } from '#web/features/documents/detail/neighbour-links.tsx';
import { DocumentActions } from '#web/features/documents/detail/document-actions.tsx';
import { loadReference as loader } from '#web/features/references/load-reference.ts';
import { ReferenceView } from '#web/features/references/reference-view.tsx';
import { SimilarReferences } from '#web/features/references/similar-references.tsx';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { paths } from '#shared/paths.ts';
import { Container } from '#web/ui/page-heading.tsx';

export { loader };

/** Customer reference: figures first, then the text. */
export function Component() {
  const { document, similar } = useLoaderData<typeof loader>();
  const description = document.fields.summary ?? '';
  return (
    <Container className="pt-6 pb-10 md:pt-10 md:pb-16">
      <PageMeta
        title={document.title}
        description={description}
        type="article"
        noIndex={document.isHidden}
        image={document.coverUrl}
        markdown={paths.boardMarkdown(document.boardType, document.documentId)}
      />
      <DocumentJsonLd document={document} description={description} />
      <div key={document.documentId} className="mx-auto max-w-[960px]">
        <ReferenceView document={document} />
        <SimilarReferences documents={similar} />
        <DocumentActions document={document} />
        <NeighbourLinks document={document} />
      </div>
    </Container>
  );
}
