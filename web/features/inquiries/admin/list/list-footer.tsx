import { PageLinks } from '#web/lib/page/page-links.tsx';
import { DueSettingButton } from '../due-setting-button.tsx';
import { NoticeSwitch } from '#web/features/admin/notice-switch.tsx';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { AnswerTemplatesButton } from '#web/features/answer-templates/answer-template-manager.tsx';
import { useInquiryList, useInquiryListAddress } from '../use-inquiry-list.ts';

/** Below the list: the user's own setting, that of the administrators, and the pages. */
export function ListFooter() {
  const { query, pageCount } = useInquiryList();
  const addressOf = useInquiryListAddress();
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
      <NoticeSwitch call="/api/v1/free/notice-setting" text={inquiryListText.notice} />
      {/* On a phone below the checkbox, their words at its edge. */}
      <div className="flex flex-wrap gap-x-4 max-md:-mx-3.5 max-md:w-full max-md:gap-x-0">
        <DueSettingButton />
        <AnswerTemplatesButton of="free" />
      </div>
      {query.view === 'board' && (
        <p className="ml-auto text-xs text-ink-muted max-xl:hidden">{inquiryListText.board.keys}</p>
      )}
      <PageLinks
        page={query.page}
        pageCount={pageCount}
        className="ml-auto max-md:mx-auto"
        hrefFor={(page) => addressOf({ page })}
      />
    </div>
  );
}
