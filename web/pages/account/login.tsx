import { codeLoginText } from '#shared/messages/account/second-factor.ko.ts';
import { messages } from '#shared/messages.ko.ts';
import { AuthLayout } from '#web/features/users/auth-layout.tsx';
import { OtherWay } from '#web/features/users/other-way.tsx';
import { CodeForm } from '#web/features/users/factor/code-form.tsx';
import { LoginForm } from '#web/features/users/login-form.tsx';
import { useLoginForm } from '#web/features/users/use-login-form.ts';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { paths } from '#shared/paths.ts';
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
        <OtherWay question={texts.noAccount} to={paths.signup()} label={texts.signup} />
      </div>
    </AuthLayout>
  );
}
