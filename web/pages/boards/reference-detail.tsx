import { useLoaderData } from 'react-router';
import { PostData } from '../../features/found/post-data.tsx';
import { Attachments } from '../../features/posts/detail/attachments.tsx';
import { LikeButton } from '../../features/posts/detail/like-button.tsx';
import { Neighbours } from '../../features/posts/detail/neighbours.tsx';
import { PostActions } from '../../features/posts/detail/post-actions.tsx';
import { PostFields } from '../../features/posts/detail/post-fields.tsx';
import { PostHeader } from '../../features/posts/detail/post-header.tsx';
import { Picture } from '../../features/files/picture.tsx';
import { AskUs } from '../../features/references/ask-us.tsx';
import { KpiStrip } from '../../features/references/kpi-strip.tsx';
import { loadReference as loader } from '../../features/references/load-reference.ts';
import { ReferenceBackground } from '../../features/references/reference-background.tsx';
import { ReferenceQuote } from '../../features/references/reference-quote.tsx';
import { SimilarReferences } from '../../features/references/similar-references.tsx';
import { PageMeta } from '../../lib/page-meta.tsx';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/page-heading.tsx';
import { RichText } from '../../ui/rich-text.tsx';

export { loader };

/** One customer's story: the figures first, then how it came to them. */
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
      <PostData post={post} description={description} />
      <div key={post.documentId} className="mx-auto max-w-[960px]">
        <article>
          <PostHeader post={post} lead={post.fields.customerName} />
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
          <PostFields post={post} />
          <ReferenceBackground fields={post.fields} />
          <RichText html={post.bodyHtml} className="mt-10 text-[17px] md:mt-12" />
          <ReferenceQuote fields={post.fields} />
          <Attachments files={post.files} />
          <div className="mt-14 flex justify-center">
            <LikeButton post={post} />
          </div>
        </article>
        <AskUs />
        <SimilarReferences posts={similar} />
        <PostActions post={post} />
        <Neighbours post={post} />
      </div>
    </Container>
  );
}
