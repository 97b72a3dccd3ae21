import { useLoaderData } from 'react-router';
import { DownloadPanel } from '#web/features/market/download-panel.tsx';
import { loadEntry as loader } from '#web/features/market/load-entry.ts';
import { MarketReviews } from '#web/features/market/market-reviews.tsx';
import { ReviewPanel } from '#web/features/market/review-panel.tsx';
import { Screenshots } from '#web/features/market/screenshots.tsx';
import { VersionList } from '#web/features/market/version-list.tsx';
import { Attachments } from '#web/features/documents/detail/attachments.tsx';
import { LikeButton } from '#web/features/documents/detail/like-button.tsx';
import { DocumentActions } from '#web/features/documents/detail/document-actions.tsx';
import { DocumentHeader } from '#web/features/documents/detail/document-header.tsx';
import { ReplySection } from '#web/features/documents/replies/reply-section.tsx';
import { marketText as text } from '#shared/messages/boards/market.ko.ts';
import { PageMeta } from '#web/lib/page-meta.tsx';
import { Container } from '#web/ui/page-heading.tsx';
import { RichText } from '#web/ui/rich-text.tsx';

export { loader };

/** Market item with download and reviews. */
export function Component() {
  const { post, replies, market } = useLoaderData<typeof loader>();
  return (
    <Container className="py-10 md:py-16">
      <PageMeta title={post.title} description={post.fields.summary ?? ''} type="article" noIndex />
      <div key={post.documentId} className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-x-12">
        <div className="min-w-0">
          <DocumentHeader post={post} lead={post.fields.task} />
          <ReviewPanel post={post} market={market} />
        </div>
        <aside className="lg:sticky lg:top-24 lg:row-span-2 lg:self-start">
          <DownloadPanel post={post} market={market} />
        </aside>
        <div className="min-w-0">
          <p className="text-lead font-medium text-ink">{post.fields.summary}</p>
          <Screenshots post={post} />
          <RichText html={post.bodyHtml} className="mt-10 text-[17px]" />
          {post.fields.install && (
            <section aria-labelledby="install" className="mt-12">
              <h2 id="install" className="text-xl font-bold text-ink">
                {text.install}
              </h2>
              <p className="mt-3 whitespace-pre-line text-ink-soft">{post.fields.install}</p>
            </section>
          )}
          <VersionList post={post} market={market} />
          <Attachments files={post.files} />
          <div className="mt-12 flex justify-center">
            <LikeButton post={post} />
          </div>
          <MarketReviews documentId={post.documentId} market={market} />
          <DocumentActions post={post} />
          <ReplySection post={post} replies={replies} />
        </div>
      </div>
    </Container>
  );
}
