import type { OutputOf } from '#shared/contract/calls.ts';
import { privacyAdminText } from '#shared/messages/admin/system/privacy.ko.ts';
import { ERASURE_RULES } from '#shared/site/privacy.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import type { Column } from '#web/ui/table.tsx';

type Erasure = OutputOf<'/api/v1/admin/erasures'>['list'][number];

const { erasures } = privacyAdminText;

export const ERASURE_COLUMNS: readonly Column<Erasure>[] = [
  {
    key: 'time',
    label: erasures.columns.time,
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ erasedAt }) => <time dateTime={erasedAt}>{formatDateTime(erasedAt)}</time>,
  },
  {
    key: 'rule',
    label: erasures.columns.rule,
    className: 'w-full max-md:w-auto',
    cell: ({ rule }) => <span className="font-medium text-ink">{ERASURE_RULES[rule]}</span>,
  },
  {
    key: 'count',
    label: erasures.columns.count,
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ count }) => erasures.count(count),
  },
];
