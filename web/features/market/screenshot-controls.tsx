import { ChevronLeft, ChevronRight } from 'lucide-react';
import { marketText as text } from '#shared/messages/boards/market.ko.ts';
import { IconButton } from '#web/ui/button.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';

const ROUND = 'size-12 rounded-full border border-line-strong';

interface ScreenshotControlsProps {
  index: number;
  count: number;
  onShow: (index: number) => void;
}

/** Which picture of how many, and the ways to the others; behind the last comes the first. */
export const ScreenshotControls = ({ index, count, onShow }: ScreenshotControlsProps) => (
  <div className="no-print flex items-center justify-end gap-3 noscript:hidden">
    <p aria-live="polite" className="mr-2 text-ink-muted">
      <VisuallyHidden>{text.screenshotPlace(index + 1, count)}</VisuallyHidden>
      <span aria-hidden="true">
        <span className="font-semibold text-ink">{index + 1}</span>/{count}
      </span>
    </p>
    <IconButton label={text.screenshotPrevious} onClick={() => onShow(index - 1)} className={ROUND}>
      <ChevronLeft aria-hidden="true" />
    </IconButton>
    <IconButton label={text.screenshotNext} onClick={() => onShow(index + 1)} className={ROUND}>
      <ChevronRight aria-hidden="true" />
    </IconButton>
  </div>
);
