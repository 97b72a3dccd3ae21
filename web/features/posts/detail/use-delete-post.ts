import { useNavigate } from 'react-router';
import { messages } from '../../../../shared/messages.ko.ts';
import { useApi, useDialog, useToast } from '../../../lib/app-context.tsx';
import { useTellFailure } from '../../../shell/use-tell-failure.ts';
import { useListLink } from '../use-list-link.ts';

const text = messages.posts.detail;

/** Asks, deletes, and leads back to the list. */
export function useDeletePost(documentId: string): () => Promise<void> {
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
        messageHtml: text.deleteConfirm,
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
