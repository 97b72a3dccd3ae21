import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { answerError } from '#shared/inquiries/inquiry-rules.ts';
import { LIMITS } from '#shared/limits.ts';
import { inquiryListText } from '#shared/messages/site/inquiry-list.ko.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi, useDialog, useToast } from '#web/lib/app-context.tsx';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/form/text-field.tsx';

const text = inquiryListText.answer;

/** Reply by mail to the person who inquired. The text stays until it is sent. */
export function AnswerSection({ contractId, onChanged }: { contractId: string; onChanged: () => void }) {
  const api = useApi();
  const dialog = useDialog();
  const toast = useToast();
  const showFailure = useShowFailure();
  const [message, setMessage] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  const send = async () => {
    const problem = answerError(message);
    setError(problem);
    if (problem !== null) return;
    const question = { title: text.title, messageHtml: text.confirm, confirm: true, cancel: true };
    if ((await dialog.open(question)) !== 'confirm') return;
    setSending(true);
    try {
      await api.post('/api/v1/free/answer', { contractId, message });
      toast.success(text.sent);
      setMessage('');
      onChanged();
    } catch (failure) {
      if (failure instanceof ApiError && failure.fields.message) setError(failure.fields.message);
      else showFailure(failure);
    } finally {
      setSending(false);
    }
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send();
  };

  return (
    <section className="mt-7">
      <h3 className="mb-2.5 text-label font-bold text-ink">{text.title}</h3>
      <form noValidate onSubmit={submit}>
        <TextArea
          label={text.label}
          hideLabel
          rows={4}
          value={message}
          placeholder={text.placeholder}
          hint={text.hint}
          maxLength={LIMITS.inquiryMessageMaxChars}
          error={error}
          onChange={({ target }) => {
            setMessage(target.value);
            setError(null);
          }}
        />
        <div className="mt-1 flex justify-end">
          <Button type="submit" size="small" variant="secondary" loading={isSending}>
            {text.send}
          </Button>
        </div>
      </form>
    </section>
  );
}
