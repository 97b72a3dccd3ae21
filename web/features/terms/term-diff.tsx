import { useLocation } from 'react-router';
import type { DiffLine } from '#shared/text/diff-lines.ts';
import { termsText as text } from '#shared/messages/site/term.ko.ts';
import { DiffLines } from '#web/ui/difference/diff-lines.tsx';
import { Link } from '#web/lib/link.tsx';

/** Differences between two versions, shown in place of the text. */
export function TermDiff({ from, to, lines }: { from: string; to: string; lines: readonly DiffLine[] }) {
  const { pathname } = useLocation();
  return (
    <section className="mt-10">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-title font-bold text-ink">{text.compared(from, to)}</h2>
        <Link to={`${pathname}?version=${to}`} className="py-1 text-label text-ink-soft underline underline-offset-3">
          {text.closeCompare}
        </Link>
      </div>
      <DiffLines lines={lines} />
    </section>
  );
}
