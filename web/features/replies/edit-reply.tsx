import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Reply } from '#shared/contract/boards/reply.contract.ts';
import { messages } from '#shared/messages.ko.ts';
import { STALE_TEXT } from '#shared/messages/common/stale.ko.ts';
import { StaleNotice } from '#web/lib/failures/stale-notice.tsx';
import { useBoardType } from '../documents/route-board.ts';
import { CommentForm } from './comment-form.tsx';
import { textOfHtml } from './reply-text.ts';
import { RichReplyForm } from './rich-reply-form.tsx';
import type { ReplyActions } from './use-reply-actions.ts';

const text = messages.documents.replies;

interface EditReplyProps {
  reply: Reply;
  actions: ReplyActions;
  onDone: () => void;
}

/** Edits as plain text, or in the editor if the reply has formatting. */
export function EditReply({ reply, actions, onDone }: EditReplyProps) {
  const boardType = useBoardType();
  // As the form began with it: what a colleague saves may be loaded meanwhile.
  const [{ isOfficial, bodyHtml: stored, updatedAt }] = useState(reply);
  const plain = isOfficial ? null : textOfHtml(stored);
  const [isStale, setStale] = useState(false);
  const { pathname, search } = useLocation();
  const save = async (bodyHtml: string) => {
    // Whoever has been told of the colleague's text and saves means it.
    const seen = isStale ? {} : { updatedAt };
    const isDone = await actions.update({ replyId: reply.replyId, bodyHtml, ...seen }, () => setStale(true));
    if (isDone) onDone();
    return isDone;
  };
  const form = { submitLabel: isStale ? STALE_TEXT.overwrite : text.save, onSubmit: save, onCancel: onDone };
  return (
    <div className="mt-4">
      {plain === null ? (
        <RichReplyForm {...form} boardType={boardType} label={text.officialBody} initialHtml={stored} />
      ) : (
        <CommentForm {...form} label={text.edit} initialText={plain} autoFocus />
      )}
      {isStale && <StaleNotice href={`${pathname}${search}#reply-${reply.replyId}`} />}
    </div>
  );
}
