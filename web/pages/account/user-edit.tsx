import { useState } from 'react';
import { messages } from '#shared/messages.ko.ts';
import { AuthLayout } from '#web/features/users/auth-layout.tsx';
import { PasswordGate } from '#web/features/users/password/password-gate.tsx';
import type { Unlocked } from '#web/features/users/password/password-gate.tsx';
import { UserEditForm } from '#web/features/users/user-edit-form.tsx';
import { PageMeta } from '#web/lib/page-meta.tsx';

const texts = messages.userEdit;

/** Asks for the password before it shows the data (product decisions, Accounts). */
export function Component() {
  const [unlocked, setUnlocked] = useState<Unlocked | null>(null);
  return (
    <AuthLayout title={texts.title} description={unlocked ? undefined : texts.gate} withLogo>
      <PageMeta title={texts.title} description={texts.gate} noIndex />
      {unlocked ? <UserEditForm unlocked={unlocked} /> : <PasswordGate onUnlock={setUnlocked} />}
    </AuthLayout>
  );
}
