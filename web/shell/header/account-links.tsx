import { Link } from 'react-router';
import { messages } from '../../../shared/messages.ko.ts';
import { canByRole } from '../../../shared/role-permissions.ts';
import { useAppState } from '../../lib/app-context.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { useLogout } from './use-logout.ts';

const QUIET = 'flex h-11 items-center rounded-control px-3.5 text-[15px] font-medium text-ink-soft hover:text-ink';

/** Sign-up and log-in, or who is logged in and the way out. */
export function AccountLinks() {
  const loginId = useAppState((state) => state.loginId);
  const roles = useAppState((state) => state.roles);
  const logout = useLogout();
  const text = messages.shell;

  if (loginId === '') {
    return (
      <>
        <Link to={paths.signup()} className={QUIET}>
          {text.signup}
        </Link>
        <Link to={paths.login()} className={buttonClass({ size: 'small' })}>
          {text.login}
        </Link>
      </>
    );
  }
  return (
    <>
      {canByRole.manageContracts({ id: loginId, roles }) && (
        <Link to={paths.contactList()} className={QUIET}>
          {text.contracts}
        </Link>
      )}
      {canByRole.enterAdmin({ id: loginId, roles }) && (
        <Link to={paths.admin()} className={QUIET}>
          {text.admin}
        </Link>
      )}
      <Link to={paths.userEdit()} title={text.editProfile} className={QUIET}>
        {text.member(loginId)}
      </Link>
      <button type="button" onClick={logout} className={QUIET}>
        {text.logout}
      </button>
    </>
  );
}
