import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import type { Kpi } from '#shared/boards/field-rules.ts';
import { readKpi } from '#shared/boards/field-rules.ts';
import { referenceText as text } from '#shared/messages/boards/reference.ko.ts';

/** Key figures of a reference, side by side. */
export function KpiStrip({ fields }: Pick<DocumentDetail, 'fields'>) {
  const kpis = ['kpi1', 'kpi2', 'kpi3', 'kpi4'].flatMap((name) => readKpi(fields[name] ?? '') ?? []);
  if (kpis.length === 0) return null;
  return (
    <section aria-label={text.kpis} className="rounded-card bg-surface-soft">
      <dl className="grid grid-cols-1 divide-line max-sm:divide-y sm:grid-cols-2 *:border-line sm:max-lg:*:even:border-l sm:max-lg:*:nth-[n+3]:border-t lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none lg:divide-x">
        {kpis.map((kpi) => (
          <Figure key={kpi.name} kpi={kpi} />
        ))}
      </dl>
    </section>
  );
}

function Figure({ kpi: { name, before, after, unit } }: { kpi: Kpi }) {
  return (
    <div className="flex flex-col gap-1.5 px-6 py-6 md:px-8 md:py-8">
      <dt className="text-label font-medium text-ink-muted">{name}</dt>
      <dd>
        <span className="sr-only">{text.after} </span>
        <strong className="text-[2rem] leading-tight font-bold text-accent-ink tabular-nums">{after}</strong>
        <span className="ml-1 font-semibold text-ink">{unit}</span>
        <span className="mt-1 block text-sm text-ink-muted tabular-nums">
          {text.before} {before}
          {unit}
        </span>
      </dd>
    </div>
  );
}
