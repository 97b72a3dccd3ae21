import { useForm } from 'react-hook-form';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { ERROR_TEXT, messages } from '#shared/messages.ko.ts';
import { checkPassword, checkPasswordRetype } from '#shared/validation.ts';
import { AuthLayout } from '#web/features/users/auth-layout.tsx';
import { readLinkToken } from '#web/features/users/link-action.tsx';
import { PasswordStrength } from '#web/features/users/password/password-strength.tsx';
import { openTransport } from '#web/features/users/password/password-transport.ts';
import { useAlert } from '#web/features/users/use-alert.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/app-context.tsx';
import { showFieldErrors } from '#web/lib/show-field-errors.ts';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { paths } from '#shared/paths.ts';
import { Link } from '#web/lib/link.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';

const texts = messages.resetPassword;

export async function loader(args: LoaderFunctionArgs) {
  const token = readLinkToken(args);
  const link = await apiFrom(args).post('/api/v1/user/reset-check', { token }, { signal: args.request.signal });
  return { token, ...link };
}

export function Component() {
  const { token, valid, userId } = useLoaderData<typeof loader>();
  const api = useApi();
  const alert = useAlert();
  const form = useForm({ defaultValues: { userKey: '', retype: '' } });
  const { register, handleSubmit, watch, formState, getValues, trigger } = form;

  const submit = handleSubmit(async ({ userKey }) => {
    try {
      const { keyId, encrypt } = await openTransport(api);
      await api.post('/api/v1/user/reset-user-key', { token, keyId, userKey: await encrypt(userKey) });
      // Not awaited: the button must not look busy behind the dialog.
      void alert(texts.done, { title: texts.title, icon: 'success', route: paths.login() });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (showFieldErrors(form, error.fields)) return;
      if (error.code === 'US02')
        return void alert(error.message, { title: texts.title, icon: 'warning', route: paths.findPw() });
      if (error.status < 500) void alert(error.message, { title: texts.title, icon: 'warning' });
    }
  });

  return (
    <AuthLayout title={texts.title} description={valid ? texts.description(userId) : undefined}>
      <PageMeta title={texts.title} description={texts.invalid} noIndex />
      {/* The URL contains the secret token: it must not be sent as referrer. */}
      <meta name="referrer" content="no-referrer" />
      {valid ? (
        <Form onSubmit={submit}>
          <PasswordField
            label={texts.password}
            required
            autoComplete="new-password"
            hint={<PasswordStrength typed={{ password: watch('userKey') }} rule={messages.signup.passwordHint} />}
            error={formState.errors.userKey?.message}
            {...register('userKey', {
              validate: (value) => checkPassword(value) ?? true,
              onChange: () => void (getValues('retype') !== '' && trigger('retype')),
            })}
          />
          <PasswordField
            label={texts.retype}
            required
            autoComplete="new-password"
            className="mt-2.5"
            hint={messages.signup.retypeHint}
            error={formState.errors.retype?.message}
            {...register('retype', { validate: (value, values) => checkPasswordRetype(value, values.userKey) ?? true })}
          />
          <Button type="submit" size="large" className="mt-6 w-full" loading={formState.isSubmitting}>
            {texts.submit}
          </Button>
        </Form>
      ) : (
        <div className="flex flex-col gap-3">
          <Note tone="danger" title={ERROR_TEXT.US02} className="mb-3">
            {texts.ended}
          </Note>
          <Link to={paths.findPw()} className={buttonClass({ size: 'large' })}>
            {texts.askAgain}
          </Link>
          <Link to={paths.login()} className={buttonClass({ variant: 'ghost' })}>
            {messages.shell.login}
          </Link>
        </div>
      )}
    </AuthLayout>
  );
}
