import { useLocation, useNavigate } from 'react-router';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { useApi, useToast } from '#web/lib/app-context.tsx';
import { useBackToRow } from '#web/lib/page/origin.ts';
import { paths } from '#shared/paths.ts';
import { Drawer } from '#web/ui/overlay/drawer.tsx';
import { useNoteOpened } from '#web/features/admin/palette/recently-opened.ts';
import { isOnTouchScreen } from '#web/lib/is-on-touch-screen.ts';
import { ToAnswer } from '#web/features/answer-templates/to-answer.tsx';
import { DrawerSteps } from '#web/features/admin/table/drawer-steps.tsx';
import { LookWaiting } from '#web/features/admin/table/look-waiting.tsx';
import { useReturnToRow } from '#web/features/admin/table/row-keys.ts';
import { useLook } from '#web/features/admin/table/use-look.ts';
import { writeInquiryQuery } from '../inquiry-query.ts';
import { useInquiryList, useInquiryRows } from '../use-inquiry-list.ts';
import { ANSWER_ID } from './answer-section.tsx';
import { InquirySheet } from './inquiry-sheet.tsx';

/** Drawer of the inquiry named in the query string. */
export function InquiryDrawer() {
  const { query } = useInquiryList();
  const rows = useInquiryRows();
  const api = useApi();
  const navigate = useNavigate();
  const { state } = useLocation();
  const go = (open: string) =>
    void navigate(paths.contactList() + writeInquiryQuery({ ...query, open }), {
      preventScrollReset: true,
      ...(open !== '' && { replace: true, state }),
    });
  const close = useBackToRow() ?? (() => go(''));
  const toast = useToast();
  const { detail, refresh, failure, retry } = useLook({
    id: query.open,
    read: (contractId, lookId, signal) =>
      api.post('/api/v1/free/detail', { contractId, lookId }, { signal, tells: 'CM04' }),
    onGone: (isUnknown) => {
      if (isUnknown) toast.error(inquiryListText.detail.unknown);
      // Going back must not lead here again.
      void navigate(paths.contactList() + writeInquiryQuery({ ...query, open: '' }), { replace: true });
    },
  });
  const returnTo = useReturnToRow(query.open);
  useNoteOpened('inquiries', detail?.company, `${paths.contactList()}?open=${detail?.contractId}`);
  return (
    <Drawer
      open={query.open !== ''}
      onClose={close}
      title={detail?.contractNumber ?? inquiryListText.title}
      tools={
        <>
          {!detail?.isErased && (
            <ToAnswer isInDrawer label={inquiryListText.answer.toField} field={`#${ANSWER_ID} textarea`} />
          )}
          <DrawerSteps ids={rows.map(({ contractId }) => contractId)} open={query.open} onGo={go} />
        </>
      }
      startsAtTitle={isOnTouchScreen()}
      returnTo={returnTo}
    >
      {detail ? (
        <InquirySheet key={detail.contractId} detail={detail} onChanged={refresh} />
      ) : (
        <LookWaiting label={inquiryListText.detail.loading} failure={failure} onRetry={retry} />
      )}
    </Drawer>
  );
}
