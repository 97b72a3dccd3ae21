import { useEffect, useState } from 'react';
import type { OutputOf } from '#shared/contract/calls.ts';
import { codeLoginText as text, secondFactorText } from '#shared/messages/account/second-factor.ko.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/app-context.tsx';
import { paths } from '#shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { LOCKOUT_DIALOG } from '../lockout-dialog.ts';
import { useAlert } from '../use-alert.ts';
import { useCodeEntry } from './use-code-entry.ts';
import { Link } from '#web/lib/link.tsx';

interface CodeFormProps {
  pendingLogin: string;
  onEntered: (entered: OutputOf<'/api/v1/user/login-code'>) => Promise<void>;
  /** Returns to ID and password. */
  onRestart: () => void;
}

/** Second step of the login: a code from the app, or a recovery code. */
export function CodeForm({ pendingLogin, onEntered, onRestart }: CodeFormProps) {
  const api = useApi();
  const alert = useAlert();
  const [isRecovery, setRecovery] = useState(false);
  const { field, error, isSending, submit, clear } = useCodeEntry({
    missing: isRecovery ? secondFactorText.enterRecovery : secondFactorText.enterCode,
    onCode: async (code) => {
      await onEntered(await api.post('/api/v1/user/login-code', { pendingLogin, code }));
    },
    onRefused: (failure) => {
      if (!(failure instanceof ApiError) || failure.status >= 500) throw failure;
      if (failure.code === 'LO04') {
        void alert(failure.message, LOCKOUT_DIALOG);
        return failure.message;
      }
      if (failure.code === 'LO06' && isRecovery) return text.wrongRecovery;
      if (failure.code !== 'LO07') return failure.message;
      void alert(failure.message, { title: text.title, icon: 'clock' });
      onRestart();
      return null;
    },
  });

  useEffect(() => field.current?.focus(), [field, isRecovery]);

  const change = () => {
    clear();
    setRecovery(!isRecovery);
  };

  return (
    <>
      <Form onSubmit={submit} onInput={clear}>
        <TextField
          key={String(isRecovery)}
          ref={field}
          label={isRecovery ? text.recovery : text.code}
          hint={isRecovery ? text.descriptionRecovery : text.description}
          name="code"
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize={isRecovery ? 'characters' : 'none'}
          spellCheck={false}
          maxLength={20}
          error={error}
        />
        <Button type="submit" size="large" className="mt-4 w-full" loading={isSending}>
          {text.submit}
        </Button>
      </Form>
      <div className="mt-6 flex flex-wrap justify-center gap-x-5 gap-y-1">
        <Button variant="ghost" size="small" onClick={change}>
          {isRecovery ? text.toCode : text.toRecovery}
        </Button>
        <Button variant="ghost" size="small" onClick={onRestart}>
          {text.restart}
        </Button>
      </div>
      <p className="mt-6 text-center text-sm text-ink-muted">
        {text.lost}{' '}
        <Link to={paths.contact()} className="font-semibold text-accent-ink underline underline-offset-4">
          {text.toContact}
        </Link>
      </p>
    </>
  );
}
