import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { formatKpi } from '#shared/boards/fields/kpi.rules.ts';
import { middleOf } from '#shared/boards/fields/reference-figures.rules.ts';
import { benefitText } from '#shared/messages/site/benefit.ko.ts';
import { paths } from '#shared/paths.ts';
import { Link } from '#web/lib/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Table } from '#web/ui/table.tsx';
import { MEASURED_COLUMNS } from './measured-columns.tsx';
import type { useBenefit } from './use-benefit.ts';

const text = benefitText.references;

/** What a phone shows on each side of the middle, before more is asked for: every row is a card there. */
const NEAR = 2;

/** How the share of the calculator comes about: every duration that it is taken from, for who wants to check it. */
export function MeasuredReferences({ state: { measured } }: { state: ReturnType<typeof useBenefit> }) {
  const [isWhole, setWhole] = useState(false);
  if (measured === null) return null;
  const { ofIndustry, published, customers, durations, headline, hasOthers } = measured;
  const middle = middleOf(durations);
  const center = (durations.length - 1) / 2;
  const isLong = center > NEAR + 1;
  return (
    <section aria-labelledby="measured" className="mt-16 md:mt-24 print:hidden">
      <h2 id="measured" className="text-title font-bold text-ink">
        {text.title(ofIndustry, headline)}
      </h2>
      <div className="mt-3 max-w-[46rem] space-y-1 text-ink-soft">
        <p>{text.lead(ofIndustry, published, customers.length, durations.length)}</p>
        {hasOthers && <p className="text-label text-ink-muted">{text.left}</p>}
      </div>
      <div className="mt-6">
        <Table
          caption={text.table}
          rows={durations.map((one, index) => ({
            reference: one.reference,
            figure: formatKpi(one.figure),
            isMiddle: durations.length > 2 && middle.includes(one),
            isFar: isLong && Math.abs(index - center) > NEAR + 0.5,
          }))}
          rowKey={({ reference, figure }) => `${reference.documentId} ${figure.name}`}
          isHighlighted={({ isMiddle }) => isMiddle}
          isWideOnly={({ isFar }) => isFar && !isWhole}
          columns={MEASURED_COLUMNS}
        />
        {isLong && (
          <Button
            variant="secondary"
            className="mt-4 w-full md:hidden noscript:hidden"
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? text.showMiddle : text.showWhole(durations.length)}
          </Button>
        )}
      </div>
      <Link
        to={paths.boardList('reference')}
        className="mt-3 inline-flex h-11 items-center gap-1.5 text-ink-soft hover:text-ink"
      >
        {text.all}
        <ArrowRight size={18} aria-hidden="true" />
      </Link>
    </section>
  );
}
