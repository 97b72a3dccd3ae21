import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { codeLoginText as text, secondFactorText } from '../../../../shared/messages/account/second-factor.ko.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useApi } from '../../../lib/app-context.tsx';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useAlert } from '../use-alert.ts';

interface CodeFormProps {
  pendingLogin: string;
  onEntered: (token: string) => Promise<void>;
  /** Back to ID and password. */
  onRestart: () => void;
}

/** The second step of a login: the code of the app, or a recovery code in its place. */
export function CodeForm({ pendingLogin, onEntered, onRestart }: CodeFormProps) {
  const api = useApi();
  const alert = useAlert();
  const field = useRef<HTMLInputElement>(null);
  const [isRecovery, setRecovery] = useState(false);
  const [error, setError] = useState('');
  const [isSending, setSending] = useState(false);

  useEffect(() => field.current?.focus(), [isRecovery]);

  const send = async (code: string) => {
    setSending(true);
    try {
      const { token } = await api.post('/api/v1/user/login-code', { pendingLogin, code });
      await onEntered(token);
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.status >= 500) throw failure;
      if (failure.code === 'LO04') await alert(failure.message, { route: paths.findPw() });
      else if (failure.code === 'LO07') {
        await alert(failure.message);
        onRestart();
      } else {
        setError(failure.message);
        field.current?.select();
      }
    } finally {
      setSending(false);
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const code = field.current?.value.trim() ?? '';
    if (code !== '') return void send(code);
    setError(isRecovery ? secondFactorText.enterRecovery : secondFactorText.enterCode);
    field.current?.focus();
  };

  const change = () => {
    setError('');
    setRecovery(!isRecovery);
  };

  return (
    <>
      <Form onSubmit={submit} onInput={() => setError('')}>
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
      <p className="mt-6 text-center text-sm text-ink-muted">{text.lost}</p>
    </>
  );
}
