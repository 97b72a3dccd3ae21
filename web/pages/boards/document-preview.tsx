import { useEffect, useRef, useState } from 'react';
import { readVideoAddress } from '#shared/boards/fields/video-address.rules.ts';
import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import { messages } from '#shared/messages.ko.ts';
import { DocumentHeader } from '#web/features/documents/detail/document-header.tsx';
import { DocumentView } from '#web/features/documents/detail/document-view.tsx';
import type { Previewed, PreviewMessage } from '#web/features/documents/form/preview-message.ts';
import { PREVIEW_ASKED } from '#web/features/documents/form/preview-message.ts';
import { FaqPreview } from '#web/features/faq/faq-preview.tsx';
import type { MarketDetail } from '#web/features/market/load-market-entry.ts';
import { MarketView } from '#web/features/market/market-view.tsx';
import { PopupCard } from '#web/features/popups/popup-card.tsx';
import { ReferenceView } from '#web/features/references/reference-view.tsx';
import { FramedPlayer } from '#web/features/videos/framed-player.tsx';
import { LectureTools } from '#web/features/videos/lecture-tools.tsx';
import { LectureView } from '#web/features/videos/lecture-view.tsx';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { Container } from '#web/ui/page-heading.tsx';

const text = messages.documents.form.preview;

/** Shown in a frame of the form: what is being written, with everything around it that visitors see. */
export function Component() {
  const document = usePreviewed();
  return (
    <Container className="pt-6 pb-10 md:pt-10 md:pb-16">
      <PageMeta title={text.frame} description={text.title} noIndex />
      {document === null ? <EmptyState title={text.onlyInForm} /> : <BoardView document={document} />}
      {document?.popupFrom && document.popupUntil && <PopupPreview document={document} />}
    </Container>
  );
}

/** The corner that the notice has on the first page; gone once it is closed, as there. */
function PopupPreview({ document }: { document: DocumentDetail }) {
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return isOpen && <PopupCard popup={document} onClose={close} onNotToday={close} />;
}

/** As the page of its board shows it. */
function BoardView({ document }: { document: DocumentDetail }) {
  switch (document.boardType) {
    case 'reference':
      return (
        <div className="mx-auto max-w-[960px]">
          <ReferenceView document={document} />
        </div>
      );
    case 'market':
      return (
        <MarketView
          document={document}
          market={UNRELEASED}
          header={<DocumentHeader document={document} lead={document.fields.task} />}
        />
      );
    case 'videoTutorial':
      return <LectureView document={document} player={<PlayerPreview document={document} />} course={null} />;
    case 'faq':
      return <FaqPreview document={document} />;
    default:
      return (
        <article className="mx-auto max-w-[720px]">
          <DocumentView document={document} />
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

/** Without the memory of how far one has watched. */
function PlayerPreview({ document }: { document: DocumentDetail }) {
  const video = useRef<HTMLVideoElement>(null);
  const [seconds, setSeconds] = useState(0);
  const urlOf = (wanted: string) => document.files.find(({ purpose }) => purpose === wanted)?.url;
  const film = urlOf('video');
  const address = film ? null : readVideoAddress(document.fields.videoUrl ?? '');
  if (address) return <FramedPlayer document={document} address={address} />;
  const playFrom = (start: number) => {
    if (!video.current) return;
    video.current.currentTime = start;
    void video.current.play().catch(() => {});
  };
  return (
    <>
      <video
        ref={video}
        controls
        playsInline
        preload="metadata"
        src={film}
        poster={document.coverUrl ? `${document.coverUrl}?w=1280` : undefined}
        onTimeUpdate={({ currentTarget }) => setSeconds(currentTarget.currentTime)}
        className="aspect-video w-full rounded-card bg-night"
      >
        <track kind="captions" srcLang="ko" src={urlOf('captions')} />
      </video>
      <LectureTools
        chapters={document.fields.chapters}
        seconds={seconds}
        onChoose={playFrom}
        onSpeed={(rate) => video.current && (video.current.playbackRate = rate)}
      />
    </>
  );
}

const NO_OWN_SCROLLBAR = { scrollbarWidth: '', scrollbarGutter: '' };

/** From the form that framed this page, of the same origin; null where there is none. */
function usePreviewed(): Previewed | null {
  const [document, setDocument] = useState<Previewed | null>(null);
  useEffect(() => {
    if (window.parent === window) return;
    const receive = ({ source, origin, data }: MessageEvent<PreviewMessage>) => {
      if (origin === location.origin && source === window.parent) setDocument(data.previewed);
    };
    window.addEventListener('message', receive);
    // A phone draws its scrollbar above the page: one beside it would make the page narrower than it is there.
    const phone = matchMedia('(width < 768px)');
    const { style } = window.document.documentElement;
    const fitScrollbar = () =>
      Object.assign(style, phone.matches ? { scrollbarWidth: 'none', scrollbarGutter: 'auto' } : NO_OWN_SCROLLBAR);
    fitScrollbar();
    phone.addEventListener('change', fitScrollbar);
    window.parent.postMessage(PREVIEW_ASKED, location.origin);
    return () => {
      window.removeEventListener('message', receive);
      phone.removeEventListener('change', fitScrollbar);
    };
  }, []);
  return document;
}
