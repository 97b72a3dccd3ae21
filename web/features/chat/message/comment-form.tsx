import { useState } from 'react';
import { LIMITS } from '../../../../shared/limits.ts';
import { chatText } from '../../../../shared/messages/chat.ko.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-field.tsx';

const text = chatText.comment;

interface CommentFormProps {
  onSend: (comment: string) => Promise<void>;
  onSkip: () => void;
}

/** What was missing, if somebody wants to say. */
export function CommentForm({ onSend, onSkip }: CommentFormProps) {
  const [comment, setComment] = useState('');
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    await onSend(comment.trim());
    setSending(false);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (comment.trim() !== '' && !isSending) void send();
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
        <Button variant="ghost" size="small" onClick={onSkip}>
          {text.skip}
        </Button>
        <Button type="submit" size="small" loading={isSending} aria-disabled={comment.trim() === ''}>
          {text.send}
        </Button>
      </div>
    </form>
  );
}
