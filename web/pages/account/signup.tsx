import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { noMailText } from '#shared/messages/account/email/no-mail.ko.ts';
import { messages } from '#shared/messages.ko.ts';
import { paths } from '#shared/paths.ts';
import type { ConsentName, TermVersions } from '#web/features/users/signup/signup-agreements.ts';
import { CONSENTS } from '#web/features/users/signup/signup-agreements.ts';
import { AuthLayout } from '#web/features/users/auth-layout.tsx';
import { OtherWay } from '#web/features/users/other-way.tsx';
import { SignupForm } from '#web/features/users/signup/signup-form.tsx';
import { PreparedLater } from '#web/features/site/prepared-later.tsx';
import { useSettings } from '#web/lib/app-context.tsx';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { LogoBar } from '#web/shell/menu/logo-bar.tsx';

const texts = messages.signup;

/** Loads the current term versions, so that the consent is recorded for the versions shown. */
export async function loader(args: LoaderFunctionArgs): Promise<TermVersions> {
  const api = apiFrom(args);
  const names = Object.keys(CONSENTS) as ConsentName[];
  const entries = await Promise.all(
    names.map(async (name) => {
      const kind = CONSENTS[name].kind;
      const { version } = await api.post('/api/v1/site/term', { kind }, { signal: args.request.signal });
      return [name, version] as const;
    }),
  );
  return Object.fromEntries(entries) as TermVersions;
}

export function Component() {
  const versions = useLoaderData<typeof loader>();
  const { description } = useSettings().isMailFiled ? noMailText.signup : texts;
  if (Object.values(versions).includes(''))
    return <PreparedLater title={texts.title} hint={messages.site.preparingForm} />;
  return (
    <AuthLayout title={texts.title} description={description} bar={<LogoBar />}>
      <PageMeta title={texts.title} description={description} noIndex />
      <SignupForm versions={versions} />
      <OtherWay question={texts.hasAccount} to={paths.login()} label={texts.login} />
    </AuthLayout>
  );
}
