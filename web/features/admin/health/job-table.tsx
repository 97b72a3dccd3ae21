import { healthText as text } from '#shared/messages/admin/system/health.ko.ts';
import { AdminTable } from '../table/admin-table.tsx';
import type { Health } from './health-facts.tsx';
import { JOB_COLUMNS } from './job-columns.tsx';

/** Background jobs with the result of their last run. */
export function JobTable({ jobs }: { jobs: Health['jobs'] }) {
  return (
    <section className="mt-8" aria-labelledby="jobs">
      <h2 id="jobs" className="mb-2 text-lg font-bold text-ink">
        {text.jobs}
      </h2>
      <AdminTable caption={text.jobs} columns={JOB_COLUMNS} rows={jobs} rowKey={({ name }) => name} />
    </section>
  );
}
