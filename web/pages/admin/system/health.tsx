import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { healthText as text } from '#shared/messages/admin/system/health.ko.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { BackupSection } from '#web/features/admin/health/backup-section.tsx';
import { ConcernList } from '#web/features/admin/health/concern-list.tsx';
import { HealthFacts, ProcessFacts } from '#web/features/admin/health/health-facts.tsx';
import { JobTable } from '#web/features/admin/health/job-table.tsx';
import { Disclosure } from '#web/ui/navigation/disclosure.tsx';
import { apiFrom } from '#web/lib/page/loader-context.ts';

export const loader = (args: LoaderFunctionArgs) =>
  apiFrom(args).post('/api/v1/admin/health', undefined, { signal: args.request.signal });

/** System state and data export. */
export function Component() {
  const health = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  return (
    <AdminPage title={text.title} description={text.description}>
      {health.concerns.length === 0 ? (
        <p className="mb-6 rounded-control bg-success-soft px-4 py-3 text-label text-success">{text.well}</p>
      ) : (
        <p className="mb-2 text-label font-bold text-ink">{text.toCheck(health.concerns.length)}</p>
      )}
      <ConcernList concerns={health.concerns} />
      <div className="gap-x-8 3xl:grid 3xl:grid-cols-[minmax(0,1fr)_560px] 3xl:items-start">
        <HealthFacts health={health} />
        <BackupSection health={health} onBackupMade={() => void revalidate()} />
      </div>
      <JobTable jobs={health.jobs} />
      <div className="mt-8 border-t border-line">
        <Disclosure title={text.groups.process}>
          <ProcessFacts health={health} />
        </Disclosure>
      </div>
    </AdminPage>
  );
}
