import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { companyText as text } from '#shared/messages/site/company.ko.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { CompanyForm } from '#web/features/site/admin/company-form.tsx';
import { apiFrom } from '#web/lib/page/loader-context.ts';

export async function loader(args: LoaderFunctionArgs) {
  const api = apiFrom(args);
  const { signal } = args.request;
  const [brand, company] = await Promise.all([
    api.post('/api/v1/admin/brand', undefined, { signal }),
    api.post('/api/v1/admin/company', undefined, { signal }),
  ]);
  return { brand, company };
}

/** Name, logo and company data, as shown in the footer, on the company page and to search engines. */
export function Component() {
  const { brand, company } = useLoaderData<typeof loader>();
  return (
    <AdminPage title={text.title} description={text.description}>
      <CompanyForm brand={brand} company={company} />
    </AdminPage>
  );
}
