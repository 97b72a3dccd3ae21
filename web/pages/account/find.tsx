import { matchPath, useLocation, useNavigate } from 'react-router';
import { messages } from '#shared/messages.ko.ts';
import { AuthLayout } from '#web/features/users/auth-layout.tsx';
import { FindForm, useFindValues } from '#web/features/users/find-form.tsx';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { paths } from '#shared/paths.ts';
import { PanelTabs } from '#web/ui/navigation/panel-tabs.tsx';

const texts = messages.find;

/** One screen for both; the path selects the tab (specification point 2, Find screen). */
export function Component() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const form = useFindValues();
  // As the router matches: any case, with or without a slash at the end.
  const tab = matchPath(paths.findPw(), pathname) ? 'password' : 'id';
  return (
    <AuthLayout title={texts.title} description={texts.description}>
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
    </AuthLayout>
  );
}
