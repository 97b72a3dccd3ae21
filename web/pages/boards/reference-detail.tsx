import { useLoaderData } from 'react-router';
import { DocumentJsonLd } from '#web/features/seo/document-json-ld.tsx';
import { Attachments } from '#web/features/documents/detail/attachments.tsx';
import { LikeButton } from '#web/features/documents/detail/like-button.tsx';
import { Neighbours } from '#web/features/documents/detail/neighbours.tsx';
import { DocumentActions } from '#web/features/documents/detail/document-actions.tsx';
import { DocumentFields } from '#web/features/documents/detail/document-fields.tsx';
import { DocumentHeader } from '#web/features/documents/detail/document-header.tsx';
import { Picture } from '#web/features/files/picture.tsx';
import { ContactPrompt } from '#web/features/references/contact-prompt.tsx';
import { KpiStrip } from '#web/features/references/kpi-strip.tsx';
import { loadReference as loader } from '#web/features/references/load-reference.ts';
import { ReferenceBackground } from '#web/features/references/reference-background.tsx';
import { ReferenceQuote } from '#web/features/references/reference-quote.tsx';
import { SimilarReferences } from '#web/features/references/similar-references.tsx';
import { PageMeta } from '#web/lib/page-meta.tsx';
import { paths } from '#shared/paths.ts';
import { Container } from '#web/ui/page-heading.tsx';
import { RichText } from '#web/ui/rich-text.tsx';

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
        <article>
          <DocumentHeader post={post} lead={post.fields.customerName} />
          {post.coverUrl && (
            <Picture
              url={post.coverUrl}
              alt=""
              sizes="(min-width: 1024px) 960px, 92vw"
              isFirst
              className="mt-8 aspect-video w-full rounded-card object-cover"
            />
          )}
          <p className="mt-8 text-lead leading-relaxed font-medium text-ink md:mt-10">{post.fields.summary}</p>
          <div className="mt-8">
            <KpiStrip fields={post.fields} />
          </div>
          <DocumentFields post={post} />
          <ReferenceBackground fields={post.fields} />
          <RichText html={post.bodyHtml} className="mt-10 text-[17px] md:mt-12" />
          <ReferenceQuote fields={post.fields} />
          <Attachments files={post.files} />
          <div className="mt-14 flex justify-center">
            <LikeButton post={post} />
          </div>
        </article>
        <ContactPrompt />
        <SimilarReferences posts={similar} />
        <DocumentActions post={post} />
        <Neighbours post={post} />
      </div>
    </Container>
  );
}
