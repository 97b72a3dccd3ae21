import { healthText as text } from '#shared/messages/admin/system/health.ko.ts';
import { Disclosure } from '#web/ui/navigation/disclosure.tsx';
import { AdminTable } from '../table/admin-table.tsx';
import type { Health } from './health-facts.tsx';
import { JOB_COLUMNS } from './job-columns.tsx';

const table = (jobs: Health['jobs']) => (
  <AdminTable caption={text.jobs} columns={JOB_COLUMNS} rows={jobs} rowKey={({ name }) => name} />
);

/** Background jobs with the result of their last run; those that work are one line that opens. */
export function JobTable({ jobs }: { jobs: Health['jobs'] }) {
  const isWell = ({ endedAt, error }: Health['jobs'][number]) => endedAt !== null && !error;
  const [well, watched] = [jobs.filter(isWell), jobs.filter((job) => !isWell(job))];
  return (
    <section className="mt-8" aria-labelledby="jobs">
      <h2 id="jobs" className="mb-2 text-lg font-bold text-ink">
        {text.jobs}
      </h2>
      {watched.length > 0 && table(watched)}
      {well.length > 0 && (
        <Disclosure small title={text.jobsOk(well.length)}>
          {table(well)}
        </Disclosure>
      )}
    </section>
  );
}
