import { ArrowRight } from 'lucide-react';
import type { Kpi } from '#shared/boards/fields/field.rules.ts';
import { formatKpi } from '#shared/boards/fields/kpi.rules.ts';
import { referenceText as text } from '#shared/messages/boards/reference.ko.ts';

/** One key figure in a line: before, after and the change. */
export function KpiFigure({ kpi }: { kpi: Kpi }) {
  const { name, before, after, change } = formatKpi(kpi);
  return (
    <p className="flex flex-wrap items-center gap-x-2 border-t border-line pt-4 text-label">
      <span className="grow text-ink-muted">{name}</span>
      <span className="ml-auto flex items-center gap-x-2 whitespace-nowrap tabular-nums">
        <span className="sr-only">{text.before}</span>
        <span className="text-ink-muted">{before}</span>
        <ArrowRight size={15} aria-hidden="true" className="text-ink-muted" />
        <span className="sr-only">{text.after}</span>
        <strong className="font-bold text-accent-ink">{after}</strong>
        {change && <span className="text-sm text-ink-muted">{change}</span>}
      </span>
    </p>
  );
}
