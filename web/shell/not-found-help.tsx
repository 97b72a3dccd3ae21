import { Search } from 'lucide-react';
import { useLocation, useRouteError } from 'react-router';
import { notFoundHelpText } from '#shared/messages/site/not-found-help.ko.ts';
import { LIMITS } from '#shared/limits.ts';
import { paths } from '#shared/paths.ts';
import { canByRole } from '#shared/role-permissions.ts';
import { useAppState } from '../lib/app-context.tsx';
import { failureOf } from '../lib/failures/failure-reaction.ts';
import type { ButtonVariant } from '../ui/button.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { controlClass } from '../ui/form/field.tsx';
import type { MenuLink } from './header/menu.ts';
import { costLink, mainLinks, menuGroups } from './header/menu.ts';
import { Link } from '#web/lib/link.tsx';
import { messages } from '#shared/messages.ko.ts';

/**
 * On a page that is not there or not allowed: a search, the sections of the menu and the ways to buy. All work without JavaScript. Staff
 * in the administration go back to its dashboard.
 */
export default function NotFoundHelp() {
  const isRefused = failureOf(useRouteError()).code === 'CM03';
  const { pathname } = useLocation();
  const roles = useAppState((state) => state.roles);
  if (canByRole.accessAdmin({ id: '', roles })) {
    if (isRefused) return <RefusedToStaff />;
    if (pathname.startsWith(`${paths.admin()}/`))
      return (
        <p className="mt-9">
          <ToDashboard />
        </p>
      );
  }
  const sections = [...mainLinks, ...menuGroups.flatMap((group) => group.links)];
  const links = [...sections, costLink, TRIAL].filter(({ isExternal }) => !isExternal);
  return (
    <div className="mt-10 w-full max-w-md">
      <form role="search" method="get" action={paths.search()} className="flex gap-2">
        <input
          type="search"
          name="q"
          aria-label={notFoundHelpText.searchWord}
          placeholder={notFoundHelpText.searchWord}
          maxLength={LIMITS.keywordMaxChars}
          enterKeyHint="search"
          className={`${controlClass} h-11 min-w-0 flex-1`}
        />
        <Button type="submit">
          <Search size={18} aria-hidden="true" />
          {notFoundHelpText.search}
        </Button>
      </form>
      <nav aria-label={notFoundHelpText.sections}>
        <ul className="mt-6 flex flex-wrap justify-center gap-x-1">
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex h-11 items-center rounded-control px-3 text-label font-medium text-ink-soft hover:text-accent-ink hover:underline"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

const TRIAL: MenuLink = { label: messages.shell.freeTrial, to: paths.freeExperience() };

/** For staff whose role does not have a page of the administration. */
const RefusedToStaff = () => (
  <>
    <p className="mt-4 text-balance text-ink-muted">{notFoundHelpText.refused}</p>
    <p className="mt-9">
      <ToDashboard />
    </p>
  </>
);

export const ToDashboard = ({ variant }: { variant?: ButtonVariant }) => (
  <Link to={paths.admin()} className={buttonClass({ variant })}>
    {notFoundHelpText.toDashboard}
  </Link>
);
