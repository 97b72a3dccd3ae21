import { useForm } from 'react-hook-form';
import type { OutputOf } from '#shared/contract/calls.ts';
import { messages } from '#shared/messages.ko.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi, useAppState } from '#web/lib/app-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { lineWhenNeeded } from '#web/ui/form/field-group.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { openTransport } from './password-transport.ts';

/**
 * The member's data and the password that opened the page. Kept until the page is left, because saving needs the
 * password again.
 */
export interface Unlocked {
  password: string;
  detail: OutputOf<'/api/v1/user/get-user-detail'>;
}

const texts = messages.userEdit;

export function PasswordGate({ onUnlock }: { onUnlock: (unlocked: Unlocked) => void }) {
  const api = useApi();
  const loginId = useAppState((state) => state.loginId);
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } });

  const submit = handleSubmit(async ({ password }) => {
    try {
      const { keyId, encrypt } = await openTransport(api);
      const detail = await api.post('/api/v1/user/get-user-detail', { keyId, password: await encrypt(password) });
      onUnlock({ password, detail });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setError('password', { message: error.message }, { shouldFocus: true });
    }
  });

  return (
    <Form onSubmit={submit}>
      <TextField label={texts.userId} value={loginId} readOnly autoComplete="username" className={lineWhenNeeded} />
      <PasswordField
        label={texts.password}
        required
        autoComplete="current-password"
        className={`mt-4 ${lineWhenNeeded}`}
        error={formState.errors.password?.message}
        {...register('password', { validate: (value) => value !== '' || messages.user.enterPassword })}
      />
      <Button type="submit" size="large" className="mt-4 w-full" loading={formState.isSubmitting}>
        {texts.unlock}
      </Button>
    </Form>
  );
}
