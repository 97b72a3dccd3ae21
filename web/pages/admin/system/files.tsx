import { FileBox } from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { storedFileText as text } from '#shared/messages/admin/system/stored-file.ko.ts';
import { paths } from '#shared/paths.ts';
import { STORAGE_PLACES } from '#shared/site/storage-places.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { oneOf, pageOf } from '#web/features/admin/admin-query.ts';
import { storedFileColumns } from '#web/features/admin/health/stored-file-columns.tsx';
import { placeName } from '#web/features/admin/health/storage-place.ts';
import { NothingHere } from '#web/features/admin/nothing-here.tsx';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';
import { TotalCount } from '#web/features/admin/table/total-count.tsx';
import { formatFileSize } from '#web/features/files/format/file-size.ts';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import { PageLinks } from '#web/lib/page/page-links.tsx';
import { renderLink } from '#web/lib/render-link.tsx';
import { TabLinks } from '#web/ui/navigation/tab-links.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = args.url;
  const place = oneOf(searchParams.get('place') ?? '', STORAGE_PLACES) || undefined;
  const page = pageOf(searchParams.get('page') ?? '');
  const { signal } = args.request;
  return { ...(await apiFrom(args).post('/api/v1/admin/files', { place, page }, { signal })), page };
}

/** Stored files by what they belong to: what the dashboard counts. */
export function Component() {
  const { list, places, totalCount, size, place, page } = useLoaderData<typeof loader>();
  const bytes = places.find((one) => one.place === place)?.bytes ?? 0;
  return (
    <AdminPage fills title={text.title} description={text.description}>
      <TabLinks
        size="small"
        label={text.places}
        tabs={places.map((one) => ({
          label: placeName(one.place),
          href: paths.adminFiles(one.place),
          isCurrent: one.place === place,
          count: one.files,
        }))}
        renderLink={renderLink}
      />
      {place === null || list.length === 0 ? (
        <NothingHere icon={FileBox} title={text.empty} />
      ) : (
        <AdminTable
          toolbar={<TotalCount>{text.total(totalCount, formatFileSize(bytes))}</TotalCount>}
          caption={text.caption(placeName(place))}
          columns={storedFileColumns(place)}
          rows={list}
          rowKey={({ fileId }) => fileId}
        />
      )}
      <PageLinks
        page={page}
        pageCount={Math.ceil(totalCount / size)}
        className="mt-3"
        hrefFor={(target) => `${paths.adminFiles(place ?? '')}&page=${target}`}
      />
    </AdminPage>
  );
}
