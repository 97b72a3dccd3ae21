import { labels } from '../labels.ts';

/** First Tab stop: skips the header. */
export function SkipLink({ target }: { target: string }) {
  return (
    <a
      href={`#${target}`}
      className="no-print fixed top-3 left-3 z-toast -translate-y-24 rounded-control bg-accent px-4 py-2.5 font-semibold text-white focus:translate-y-0"
    >
      {labels.skipToContent}
    </a>
  );
}
