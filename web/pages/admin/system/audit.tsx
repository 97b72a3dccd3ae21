import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { adminText } from '#shared/messages/admin/admin.ko.ts';
import { auditText as text } from '#shared/messages/admin/system/audit.ko.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { AdminPagination } from '#web/features/admin/admin-pagination.tsx';
import { pageOf, readQuery, useAdminQuery } from '#web/features/admin/admin-query.ts';
import { addressOf as targetOf, AUDIT_COLUMNS } from '#web/features/admin/audit/audit-columns.tsx';
import { AuditFilters } from '#web/features/admin/audit/audit-filters.tsx';
import { auditFilters, FIRST_AUDIT } from '#web/features/admin/audit/audit-query.ts';
import { AuditTools } from '#web/features/admin/audit/audit-tools.tsx';
import { useFocusRow } from '#web/features/admin/table/row-keys.ts';
import { useSaved } from '#web/lib/page/origin.ts';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import { paths } from '#shared/paths.ts';
import { NoHits } from '#web/features/admin/table/no-hits.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { TotalCount } from '#web/features/admin/table/total-count.tsx';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const query = readQuery(args.url.searchParams, FIRST_AUDIT);
  const page = pageOf(query.page);
  const input = { ...auditFilters(query), page };
  return { ...(await apiFrom(args).post('/api/v1/admin/audit', input, { signal: args.request.signal })), page };
}

/** Audit log, newest first. */
export function Component() {
  const { list, totalCount, size, page } = useLoaderData<typeof loader>();
  useFocusRow(useSaved());
  const { addressOf, isNarrowed } = useAdminQuery(paths.adminAudit(), FIRST_AUDIT);
  return (
    <AdminPage fills title={text.title} description={text.description} action={<AuditTools />}>
      <AuditFilters />
      {list.length === 0 && isNarrowed && <NoHits title={text.emptyFiltered} reset={addressOf(FIRST_AUDIT)} />}
      {list.length === 0 && !isNarrowed && <EmptyState title={text.empty} />}
      {list.length > 0 && (
        <AdminTable
          name="audit"
          toolbar={<TotalCount>{text.total(totalCount)}</TotalCount>}
          caption={text.caption(page)}
          columns={AUDIT_COLUMNS}
          rows={list}
          rowKey={({ number }) => String(number)}
          keys={list.some((entry) => targetOf(entry) !== null) ? adminText.table.keysOfLinks : null}
        />
      )}
      <AdminPagination page={page} totalCount={totalCount} size={size} addressOf={addressOf} />
    </AdminPage>
  );
}
