import { matchPath, useLocation, useNavigate } from 'react-router';
import { messages } from '#shared/messages.ko.ts';
import { AuthLayout } from '#web/features/users/auth-layout.tsx';
import { FindForm, useFindValues } from '#web/features/users/find-form.tsx';
import { Link } from '#web/lib/link.tsx';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { paths } from '#shared/paths.ts';
import { PanelTabs } from '#web/ui/navigation/panel-tabs.tsx';

const texts = messages.find;

const OTHER_WAYS = [
  { to: paths.login(), label: messages.shell.login },
  { to: paths.signup(), label: messages.shell.signup },
];

/** One screen for both; the path selects the tab (specification point 2, Find screen). */
export function Component() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const form = useFindValues();
  // As the router matches: any case, with or without a slash at the end.
  const tab = matchPath(paths.findPw(), pathname) ? 'password' : 'id';
  return (
    <AuthLayout title={texts.title}>
      <PageMeta title={texts.title} description={texts.description} noIndex />
      <PanelTabs
        label={texts.title}
        value={tab}
        onChange={(next) => {
          void navigate(next === 'password' ? paths.findPw() : paths.findId(), {
            replace: true,
            preventScrollReset: true,
            state: { typed: form.getValues() },
          });
        }}
        tabs={[
          { value: 'id', label: texts.idTab, content: <FindForm key="id" kind="id" form={form} /> },
          {
            value: 'password',
            label: texts.passwordTab,
            content: <FindForm key="password" kind="password" form={form} />,
          },
        ]}
      />
      <nav aria-label={texts.otherWays} className="mt-8 border-t border-line pt-5 text-center">
        <ul className="flex justify-center gap-x-2 text-label">
          {OTHER_WAYS.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="flex h-11 items-center px-3 text-ink-soft hover:text-ink hover:underline">
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-1 text-sm text-ink-muted">
          {texts.emailLost}{' '}
          <Link to={paths.contact()} className="whitespace-nowrap underline underline-offset-3 hover:text-ink">
            {messages.shell.inquiry}
          </Link>
        </p>
      </nav>
    </AuthLayout>
  );
}
