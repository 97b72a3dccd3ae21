import { useNavigate, useRevalidator } from 'react-router';
import type { InputOf } from '#shared/contract/calls.ts';
import { messages } from '#shared/messages.ko.ts';
import { useApi, useDialog, useToast } from '#web/lib/app-context.tsx';
import { isConflict } from '#web/lib/failures/is-conflict.ts';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import { replyPageAddress } from './reply-page.ts';

const text = messages.documents.replies;

/**
 * Actions on replies. Each reloads the document, because a reply may change its state. `write` and `update` resolve
 * with whether it worked, so that a failed form keeps its text. With several pages, a new reply is shown on
 * the last, to which the server takes every page beyond it.
 */
export function useReplyActions(pageCount = 1) {
  const api = useApi();
  const dialog = useDialog();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const showFailure = useShowFailure();

  const attempt = async (call: () => Promise<unknown>, done: string, onConflict?: () => void): Promise<boolean> => {
    try {
      await call();
    } catch (error) {
      if (onConflict === undefined || !isConflict(error)) showFailure(error);
      else {
        onConflict();
        await revalidate();
      }
      return false;
    }
    await revalidate();
    toast.success(done);
    return true;
  };

  return {
    /** `onConflict`: somebody else has replied since the replies were seen. */
    async write(input: InputOf<'/api/v1/board/writeReply'>, onConflict?: () => void): Promise<boolean> {
      const isWritten = await attempt(() => api.post('/api/v1/board/writeReply', input), text.written, onConflict);
      const isLast = !input.parentId && !input.isOfficial;
      if (isWritten && isLast && pageCount > 1) await navigate(replyPageAddress(pageCount + 1));
      return isWritten;
    },
    /** `onConflict`: somebody else has changed the reply since it was seen. */
    update: (input: InputOf<'/api/v1/board/updateReply'>, onConflict: () => void) =>
      attempt(() => api.post('/api/v1/board/updateReply', input), text.saved, onConflict),
    accept: (input: InputOf<'/api/v1/board/accept-reply'>) =>
      attempt(
        () => api.post('/api/v1/board/accept-reply', input),
        input.isAccepted ? text.acceptedDone : text.unacceptedDone,
      ),
    async remove(replyId: string): Promise<boolean> {
      const title = messages.documents.detail.deleteTitle;
      const answer = await dialog.open({ title, messageHtml: text.deleteConfirm, cancel: true, delete: true });
      if (answer !== 'delete') return false;
      return attempt(() => api.post('/api/v1/board/deleteReply', { replyId }), text.removed);
    },
  };
}

export type ReplyActions = ReturnType<typeof useReplyActions>;
