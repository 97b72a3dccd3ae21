import { inquiryListText as text } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { InquiryBoard } from '#web/features/inquiries/admin/board/inquiry-board.tsx';
import { InquiryDrawer } from '#web/features/inquiries/admin/drawer/inquiry-drawer.tsx';
import { ExportButton } from '#web/features/inquiries/admin/export-button.tsx';
import { InquiryFilters } from '#web/features/inquiries/admin/filters/inquiry-filters.tsx';
import { ViewSwitch } from '#web/features/inquiries/admin/filters/view-switch.tsx';
import { InquiryTable } from '#web/features/inquiries/admin/list/inquiry-table.tsx';
import { loadInquiries as loader } from '#web/features/inquiries/admin/load-inquiries.ts';
import { ListFooter } from '#web/features/inquiries/admin/list/list-footer.tsx';
import { useInquiryList } from '#web/features/inquiries/admin/use-inquiry-list.ts';
import { AskedAnswerTemplates } from '#web/features/answer-templates/answer-template-manager.tsx';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { paths } from '#shared/paths.ts';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';

export { loader };

/** Inquiries and free trials, for sales. */
export function Component() {
  const { list, board } = useInquiryList();
  const count = list?.totalCount ?? board?.columns.reduce((sum, { totalCount }) => sum + totalCount, 0) ?? 0;
  return (
    <AdminPage
      fills
      title={text.title}
      description={text.description}
      action={
        <>
          <ViewSwitch />
          <ExportButton count={count} />
        </>
      }
    >
      <InquiryFilters />
      <VisuallyHidden>
        <span role="status">{text.total(count)}</span>
      </VisuallyHidden>
      {board ? <InquiryBoard /> : <InquiryTable />}
      <ListFooter />
      <InquiryDrawer />
      <AskedAnswerTemplates of="free" list={paths.contactList()} />
    </AdminPage>
  );
}
