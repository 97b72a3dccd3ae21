import { ArrowRight } from 'lucide-react';
import type { Kpi } from '#shared/boards/field-rules.ts';
import { referenceText as text } from '#shared/messages/boards/reference.ko.ts';

/** One key figure in a line: before and after. */
export function KpiFigure({ kpi: { name, before, after, unit } }: { kpi: Kpi }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 border-t border-line pt-4 text-label">
      <span className="mr-auto text-ink-muted">{name}</span>
      <span className="sr-only">{text.before}</span>
      <span className="text-ink-muted tabular-nums">{before + unit}</span>
      <ArrowRight size={15} aria-hidden="true" className="text-ink-muted" />
      <span className="sr-only">{text.after}</span>
      <strong className="font-bold text-accent-ink tabular-nums">{after + unit}</strong>
    </p>
  );
}
