import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { importExportAdminText as text } from '#shared/messages/admin/content/import-export.ko.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { ExportPanel } from '#web/features/import-export/export-panel.tsx';
import { ImportPanel } from '#web/features/import-export/import-panel.tsx';
import { apiFrom } from '#web/lib/page/loader-context.ts';

export const loader = (args: LoaderFunctionArgs) =>
  apiFrom(args).post('/api/v1/board/transfer-boards', undefined, { signal: args.request.signal });

/** Export and import of whole boards, for administrators. */
export function Component() {
  const boards = useLoaderData<typeof loader>();
  return (
    <AdminPage title={text.title} description={text.description}>
      <div className="grid gap-5 3xl:grid-cols-2 3xl:items-start">
        <ExportPanel boards={boards} />
        <ImportPanel boards={boards} />
      </div>
    </AdminPage>
  );
}
