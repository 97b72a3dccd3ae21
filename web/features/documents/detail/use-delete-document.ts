import { useNavigate } from 'react-router';
import { LIMITS } from '#shared/limits.ts';
import { messages } from '#shared/messages.ko.ts';
import { useApi, useDialog, useToast } from '#web/lib/app-context.tsx';
import { useTellFailure } from '#web/shell/use-tell-failure.ts';
import { useListLink } from '../use-list-link.ts';

const text = messages.posts.detail;

interface Deletable {
  documentId: string;
  abilities: { restore: boolean };
}

/** Asks, deletes, and leads back to the list. Nobody but staff ever sees it again. */
export function useDeletePost({ documentId, abilities }: Deletable): () => Promise<void> {
  const api = useApi();
  const dialog = useDialog();
  const toast = useToast();
  const navigate = useNavigate();
  const listLink = useListLink();
  const tellFailure = useTellFailure();

  return async () => {
    try {
      const answer = await dialog.open({
        title: text.deleteTitle,
        messageHtml: abilities.restore ? text.deleteConfirmStaff(LIMITS.trashDays) : text.deleteConfirm,
        cancel: true,
        delete: true,
        onDelete: () => api.post('/api/v1/board/deleteDocument', { documentId }),
      });
      if (answer !== 'delete') return;
      toast.success(text.deleted);
      await navigate(listLink);
    } catch (error) {
      tellFailure(error);
    }
  };
}
