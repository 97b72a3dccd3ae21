import type { FormattedKpi } from '#shared/boards/fields/kpi.rules.ts';
import { benefitText } from '#shared/messages/site/benefit.ko.ts';
import { paths } from '#shared/paths.ts';
import { Link } from '#web/lib/link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/table.tsx';
import type { MeasuredReference } from './load-benefit.ts';

const text = benefitText.references;

interface Row {
  reference: MeasuredReference;
  figure: FormattedKpi;
  isMiddle: boolean;
  isFar: boolean;
}

export const MEASURED_COLUMNS: readonly Column<Row>[] = [
  {
    key: 'customer',
    label: text.columns.customer,
    className: 'max-md:w-full',
    cell: ({ reference }) => (
      <Link
        to={paths.boardDetail('reference', reference.documentId)}
        className="font-semibold text-ink underline-offset-4 hover:text-accent-ink hover:underline"
      >
        {reference.customerName}
        <span className="ml-2 text-sm font-normal text-ink-muted">{reference.industry}</span>
      </Link>
    ),
  },
  { key: 'figure', label: text.columns.figure, cell: ({ figure }) => figure.name },
  { key: 'before', label: text.columns.before, cell: ({ figure }) => figure.before },
  {
    key: 'after',
    label: text.columns.after,
    cell: ({ figure }) => (
      <>
        <span aria-hidden="true" className="mr-3 text-ink-muted md:hidden">
          →
        </span>
        {figure.after}
      </>
    ),
  },
  {
    key: 'change',
    label: text.columns.change,
    className: 'max-md:ml-auto md:w-40',
    cell: ({ figure, isMiddle }) => (
      <span className="flex items-center gap-2 max-md:flex-row-reverse">
        <strong className="text-accent-ink tabular-nums">{figure.change}</strong>
        {isMiddle && <Badge tone="accent">{text.middle}</Badge>}
      </span>
    ),
  },
];
