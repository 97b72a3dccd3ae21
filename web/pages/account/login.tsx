import { codeLoginText } from '#shared/messages/account/second-factor.ko.ts';
import { messages } from '#shared/messages.ko.ts';
import { AuthLayout } from '#web/features/users/auth-layout.tsx';
import { CodeForm } from '#web/features/users/factor/code-form.tsx';
import { LoginForm } from '#web/features/users/login-form.tsx';
import { useLoginForm } from '#web/features/users/use-login-form.ts';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { paths } from '#shared/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/lib/link.tsx';

const texts = messages.login;

export function Component() {
  const { form, errors, refusal, isSending, pendingLogin, enter, restart } = useLoginForm();
  const asksCode = pendingLogin !== null;
  return (
    <AuthLayout
      title={asksCode ? codeLoginText.title : texts.title}
      description={asksCode ? undefined : texts.description}
    >
      <PageMeta title={texts.title} description={texts.description} noIndex />
      {asksCode && <CodeForm pendingLogin={pendingLogin} onEntered={enter} onRestart={restart} />}
      {/* Stays visible, for users who have to start again. */}
      <div hidden={asksCode}>
        <LoginForm form={form} errors={errors} refusal={refusal} isSending={isSending} />
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
      </div>
    </AuthLayout>
  );
}
