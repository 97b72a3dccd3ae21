import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { healthText as text } from '../../../shared/messages/admin/health.ko.ts';
import { AdminPage } from '../../features/admin/admin-page.tsx';
import { BackupSection } from '../../features/admin/health/backup-section.tsx';
import { HealthFacts } from '../../features/admin/health/health-facts.tsx';
import { JobTable } from '../../features/admin/health/job-table.tsx';
import { apiFrom } from '../../lib/loader-context.ts';

export const loader = (args: LoaderFunctionArgs) =>
  apiFrom(args).post('/api/v1/admin/health', undefined, { signal: args.request.signal });

/** How the portal itself is doing, and its data as a file. */
export function Component() {
  const health = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  return (
    <AdminPage title={text.title} description={text.description}>
      <HealthFacts health={health} />
      <JobTable jobs={health.jobs} />
      <BackupSection health={health} onTaken={() => void revalidate()} />
    </AdminPage>
  );
}
