import { ShieldCheck } from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import type { OutputOf } from '#shared/contract/calls.ts';
import { adminText } from '#shared/messages/admin/admin.ko.ts';
import { privacyAdminText as text } from '#shared/messages/admin/system/privacy.ko.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { AdminPagination } from '#web/features/admin/admin-pagination.tsx';
import { pageOf, readQuery, useAdminQuery } from '#web/features/admin/admin-query.ts';
import { ACCESS_COLUMNS } from '#web/features/privacy/admin/access-columns.tsx';
import { AccessFilters } from '#web/features/privacy/admin/access-filters.tsx';
import { ConsentExport } from '#web/features/privacy/admin/consent-export.tsx';
import { ConsentFilters } from '#web/features/privacy/admin/consent-filters.tsx';
import { consentColumns, givenAtOnce } from '#web/features/privacy/admin/consent-columns.tsx';
import { ERASURE_COLUMNS } from '#web/features/privacy/admin/erasure-columns.tsx';
import {
  accessFilters,
  consentFilters,
  FIRST_PRIVACY,
  isFiltered,
  NO_FILTERS,
} from '#web/features/privacy/admin/privacy-query.ts';
import { useFocusRow } from '#web/features/admin/table/row-keys.ts';
import { useSaved } from '#web/lib/page/origin.ts';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import { renderLink } from '#web/lib/render-link.tsx';
import { paths } from '#shared/paths.ts';
import { NothingHere } from '#web/features/admin/nothing-here.tsx';
import { NoHits } from '#web/features/admin/table/no-hits.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { lineTab } from '#web/ui/navigation/line-tab.ts';
import { TabLinks } from '#web/ui/navigation/tab-links.tsx';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const query = readQuery(args.url.searchParams, FIRST_PRIVACY);
  const page = pageOf(query.page);
  const api = apiFrom(args);
  const options = { signal: args.request.signal };
  if (query.tab === 'consents') {
    const input = { ...consentFilters(query), page };
    return { page, consents: await api.post('/api/v1/admin/consents', input, options) };
  }
  if (query.tab === 'erasures') {
    return { page, erasures: await api.post('/api/v1/admin/erasures', { page }, options) };
  }
  const input = { ...accessFilters(query), page };
  return { page, accesses: await api.post('/api/v1/admin/accesses', input, options) };
}

/** Accesses, consents and erasures; the query string selects which. */
export function Component() {
  const { page, consents, accesses, erasures } = useLoaderData<typeof loader>();
  const { addressOf } = useAdminQuery(paths.adminPrivacy(), FIRST_PRIVACY);
  const tab = (value: string, label: string, isCurrent: boolean) => ({
    label,
    href: addressOf({ ...NO_FILTERS, tab: value }),
    isCurrent,
  });
  return (
    <AdminPage
      fills
      title={text.title}
      description={text.description}
      action={consents && <ConsentExport count={consents.totalCount} />}
    >
      <TabLinks
        look={lineTab}
        phone="rows"
        label={text.tabs.label}
        tabs={[
          tab('', text.tabs.accesses, accesses !== undefined),
          tab('consents', text.tabs.consents, consents !== undefined),
          tab('erasures', text.tabs.erasures, erasures !== undefined),
        ]}
        renderLink={renderLink}
      />
      {erasures && <Erasures page={page} {...erasures} />}
      {consents && <Consents page={page} {...consents} />}
      {accesses && <Accesses page={page} {...accesses} />}
    </AdminPage>
  );
}

function Erasures({ page, list, totalCount, size }: OutputOf<'/api/v1/admin/erasures'> & { page: number }) {
  const { addressOf } = useAdminQuery(paths.adminPrivacy(), FIRST_PRIVACY);
  return (
    <>
      <p className="mt-3 text-sm text-ink-muted">{text.erasures.hint}</p>
      <Total count={totalCount} />
      {list.length === 0 ? (
        <NothingHere icon={ShieldCheck} title={text.erasures.empty} />
      ) : (
        <AdminTable
          caption={text.erasures.caption(page)}
          columns={ERASURE_COLUMNS}
          keys={null}
          rows={list}
          rowKey={({ id }) => id}
        />
      )}
      <AdminPagination page={page} totalCount={totalCount} size={size} addressOf={addressOf} />
    </>
  );
}

function Consents({ page, list, totalCount, size }: OutputOf<'/api/v1/admin/consents'> & { page: number }) {
  const { query, addressOf } = useAdminQuery(paths.adminPrivacy(), FIRST_PRIVACY);
  return (
    <>
      <div className="mt-3">
        <ConsentFilters />
      </div>
      <div className="flex items-baseline justify-between gap-4">
        <Total count={totalCount} of={text.consents.total} />
        {/* On a phone the cards name their marks and have no blanks. */}
        {list.length > 0 && <p className="text-xs text-ink-muted max-md:hidden">{text.consents.legend}</p>}
      </div>
      {list.length === 0 && isFiltered(query) && (
        <NoHits title={text.consents.emptyFiltered} reset={addressOf(NO_FILTERS)} />
      )}
      {list.length === 0 && !isFiltered(query) && <EmptyState title={text.consents.empty} />}
      {list.length > 0 && (
        <AdminTable
          caption={text.consents.caption(page)}
          columns={consentColumns(list)}
          keys={null}
          rows={givenAtOnce(list)}
          rowKey={([{ id }]) => id}
        />
      )}
      <AdminPagination page={page} totalCount={totalCount} size={size} addressOf={addressOf} />
    </>
  );
}

function Accesses({ page, list, totalCount, size }: OutputOf<'/api/v1/admin/accesses'> & { page: number }) {
  useFocusRow(useSaved());
  const { query, addressOf } = useAdminQuery(paths.adminPrivacy(), FIRST_PRIVACY);
  return (
    <>
      <div className="mt-3">
        <AccessFilters />
      </div>
      <Total count={totalCount} />
      {list.length === 0 && isFiltered(query) && (
        <NoHits title={text.accesses.emptyFiltered} reset={addressOf(NO_FILTERS)} />
      )}
      {list.length === 0 && !isFiltered(query) && <EmptyState title={text.accesses.empty} />}
      {list.length > 0 && (
        <AdminTable
          caption={text.accesses.caption(page)}
          columns={ACCESS_COLUMNS}
          keys={list.some(({ inquiry, member }) => inquiry ?? member) ? adminText.table.keysOfLinks : null}
          rows={list}
          rowKey={({ id }) => id}
        />
      )}
      <AdminPagination page={page} totalCount={totalCount} size={size} addressOf={addressOf} />
    </>
  );
}

/** An empty list says so itself. */
const Total = ({ count, of = text.total }: { count: number; of?: typeof text.total }) =>
  count > 0 && (
    <p role="status" className="mt-3 mb-2 text-sm font-semibold text-ink">
      {of(count)}
    </p>
  );
