import { useLoaderData } from 'react-router';
import { loadMarketEntry as loader } from '#web/features/market/load-market-entry.ts';
import { MarketReviews } from '#web/features/market/market-reviews.tsx';
import { MarketView } from '#web/features/market/market-view.tsx';
import { ReviewPanel } from '#web/features/market/review/review-panel.tsx';
import { MarketVersionList } from '#web/features/market/market-version-list.tsx';
import { DocumentAttachments } from '#web/features/documents/detail/document-attachments.tsx';
import { DocumentHeader } from '#web/features/documents/detail/document-header.tsx';
import { DocumentActions } from '#web/features/documents/detail/document-actions.tsx';
import { RelatedDocuments } from '#web/features/documents/detail/related-documents.tsx';
import { ReplySection } from '#web/features/replies/reply-section.tsx';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { Container } from '#web/ui/page-heading.tsx';

export { loader };

/** Market item with download and reviews. */
export function Component() {
  const { document, replies, related, market } = useLoaderData<typeof loader>();
  return (
    <Container className="pt-6 pb-10 md:pt-10 md:pb-16">
      <PageMeta title={document.title} description={document.fields.summary ?? ''} type="article" noIndex />
      <MarketView
        key={document.documentId}
        document={document}
        market={market}
        header={
          <>
            <DocumentHeader document={document} lead={document.fields.task} />
            <ReviewPanel document={document} market={market} />
          </>
        }
      >
        <MarketVersionList document={document} market={market} />
        <DocumentAttachments files={document.files} />
        <MarketReviews documentId={document.documentId} market={market} />
        <DocumentActions document={document} />
        <ReplySection document={document} replies={replies} />
        <RelatedDocuments list={related} />
      </MarketView>
    </Container>
  );
}
