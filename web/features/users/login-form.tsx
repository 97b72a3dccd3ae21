import { LIMITS } from '#shared/limits.ts';
import { messages } from '#shared/messages.ko.ts';
import { paths } from '#shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { lineWhenNeeded } from '#web/ui/form/field-group.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { useLoginForm } from './use-login-form.ts';
import { WayOut } from './way-out.tsx';

const texts = messages.login;

type LoginState = ReturnType<typeof useLoginForm>;
type LoginFormProps = Pick<LoginState, 'form' | 'errors' | 'refusal' | 'isSending'>;

export function LoginForm({ form, errors, refusal, isSending }: LoginFormProps) {
  return (
    <Form {...form}>
      <TextField
        label={texts.userId}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        name="userId"
        className={lineWhenNeeded}
        error={errors.userId}
      />
      <PasswordField
        label={texts.password}
        autoComplete="current-password"
        className={`mt-2.5 ${lineWhenNeeded}`}
        name="password"
        error={errors.password}
      />
      <Checkbox label={texts.remember} name="remember" className="mt-1" />
      <div role="alert">{refusal && <RefusalNote refusal={refusal} />}</div>
      <Button type="submit" size="large" className="mt-5 w-full" loading={isSending}>
        {texts.submit}
      </Button>
    </Form>
  );
}

/** Why the log-in was refused, and what to do. */
function RefusalNote({ refusal }: { refusal: NonNullable<LoginState['refusal']> }) {
  const { text, hint, hasEmail, isLockedOut } = refusal;
  return (
    <Note tone="danger" title={text} className="mt-4">
      {hasEmail ? (
        <>
          {texts.emailAsId} <WayOut to={paths.findId()}>{texts.findId}</WayOut>
        </>
      ) : (
        hint
      )}
      {isLockedOut && (
        <>
          {texts.lockedOut.hint(LIMITS.lockMinutes)} <WayOut to={paths.findPw()}>{texts.lockedOut.reset}</WayOut>
        </>
      )}
    </Note>
  );
}
