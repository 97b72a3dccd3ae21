import { ArrowUp } from 'lucide-react';
import { LIMITS } from '#shared/limits.ts';
import { messages } from '#shared/messages.ko.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

export function BackToTop() {
  const isShown = useScrolledPast(LIMITS.backToTopAfterPx);
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
