import { useNavigate, useSearchParams } from 'react-router';
import { messages } from '#shared/messages.ko.ts';
import { paths } from '#shared/paths.ts';
import { useCheckedForm } from '#web/lib/use-checked-form.ts';
import { localPath, rememberReturnPath } from '#web/lib/session/return-path.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { ACCOUNT_FIELDS, ACCOUNT_RULES } from '../account-fields.ts';
import { EmailField } from '#web/ui/form/email/email-field.tsx';
import { useLogin } from '../use-login.ts';
import { useSaveUser } from '../use-save-user.ts';
import { useSignIn } from '../use-sign-in.ts';
import type { UserEditValues } from '../user-edit-values.ts';
import { valuesOf } from '../user-edit-values.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import type { Unlocked } from './password-gate.tsx';

const texts = messages.userEdit;

/** For staff who must change the password. Logs in with the new one and goes on to the page that was wanted. */
export function NewPasswordForm({ unlocked }: { unlocked: Unlocked }) {
  const { detail } = unlocked;
  const navigate = useNavigate();
  const logIn = useLogin();
  const signIn = useSignIn();
  const [search] = useSearchParams();
  const next = localPath(search.get('next') ?? '', location.origin) ?? paths.admin();
  const form = useCheckedForm<UserEditValues>({ defaultValues: valuesOf(detail) });
  const { errors, isSubmitting } = form.formState;

  const goOn = async (password: string) => {
    const answer = await logIn(detail.userId, password);
    if ('token' in answer && (await signIn(answer.token))) {
      // At once: the page must have the focus before what follows opens a dialog above it.
      await navigate(next, { replace: true, flushSync: true });
      return true;
    }
    // The second factor is asked for there.
    rememberReturnPath(next);
    return false;
  };
  const save = useSaveUser(form, unlocked, goOn);

  return (
    <Form onSubmit={form.handleSubmit(save)}>
      <TextField label={texts.userId} value={detail.userId} readOnly autoComplete="username" />
      <NewPasswordFields form={form} detail={detail} isRequired />
      {detail.email === '' && (
        <EmailField
          label={texts.email}
          form={form}
          {...ACCOUNT_FIELDS.email}
          className="mt-2.5"
          hint={texts.emailMissing}
          error={errors.email?.message}
          {...form.register('email', ACCOUNT_RULES.email)}
        />
      )}
      <Button type="submit" size="large" className="mt-8 w-full" loading={isSubmitting}>
        {texts.save}
      </Button>
    </Form>
  );
}
