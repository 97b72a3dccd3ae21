import { useState } from 'react';
import type { Reply } from '#shared/contract/boards/reply.contract.ts';
import { messages } from '#shared/messages.ko.ts';
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
  const save = async (bodyHtml: string) => {
    const isDone = await actions.update({ replyId: reply.replyId, bodyHtml, updatedAt });
    if (isDone) onDone();
    return isDone;
  };
  const form = { submitLabel: text.save, onSubmit: save, onCancel: onDone };
  return (
    <div className="mt-4">
      {plain === null ? (
        <RichReplyForm {...form} boardType={boardType} label={text.officialBody} initialHtml={stored} />
      ) : (
        <CommentForm {...form} label={text.edit} initialText={plain} autoFocus />
      )}
    </div>
  );
}
