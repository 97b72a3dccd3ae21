import { Play } from 'lucide-react';
import { useState } from 'react';
import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import type { VideoAddress } from '#shared/boards/fields/video-address.rules.ts';
import { playerAddressOf } from '#shared/boards/fields/video-address.rules.ts';
import { videoText as text } from '#shared/messages/boards/video.ko.ts';
import { Button } from '#web/ui/button.tsx';
import { UploadedPicture } from '../files/uploaded-picture.tsx';

const NAME: Record<VideoAddress['provider'], string> = { youtube: 'YouTube', vimeo: 'Vimeo' };

/** A lecture on another platform. Nothing is loaded from there before it is played. */
export function FramedPlayer({ document, address }: { document: DocumentDetail; address: VideoAddress }) {
  const [isPlaying, setPlaying] = useState(false);
  const name = NAME[address.provider];
  if (isPlaying)
    return (
      // The players need scripts and storage. They cannot access this page, because they are cross-origin.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      <iframe
        src={playerAddressOf(address)}
        title={text.player(document.title)}
        allow="autoplay; fullscreen; picture-in-picture"
        allowFullScreen
        className="aspect-video w-full rounded-card border-0 bg-night"
      />
    );
  return (
    <div className="relative flex aspect-video w-full flex-col items-center justify-center gap-4 overflow-hidden rounded-card bg-night px-6 text-center">
      {document.coverUrl && (
        <UploadedPicture
          url={document.coverUrl}
          alt=""
          sizes="(min-width: 1280px) 820px, 92vw"
          isFirst
          className="absolute inset-0 size-full object-cover opacity-40"
        />
      )}
      <Button size="large" className="relative" onClick={() => setPlaying(true)}>
        <Play size={20} aria-hidden="true" />
        {text.playAt(name)}
      </Button>
      <p className="relative text-sm text-white">{text.elsewhereHint(name)}</p>
    </div>
  );
}
