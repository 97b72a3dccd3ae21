import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { landingText } from '#shared/messages/site/landing.ko.ts';
import { IconButton } from '#web/ui/button.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';

const text = landingText.advantages;
const ROUND = 'size-12 rounded-full border border-line-strong aria-disabled:opacity-40';

interface CarouselControlsProps {
  index: number;
  count: number;
  isReady: boolean;
  isPlaying: boolean;
  previous(): void;
  next(): void;
  toggle(): void;
}

export function CarouselControls({ index, count, isReady, isPlaying, previous, next, toggle }: CarouselControlsProps) {
  // Not `disabled`: who comes by keyboard before the carousel is ready would skip its pause button.
  const control = (act: () => void) => ({
    'aria-disabled': !isReady,
    onClick: isReady ? act : undefined,
    className: ROUND,
  });
  return (
    <div className="no-print flex shrink-0 items-center gap-3 noscript:hidden">
      {/* Not a live region while the slides advance automatically: it would interrupt the screen reader. */}
      <p aria-live={isPlaying ? 'off' : 'polite'} className="mr-2 min-w-10 text-ink-muted">
        <VisuallyHidden>{text.position(index + 1, count)}</VisuallyHidden>
        <span aria-hidden="true">
          <span className="font-semibold text-ink">{index + 1}</span>/{count}
        </span>
      </p>
      <IconButton label={text.previous} {...control(previous)}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <IconButton label={text.next} {...control(next)}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
      <IconButton label={isPlaying ? text.pause : text.play} {...control(toggle)}>
        {isPlaying ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
      </IconButton>
    </div>
  );
}
