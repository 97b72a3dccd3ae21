import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { LIMITS } from '#shared/limits.ts';
import { messages } from '#shared/messages.ko.ts';
import { checkReplyText } from '#shared/validation.ts';
import { useLeaveWarning } from '#web/lib/dialog/use-leave-warning.ts';
import { Form } from '#web/ui/form/form.tsx';
import { TextArea } from '#web/ui/form/text-field.tsx';
import { htmlOfText } from './reply-text.ts';
import { ReplyFormButtons } from './reply-form-buttons.tsx';

const texts = messages.documents.replies;

interface CommentFormProps {
  label: string;
  submitLabel: string;
  initialText?: string;
  autoFocus?: boolean;
  /** Resolves with false if it failed; the text then stays. */
  onSubmit: (bodyHtml: string) => Promise<boolean>;
  onCancel?: () => void;
}

/** Plain-text comment form. */
export function CommentForm({ label, submitLabel, initialText = '', autoFocus, onSubmit, onCancel }: CommentFormProps) {
  const [text, setText] = useState(initialText);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useLeaveWarning(() => text !== initialText);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const problem = checkReplyText(text);
    setError(problem);
    if (problem !== null) return;
    setBusy(true);
    const isDone = await onSubmit(htmlOfText(text));
    setBusy(false);
    if (isDone) setText('');
  };

  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <TextArea
        label={label}
        hideLabel
        rows={3}
        value={text}
        autoFocus={autoFocus}
        maxLength={LIMITS.replyMaxChars}
        placeholder={texts.placeholder}
        error={error}
        onChange={(event) => {
          setText(event.target.value);
          setError(null);
        }}
      />
      <div className="flex justify-end gap-2">
        <ReplyFormButtons submitLabel={submitLabel} isBusy={isBusy} onCancel={onCancel} />
      </div>
    </Form>
  );
}
