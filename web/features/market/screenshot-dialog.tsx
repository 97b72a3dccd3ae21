import type { KeyboardEvent, ReactNode } from 'react';
import { useRef } from 'react';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { UploadedPicture } from '../files/uploaded-picture.tsx';

interface ScreenshotDialogProps {
  picture: { url: string; alt: string } | undefined;
  title: string;
  /** Where there are other pictures. */
  controls: ReactNode;
  onPrevious: () => void;
  onNext: () => void;
  onClose: () => void;
}

/** A picture as large as the screen allows; on a phone at a size at which it can be read, to be moved by finger. */
export function ScreenshotDialog({ picture, title, controls, onPrevious, onNext, onClose }: ScreenshotDialogProps) {
  const frame = useRef<HTMLDivElement>(null);
  const turn = ({ key, target }: KeyboardEvent) => {
    // There the arrow keys move the picture.
    if (target === frame.current) return;
    if (key === 'ArrowLeft') onPrevious();
    if (key === 'ArrowRight') onNext();
  };
  if (!picture) return null;
  return (
    <Dialog open sheet onClose={onClose} title={title} widthPx={1280} footer={controls} onKeyDown={turn}>
      <div
        // The next one is seen from its beginning.
        key={picture.url}
        ref={frame}
        tabIndex={0}
        role="region"
        aria-label={picture.alt}
        className="overflow-x-auto max-sm:-mx-6"
      >
        <UploadedPicture
          url={picture.url}
          alt={picture.alt}
          sizes="1280px"
          isFirst
          className="h-auto w-full max-sm:w-[960px] max-sm:max-w-none"
        />
      </div>
    </Dialog>
  );
}
