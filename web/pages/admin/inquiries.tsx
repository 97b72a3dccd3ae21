import { inquiryListText as text } from '#shared/messages/site/inquiry-list.ko.ts';
import { InquiryBoard } from '#web/features/inquiries/admin/board/inquiry-board.tsx';
import { InquiryDrawer } from '#web/features/inquiries/admin/drawer/inquiry-drawer.tsx';
import { ExportButton } from '#web/features/inquiries/admin/export-button.tsx';
import { FilterBar } from '#web/features/inquiries/admin/filters/filter-bar.tsx';
import { SavedFilters } from '#web/features/inquiries/admin/filters/saved-filters.tsx';
import { SortSelect } from '#web/features/inquiries/admin/filters/sort-select.tsx';
import { StatusTabs } from '#web/features/inquiries/admin/filters/status-tabs.tsx';
import { ViewSwitch } from '#web/features/inquiries/admin/filters/view-switch.tsx';
import { InquiryTable } from '#web/features/inquiries/admin/list/inquiry-table.tsx';
import { loadInquiries as loader } from '#web/features/inquiries/admin/load-inquiries.ts';
import { NoticeSwitch } from '#web/features/inquiries/admin/notice-switch.tsx';
import { useInquiryList } from '#web/features/inquiries/admin/use-inquiry-list.ts';
import { AdminNav } from '#web/features/admin/admin-nav.tsx';
import { RoleNote } from '#web/features/admin/role-note.tsx';
import { PageMeta } from '#web/lib/page-meta.tsx';
import { paths } from '#shared/paths.ts';
import { Container, PageHeading } from '#web/ui/page-heading.tsx';

export { loader };

/** Inquiries and free trials, for sales. */
export function Component() {
  const { list, board } = useInquiryList();
  const count = list?.totalCount ?? board?.columns.reduce((sum, { totalCount }) => sum + totalCount, 0) ?? 0;
  return (
    <Container className="py-8 lg:py-14">
      <PageMeta title={text.title} description={text.description} noIndex />
      <AdminNav pathname={paths.contactList()} folded />
      <div className="mt-6">
        <PageHeading
          title={text.title}
          description={text.description}
          note={<RoleNote pathname={paths.contactList()} />}
          action={<ExportButton count={count} />}
        />
      </div>
      <div className="mt-8 flex flex-col gap-4">
        <FilterBar />
        <SavedFilters />
        <StatusTabs />
        <NoticeSwitch />
      </div>
      <div className="mt-4 mb-3 flex items-center justify-between gap-4">
        <p role="status" className="text-label font-semibold text-ink">
          {text.total(count)}
        </p>
        <div className="flex items-center gap-2">
          {list && <SortSelect />}
          <ViewSwitch />
        </div>
      </div>
      {board ? <InquiryBoard /> : <InquiryTable />}
      <InquiryDrawer />
    </Container>
  );
}
