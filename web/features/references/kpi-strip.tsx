import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import type { Kpi } from '#shared/boards/fields/field.rules.ts';
import { readKpi } from '#shared/boards/fields/field.rules.ts';
import { formatKpi } from '#shared/boards/fields/kpi.rules.ts';
import { referenceText as text } from '#shared/messages/boards/reference.ko.ts';

/** Key figures of a reference, side by side. */
export function KpiStrip({ fields }: Pick<DocumentDetail, 'fields'>) {
  const kpis = ['kpi1', 'kpi2', 'kpi3', 'kpi4'].flatMap((name) => readKpi(fields[name] ?? '') ?? []);
  if (kpis.length === 0) return null;
  return (
    <section aria-label={text.kpis} className="rounded-card bg-surface-soft">
      <dl className="grid grid-cols-2 divide-line *:border-line max-lg:*:even:border-l max-lg:*:nth-[n+3]:border-t lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none lg:divide-x print:grid-cols-4 print:*:border-0">
        {kpis.map((kpi) => (
          <Figure key={kpi.name} kpi={kpi} />
        ))}
      </dl>
    </section>
  );
}

function Figure({ kpi }: { kpi: Kpi }) {
  const { name, before, after, change } = formatKpi(kpi);
  return (
    <div className="flex flex-col gap-1.5 px-4 py-5 md:px-8 md:py-8 print:px-2 print:py-2">
      <dt className="text-label font-medium text-ink-muted">{name}</dt>
      <dd>
        <span className="sr-only">{text.after} </span>
        <strong className="text-2xl leading-tight md:text-[1.75rem] font-bold text-accent-ink tabular-nums">
          {after}
        </strong>
        <span className="mt-1 flex flex-wrap gap-x-2 text-sm text-ink-muted tabular-nums">
          <span className="whitespace-nowrap">
            {text.before} {before}
          </span>
          {change && <strong className="font-semibold text-ink">{change}</strong>}
        </span>
      </dd>
    </div>
  );
}
