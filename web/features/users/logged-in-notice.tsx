import { useState } from 'react';
import { messages } from '#shared/messages.ko.ts';
import { paths } from '#shared/paths.ts';
import { useAppState } from '#web/lib/app-context.tsx';
import { Link } from '#web/lib/link.tsx';

/** On the login and sign-up pages, which are public: tells whoever opens one that they are logged in. */
export function LoggedInNotice() {
  const loginId = useAppState((state) => state.loginId);
  // As on opening: a login on this page leads on by itself.
  const [known] = useState(loginId);
  if (known === '') return null;
  return (
    <p className="mb-8 flex flex-wrap items-center justify-between gap-x-4 rounded-card bg-accent-soft px-4 py-2 text-label text-ink">
      {messages.login.already(known)}
      <Link to={paths.home()} className="py-2 font-semibold text-accent-ink underline underline-offset-4">
        {messages.shell.toHome}
      </Link>
    </p>
  );
}
