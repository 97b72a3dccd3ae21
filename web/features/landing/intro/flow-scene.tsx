import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { landingText } from '#shared/messages/site/landing.ko.ts';
import { IconButton } from '#web/ui/button.tsx';
import { FlowCanvas } from './flow-canvas.tsx';
import { NARROW, WIDE } from './flow-layout.ts';

const text = landingText.scene;

/** Animated flow in Studio's window. Long animations must be stoppable (WCAG 2.2.2): the window has a button for it. */
export function FlowScene() {
  const [isPaused, setPaused] = useState(false);
  return (
    <figure
      data-paused={isPaused || undefined}
      className="flow-scene overflow-hidden rounded-2xl border border-line-strong bg-surface-soft shadow-[0_40px_120px_rgb(0_0_0/45%)]"
    >
      <div className="flex h-14 items-center gap-3 border-b border-line pr-2 pl-5">
        <span aria-hidden="true" className={`size-2.5 rounded-full ${isPaused ? 'bg-warning' : 'bg-success'}`} />
        <p className="text-[15px] font-semibold text-ink">{text.flowName}</p>
        <p className="text-sm text-ink-muted">{isPaused ? text.paused : text.running}</p>
        {/* With reduced motion nothing moves. */}
        <IconButton
          label={isPaused ? text.play : text.pause}
          onClick={() => setPaused(!isPaused)}
          className="no-print ml-auto motion-reduce:hidden"
        >
          {isPaused ? <Play size={18} aria-hidden="true" /> : <Pause size={18} aria-hidden="true" />}
        </IconButton>
      </div>
      <div role="img" aria-label={text.description} className="flow-grid px-3 py-5">
        <FlowCanvas layout={NARROW} className="mx-auto w-full max-w-88 xl:hidden" />
        <FlowCanvas layout={WIDE} className="hidden w-full xl:block" />
      </div>
      <figcaption className="flex flex-wrap gap-x-6 gap-y-1 border-t border-line px-5 py-3.5 text-sm text-ink-muted">
        <span>{text.logDone}</span>
        <span>{text.logReview}</span>
      </figcaption>
    </figure>
  );
}
