import { useEffect } from 'react';
import { secondFactorText as text } from '#shared/messages/account/second-factor.ko.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { reactionTo } from '#web/lib/failures/failure-reaction.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useCodeEntry } from './use-code-entry.ts';

interface CodeStepProps {
  hint: string;
  submitLabel: string;
  /** Only six-digit codes from the app. */
  isDigits?: boolean;
  isDangerous?: boolean;
  onCode: (code: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for a code and runs the action. Errors are shown at the field. */
export function CodeStep({
  hint,
  submitLabel,
  isDigits = false,
  isDangerous = false,
  onCode,
  onCancel,
}: CodeStepProps) {
  const { field, error, isSending, submit, clear } = useCodeEntry({
    missing: text.enterCode,
    onCode,
    onRefused: (failure) => {
      if (!(failure instanceof ApiError)) throw failure;
      return reactionTo(failure) === null ? failure.message : null;
    },
  });

  useEffect(() => field.current?.focus(), [field]);

  return (
    <Form onSubmit={submit} onInput={clear} className="mt-4">
      <TextField
        ref={field}
        label={text.code}
        hint={hint}
        inputMode={isDigits ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        error={error}
      />
      <div className="mt-2 flex gap-2">
        <Button variant="secondary" className="flex-1" onClick={onCancel}>
          {text.cancel}
        </Button>
        <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} className="flex-1" loading={isSending}>
          {submitLabel}
        </Button>
      </div>
    </Form>
  );
}
