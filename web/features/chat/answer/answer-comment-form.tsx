import { useState } from 'react';
import { LIMITS } from '#shared/limits.ts';
import { chatText } from '#shared/messages/chat/chat.ko.ts';
import { Button } from '#web/ui/button.tsx';
import { focusLog } from '../parts/focus-log.ts';
import { TextArea } from '#web/ui/form/text-field.tsx';

const text = chatText.comment;

interface AnswerCommentFormProps {
  /** Resolves with false when sending failed; the text then stays. */
  onSend: (comment: string) => Promise<boolean>;
  onClose: () => void;
}

/** Comment on a bad answer. */
export function AnswerCommentForm({ onSend, onClose }: AnswerCommentFormProps) {
  const [comment, setComment] = useState('');
  const [isSending, setSending] = useState(false);
  const send = async (form: HTMLFormElement) => {
    setSending(true);
    const isSent = await onSend(comment.trim());
    setSending(false);
    if (isSent) leave(form);
  };
  const leave = (control: Element) => {
    focusLog(control);
    onClose();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (comment.trim() !== '' && !isSending) void send(event.currentTarget);
      }}
      className="chat-message mt-2 rounded-xl bg-surface-soft p-4"
    >
      <TextArea
        label={text.label}
        rows={2}
        maxLength={LIMITS.chatFeedbackMaxChars}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      <div className="mt-3 flex justify-end gap-2">
        <Button variant="ghost" size="small" onClick={({ currentTarget }) => leave(currentTarget)}>
          {text.skip}
        </Button>
        <Button type="submit" size="small" loading={isSending} aria-disabled={comment.trim() === ''}>
          {text.send}
        </Button>
      </div>
    </form>
  );
}
