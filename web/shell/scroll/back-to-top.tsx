import { ArrowUp } from 'lucide-react';
import { messages } from '#shared/messages.ko.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

/** Specification point 9. */
const SHOWN_AFTER_PX = 700;

export function BackToTop() {
  const isShown = useScrolledPast(SHOWN_AFTER_PX);
  if (!isShown) return null;
  return (
    <button
      type="button"
      aria-label={messages.shell.backToTop}
      title={messages.shell.backToTop}
      onClick={() => window.scrollTo({ top: 0, behavior: prefersStillness() ? 'instant' : 'smooth' })}
      className="route-fade flex size-12 items-center justify-center rounded-full border border-line bg-surface text-ink shadow-raised hover:bg-surface-soft"
    >
      <ArrowUp aria-hidden="true" className="size-5" />
    </button>
  );
}

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
