import { ArrowRight } from 'lucide-react';
import type { Kpi } from '#shared/boards/fields/field.rules.ts';
import { formatKpi, timeSavedPercent } from '#shared/boards/fields/kpi.rules.ts';
import { benefitText } from '#shared/messages/site/benefit.ko.ts';
import { paths } from '#shared/paths.ts';
import { Table } from '#web/ui/table.tsx';
import type { MeasuredReference } from './load-benefit.ts';
import { Link } from '#web/lib/link.tsx';
import { MEASURED_COLUMNS } from './measured-columns.tsx';

const text = benefitText.references;

/** The figure of each reference that says most about time. */
const figureOf = ({ figures }: MeasuredReference): Kpi | undefined =>
  figures.toSorted((a, b) => (timeSavedPercent(b) ?? -1) - (timeSavedPercent(a) ?? -1))[0];

/** Measured results of customers, of the chosen industry where there are some. */
export function MeasuredReferences({ list, industry }: { list: readonly MeasuredReference[]; industry: string }) {
  if (list.length === 0) return null;
  const ofIndustry = list.filter((one) => one.industry === industry);
  const shown = ofIndustry.length > 0 ? ofIndustry : list;
  const rows = shown.flatMap((reference) => {
    const kpi = figureOf(reference);
    return kpi ? [{ reference, figure: formatKpi(kpi) }] : [];
  });
  return (
    <section aria-labelledby="measured" className="mt-16 md:mt-24">
      <div className="flex flex-col gap-3 md:flex-row md:items-end md:justify-between">
        <div>
          <h2 id="measured" className="text-title font-bold text-ink">
            {ofIndustry.length > 0 ? text.of(industry) : text.title}
          </h2>
          <p className="mt-3 text-ink-soft">{industry !== '' && ofIndustry.length === 0 ? text.none : text.lead}</p>
        </div>
        <Link
          to={paths.boardList('reference')}
          className="flex h-11 shrink-0 items-center gap-1.5 text-ink-soft hover:text-ink"
        >
          {text.all}
          <ArrowRight size={18} aria-hidden="true" />
        </Link>
      </div>
      <div className="mt-6">
        <Table
          caption={text.title}
          rows={rows}
          rowKey={({ reference }) => reference.documentId}
          columns={MEASURED_COLUMNS}
        />
      </div>
    </section>
  );
}
