import { useRevalidator } from 'react-router';
import { boardOf } from '#shared/boards.ts';
import { adminText } from '#shared/messages/admin/admin.ko.ts';
import { popupText as text } from '#shared/messages/admin/content/popup.ko.ts';
import { valuesOf } from '#web/features/documents/form/document-values.ts';
import type { Previewed } from '#web/features/documents/form/preview-message.ts';
import { previewOf } from '#web/features/documents/form/preview-message.ts';
import { attachmentOf } from '#web/features/files/attachment-state.ts';
import { useApi, useAppState, useDialog, useToast } from '#web/lib/app-context.tsx';
import { isConflict } from '#web/lib/failures/is-conflict.ts';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import type { ManagedPopup } from './popup-group.tsx';

type PopupEnd = (typeof text.end)[keyof typeof text.end];

/** Ends a popup early, reorders current popups, and reads the notice of one to preview it. */
export function usePopupSteps(popups: readonly ManagedPopup[]) {
  const api = useApi();
  const dialog = useDialog();
  const toast = useToast();
  const showFailure = useShowFailure();
  const { revalidate } = useRevalidator();
  const userName = useAppState((state) => state.userName);
  const tell = (error: unknown) => (isConflict(error) ? toast.error(adminText.conflict) : showFailure(error));

  const end = async ({ documentId, title }: ManagedPopup, words: PopupEnd) => {
    const question = {
      title: words.button,
      messageHtml: words.question(title),
      delete: true,
      deleteLabel: words.button,
      cancel: true,
      // Beside a button that cancels.
      cancelLabel: text.keep,
    };
    if ((await dialog.open(question)) !== 'delete') return;
    try {
      await api.post('/api/v1/admin/popup-end', { documentId });
      toast.success(words.done);
    } catch (error) {
      tell(error);
    }
    await revalidate();
  };

  const move = async (at: number, by: 1 | -1) => {
    const seen = popups.map(({ documentId }) => documentId);
    const documentIds = [...seen];
    const [moved] = documentIds.splice(at, 1);
    if (moved === undefined || seen[at + by] === undefined) return;
    documentIds.splice(at + by, 0, moved);
    try {
      await api.post('/api/v1/admin/popup-order', { documentIds, seen });
      toast.success(text.moved);
    } catch (error) {
      tell(error);
    }
    await revalidate();
  };

  /** Null after a failure, which has been shown. */
  const read = async ({ documentId, title }: ManagedPopup): Promise<Previewed | null> => {
    try {
      const { document } = await api.post('/api/v1/board/regData', { boardType: 'notice', documentId });
      const files = (document?.files ?? []).map((file) => attachmentOf(file, true));
      return previewOf('notice', valuesOf(boardOf('notice'), document), files, title, userName);
    } catch (error) {
      showFailure(error);
      return null;
    }
  };

  return { end, move, read };
}
