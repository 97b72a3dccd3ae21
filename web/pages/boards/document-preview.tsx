import { useEffect, useState } from 'react';
import { readVideoAddress } from '#shared/boards/video-address.ts';
import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import { messages } from '#shared/messages.ko.ts';
import { DocumentView } from '#web/features/documents/detail/document-view.tsx';
import type { PreviewMessage } from '#web/features/documents/form/preview-message.ts';
import { PREVIEW_ASKED } from '#web/features/documents/form/preview-message.ts';
import { FaqPreview } from '#web/features/faq/faq-preview.tsx';
import type { MarketDetail } from '#web/features/market/load-entry.ts';
import { MarketView } from '#web/features/market/market-view.tsx';
import { ReferenceView } from '#web/features/references/reference-view.tsx';
import { FramedPlayer } from '#web/features/videos/framed-player.tsx';
import { LectureView } from '#web/features/videos/lecture-view.tsx';
import { PageMeta } from '#web/lib/page-meta.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { Container } from '#web/ui/page-heading.tsx';

const text = messages.documents.form.preview;

/** Shown in a frame of the form: what is being written, with everything around it that visitors see. */
export function Component() {
  const post = usePreviewed();
  return (
    <Container className="py-10 md:py-16">
      <PageMeta title={text.frame} description={text.title} noIndex />
      {post === null ? <EmptyState title={text.onlyInForm} /> : <BoardView post={post} />}
    </Container>
  );
}

/** As the page of its board shows it. */
function BoardView({ post }: { post: DocumentDetail }) {
  switch (post.boardType) {
    case 'reference':
      return (
        <div className="mx-auto max-w-[960px]">
          <ReferenceView post={post} />
        </div>
      );
    case 'market':
      return <MarketView post={post} market={UNRELEASED} />;
    case 'videoTutorial':
      return <LectureView post={post} player={<PlayerPreview post={post} />} course={null} />;
    case 'faq':
      return <FaqPreview post={post} />;
    default:
      return (
        <article className="mx-auto max-w-[720px]">
          <DocumentView post={post} />
        </article>
      );
  }
}

/** Versions and reviews come after the registration. */
const UNRELEASED: MarketDetail = {
  versions: [],
  reviews: [],
  ratingAverage: null,
  ratingCount: 0,
  abilities: { addVersion: false, submit: false, decide: false, review: false },
};

/** An uploaded video plays only after the registration. */
function PlayerPreview({ post }: { post: DocumentDetail }) {
  const address = readVideoAddress(post.fields.videoUrl ?? '');
  return address ? (
    <FramedPlayer post={post} address={address} />
  ) : (
    <div className="aspect-video rounded-card bg-night" />
  );
}

/** From the form that framed this page, of the same origin; null where there is none. */
function usePreviewed(): DocumentDetail | null {
  const [post, setPost] = useState<DocumentDetail | null>(null);
  useEffect(() => {
    if (window.parent === window) return;
    const receive = ({ source, origin, data }: MessageEvent<PreviewMessage>) => {
      if (origin === location.origin && source === window.parent) setPost(data.previewed);
    };
    window.addEventListener('message', receive);
    window.parent.postMessage(PREVIEW_ASKED, location.origin);
    return () => window.removeEventListener('message', receive);
  }, []);
  return post;
}
