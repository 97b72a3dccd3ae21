import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { messages } from '../../shared/messages.ko.ts';
import { AuthLayout } from '../features/auth/auth-layout.tsx';
import { rememberId, rememberedId } from '../features/auth/remembered-id.ts';
import { useLogin } from '../features/auth/use-login.ts';
import { PageMeta } from '../lib/page-meta.tsx';
import { paths } from '../paths.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';

interface LoginForm {
  userId: string;
  password: string;
  remember: boolean;
}

const texts = messages.login;

export function Component() {
  const navigate = useNavigate();
  const logIn = useLogin();
  const { register, handleSubmit, setValue, formState } = useForm<LoginForm>({
    defaultValues: { userId: '', password: '', remember: false },
  });

  useEffect(() => {
    const saved = rememberedId();
    if (saved === null) return;
    setValue('userId', saved);
    setValue('remember', true);
  }, [setValue]);

  const submit = handleSubmit(async ({ userId, password, remember }) => {
    if (!(await logIn(userId.trim(), password))) return;
    rememberId(remember ? userId.trim() : null);
    await navigate(paths.home());
  });

  return (
    <AuthLayout title={texts.title} description={texts.description}>
      <PageMeta title={texts.title} description={texts.description} noIndex />
      <form onSubmit={submit} noValidate>
        <TextField
          label={texts.userId}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={formState.errors.userId?.message}
          {...register('userId', { validate: (value) => value.trim() !== '' || messages.user.enterUserId })}
        />
        <PasswordField
          label={texts.password}
          autoComplete="current-password"
          className="mt-4"
          error={formState.errors.password?.message}
          {...register('password', { validate: (value) => value !== '' || messages.user.enterPassword })}
        />
        <Checkbox label={texts.remember} {...register('remember')} />
        <Button type="submit" size="large" className="mt-6 w-full" loading={formState.isSubmitting}>
          {texts.submit}
        </Button>
      </form>
      <ul className="mt-6 flex flex-wrap justify-center gap-x-5 gap-y-1 text-[15px] text-ink-soft">
        <li>
          <Link className="inline-block py-2 hover:text-ink hover:underline" to={paths.findId()}>
            {texts.findId}
          </Link>
        </li>
        <li>
          <Link className="inline-block py-2 hover:text-ink hover:underline" to={paths.findPw()}>
            {texts.findPw}
          </Link>
        </li>
      </ul>
      <div className="mt-8 border-t border-line pt-8">
        <p className="mb-3 text-center text-ink-muted">{texts.noAccount}</p>
        <Link to={paths.signup()} className={`${buttonClass({ variant: 'secondary', size: 'large' })} w-full`}>
          {texts.signup}
        </Link>
      </div>
    </AuthLayout>
  );
}
