import { JOBS } from '#shared/jobs.ts';
import { healthText as text } from '#shared/messages/admin/system/health.ko.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/table.tsx';
import type { Health } from './health-facts.tsx';

export const JOB_COLUMNS: readonly Column<Health['jobs'][number]>[] = [
  {
    key: 'name',
    label: text.jobColumns.name,
    className: 'max-md:basis-full',
    cell: ({ name }) => <span className="font-medium text-ink">{JOBS[name]}</span>,
  },
  {
    key: 'state',
    label: text.jobColumns.state,
    cell: ({ endedAt, error }) => (
      <>
        <Badge tone={error ? 'danger' : endedAt ? 'success' : 'neutral'}>
          {error ? text.jobFailed : endedAt ? text.jobOk : text.jobNever}
        </Badge>
        {error && <span className="ml-2 text-sm break-words text-danger">{error}</span>}
      </>
    ),
  },
  {
    key: 'endedAt',
    label: text.jobColumns.endedAt,
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ endedAt }) => endedAt && <time dateTime={endedAt}>{formatDateTime(endedAt)}</time>,
  },
];
