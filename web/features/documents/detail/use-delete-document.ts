import { useNavigate } from 'react-router';
import { LIMITS } from '#shared/limits.ts';
import { documentDeleteText } from '#shared/messages/boards/documents/document-delete.ko.ts';
import { messages } from '#shared/messages.ko.ts';
import { useApi, useDialog, useToast } from '#web/lib/app-context.tsx';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import { useListLink } from '../use-list-link.ts';

const text = messages.documents.detail;

interface Deletable {
  documentId: string;
  title: string;
  abilities: { restore: boolean };
}

/** Asks, deletes and returns to the list. */
export function useDeleteDocument({ documentId, title, abilities }: Deletable): () => Promise<void> {
  const api = useApi();
  const dialog = useDialog();
  const toast = useToast();
  const navigate = useNavigate();
  const listLink = useListLink();
  const showFailure = useShowFailure();

  return async () => {
    try {
      const answer = await dialog.open({
        title: text.deleteTitle,
        messageHtml: abilities.restore
          ? documentDeleteText.confirmStaff(title, LIMITS.trashDays)
          : documentDeleteText.confirm(title),
        cancel: true,
        delete: true,
        onDelete: () => api.post('/api/v1/board/deleteDocument', { documentId }),
      });
      if (answer !== 'delete') return;
      toast.success(text.deleted);
      await navigate(listLink);
    } catch (error) {
      showFailure(error);
    }
  };
}
