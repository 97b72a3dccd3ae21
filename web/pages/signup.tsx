import { messages } from '../../shared/messages.ko.ts';
import { AuthLayout } from '../features/auth/auth-layout.tsx';
import { SignupForm } from '../features/auth/signup-form.tsx';
import { PageMeta } from '../lib/page-meta.tsx';

const texts = messages.signup;

export function Component() {
  return (
    <AuthLayout title={texts.title} description={texts.description} withLogo>
      <PageMeta title={texts.title} description={texts.description} noIndex />
      <SignupForm />
    </AuthLayout>
  );
}
