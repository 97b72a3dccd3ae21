import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { activityText } from '#shared/messages/account/activity.ko.ts';
import { ERROR_TEXT, messages } from '#shared/messages.ko.ts';
import { paths } from '#shared/paths.ts';
import { AuthLayout } from '#web/features/users/auth-layout.tsx';
import { NewPasswordForm } from '#web/features/users/password/new-password-form.tsx';
import { PasswordGate } from '#web/features/users/password/password-gate.tsx';
import type { Unlocked } from '#web/features/users/password/password-gate.tsx';
import { UserEditForm } from '#web/features/users/edit/user-edit-form.tsx';
import { useAppState } from '#web/lib/app-context.tsx';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { LogoBar } from '#web/shell/menu/logo-bar.tsx';
import { Link } from '#web/lib/link.tsx';

const texts = messages.userEdit;

/** The title above stays in view. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** Asks for the password before it shows the data (product decisions, Accounts). */
export function Component() {
  const [unlocked, setUnlocked] = useState<Unlocked | null>(null);
  const isMarked = useAppState((state) => state.userInfo?.mustChangePassword ?? false);
  // The mark is gone with the login that follows the change, while this page still stands.
  const [mustChange] = useState(isMarked);
  const reason = mustChange ? ERROR_TEXT.LO09 : texts.gate;
  return (
    <AuthLayout
      title={texts.title}
      description={unlocked && !mustChange ? undefined : reason}
      bar={<LogoBar />}
      lead={!mustChange && <BackToActivity />}
    >
      <PageMeta title={texts.title} description={texts.gate} noIndex />
      {unlocked === null ? (
        <PasswordGate onUnlock={setUnlocked} />
      ) : (
        // The pressed button is gone with the gate.
        <div ref={takeFocus} role="group" aria-label={texts.title} tabIndex={-1} className="outline-none">
          {mustChange ? <NewPasswordForm unlocked={unlocked} /> : <UserEditForm unlocked={unlocked} />}
        </div>
      )}
    </AuthLayout>
  );
}

const BackToActivity = () => (
  <Link
    to={paths.myActivity()}
    className="mb-2 -ml-1 inline-flex h-11 items-center gap-1 text-label font-medium text-ink-muted hover:text-ink"
  >
    <ChevronLeft size={18} aria-hidden="true" />
    {activityText.title}
  </Link>
);
