import { JOBS } from '#shared/jobs.ts';
import { healthText as text } from '#shared/messages/admin/health.ko.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/table.tsx';
import { AdminTable } from '../table/admin-table.tsx';
import type { Health } from './health-facts.tsx';

type Job = Health['jobs'][number];

/** Background jobs with the result of their last run. */
export function JobTable({ jobs }: { jobs: readonly Job[] }) {
  return (
    <section className="mt-10" aria-labelledby="jobs">
      <h2 id="jobs" className="mb-4 text-title font-bold text-ink">
        {text.jobs}
      </h2>
      <AdminTable caption={text.jobs} columns={COLUMNS} rows={jobs} rowKey={({ name }) => name} />
    </section>
  );
}

const COLUMNS: readonly Column<Job>[] = [
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
