import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { DRIVER_TYPES } from '#shared/site/drivers.ts';
import { LIMITS } from '#shared/limits.ts';
import { driverAdminText as text } from '#shared/messages/admin/system/driver.ko.ts';
import { driverText } from '#shared/messages/site/driver.ko.ts';
import { DriverTable } from '#web/features/drivers/admin/driver-table.tsx';
import { ImportDialog } from '#web/features/drivers/admin/import-dialog.tsx';
import { UploadDialog } from '#web/features/drivers/admin/upload-dialog.tsx';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { AdminPagination } from '#web/features/admin/admin-pagination.tsx';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import { paths } from '#shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { TabLinks } from '#web/ui/navigation/tab-links.tsx';
import { Link } from '#web/lib/link.tsx';

const typeOf = (search: URLSearchParams) => DRIVER_TYPES.find((type) => type === search.get('type'));

export function loader(args: LoaderFunctionArgs) {
  const search = new URL(args.request.url).searchParams;
  const page = Math.min(LIMITS.listPageMax, Math.max(1, Math.trunc(Number(search.get('page'))) || 1));
  return apiFrom(args).post('/api/v1/driver/list', { type: typeOf(search), page }, { signal: args.request.signal });
}

/** Drivers offered to visitors and robots, with dialogs for upload and import. */
export function Component() {
  const { list, totalCount, page, size, sourceHosts } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const type = typeOf(search);
  const { revalidate } = useRevalidator();
  const [opened, setOpened] = useState<'upload' | 'import' | null>(null);
  const close = () => setOpened(null);
  const reload = () => void revalidate();

  return (
    <AdminPage
      fills
      title={text.title}
      description={text.description}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="small" variant="secondary" onClick={() => setOpened('import')}>
            {text.import.open}
          </Button>
          <Button size="small" onClick={() => setOpened('upload')}>
            {text.upload.open}
          </Button>
        </div>
      }
    >
      <TabLinks
        size="small"
        label={text.typeFilter}
        tabs={[undefined, ...DRIVER_TYPES].map((tab) => ({
          label: tab ? driverText.types[tab] : text.all,
          href: paths.adminDrivers() + (tab ? `?type=${tab}` : ''),
          isCurrent: tab === type,
        }))}
        renderLink={({ href, ...link }) => <Link to={href} {...link} />}
      />
      {list.length === 0 ? (
        <EmptyState title={text.empty} description={text.emptyHint} />
      ) : (
        <DriverTable drivers={list} totalCount={totalCount} page={page} onDeleted={reload} />
      )}
      <AdminPagination
        page={page}
        totalCount={totalCount}
        size={size}
        addressOf={(changes) => `${paths.adminDrivers()}?${type ? `type=${type}&` : ''}page=${changes.page}`}
      />
      {opened === 'upload' && <UploadDialog onClose={close} onRegistered={reload} />}
      {opened === 'import' && <ImportDialog sourceHosts={sourceHosts} onClose={close} onImported={reload} />}
    </AdminPage>
  );
}
