import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { companyText as text } from '#shared/messages/site/company.ko.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { CompanyForm } from '#web/features/site/admin/company-form.tsx';
import { apiFrom } from '#web/lib/loader-context.ts';

export const loader = (args: LoaderFunctionArgs) =>
  apiFrom(args).post('/api/v1/admin/company', undefined, { signal: args.request.signal });

/** Company data, as shown in the footer, on the company page and to search engines. */
export function Component() {
  const kept = useLoaderData<typeof loader>();
  return (
    <AdminPage title={text.title} description={text.description}>
      <CompanyForm key={kept.updatedAt} kept={kept} />
    </AdminPage>
  );
}
