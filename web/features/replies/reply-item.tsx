import { CornerDownRight } from 'lucide-react';
import { useState } from 'react';
import type { Reply } from '#shared/contract/boards/reply.contract.ts';
import { messages } from '#shared/messages.ko.ts';
import { cx } from '#web/ui/cx.ts';
import { CommentForm } from './comment-form.tsx';
import { EditReply } from './edit-reply.tsx';
import { ReplyAuthor } from './reply-author.tsx';
import { ReplyButtons } from './reply-buttons.tsx';
import type { ReplyActions } from './use-reply-actions.ts';
import { RichText } from '#web/ui/rich-text.tsx';

const text = messages.documents.replies;

interface ReplyItemProps {
  reply: Reply;
  documentId: string;
  actions: ReplyActions;
}

/** One reply; official and accepted answers are highlighted. */
export function ReplyItem({ reply, documentId, actions }: ReplyItemProps) {
  const [mode, setMode] = useState<'read' | 'edit' | 'reply'>('read');
  const backToReading = () => setMode('read');
  const answer = async (bodyHtml: string) => {
    const isDone = await actions.write({ documentId, parentId: reply.replyId, bodyHtml });
    if (isDone) backToReading();
    return isDone;
  };

  if (reply.isDeleted) return <p className="py-6 text-label text-ink-muted">{text.deleted}</p>;
  return (
    <article
      id={`reply-${reply.replyId}`}
      className={cx(
        'py-6',
        reply.isOfficial && 'my-4 rounded-card border border-accent/25 bg-accent-soft/40 px-5 md:px-7',
        reply.isAccepted && 'my-4 rounded-card border border-success/30 bg-success-soft/50 px-5 md:px-7',
        reply.parentId !== null && 'relative pl-8 md:pl-10',
      )}
    >
      {reply.parentId !== null && (
        <CornerDownRight size={18} aria-hidden="true" className="absolute top-6.5 left-0 text-ink-muted md:left-2" />
      )}
      <ReplyAuthor reply={reply} />
      {mode === 'edit' ? (
        <EditReply reply={reply} actions={actions} onDone={backToReading} />
      ) : (
        <RichText html={reply.bodyHtml} className="mt-3 text-base" />
      )}
      {mode === 'read' && <ReplyButtons reply={reply} actions={actions} onMode={setMode} />}
      {mode === 'reply' && (
        <div className="mt-4">
          <CommentForm
            label={text.writeReply}
            submitLabel={text.submit}
            autoFocus
            onSubmit={answer}
            onCancel={backToReading}
          />
        </div>
      )}
    </article>
  );
}
