import { messages } from '#shared/messages.ko.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { useLoginForm } from './use-login-form.ts';

const texts = messages.login;

type LoginFormProps = Pick<ReturnType<typeof useLoginForm>, 'form' | 'errors' | 'isSending'>;

export function LoginForm({ form, errors, isSending }: LoginFormProps) {
  return (
    <Form {...form}>
      <TextField
        label={texts.userId}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        name="userId"
        error={errors.userId}
      />
      <PasswordField
        label={texts.password}
        autoComplete="current-password"
        className="mt-2.5"
        name="password"
        error={errors.password}
      />
      <Checkbox label={texts.remember} name="remember" />
      <Button type="submit" size="large" className="mt-6 w-full" loading={isSending}>
        {texts.submit}
      </Button>
    </Form>
  );
}
