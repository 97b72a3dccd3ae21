import { Link } from 'react-router';
import { messages } from '../../../shared/messages.ko.ts';
import { canByRole } from '../../../shared/role-permissions.ts';
import { useAppState } from '../../lib/app-context.tsx';
import { paths } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { useLogout } from './use-logout.ts';

const HALF = 'flex-1';

export function MobileAccountLinks() {
  const loginId = useAppState((state) => state.loginId);
  const roles = useAppState((state) => state.roles);
  const logout = useLogout();
  const text = messages.shell;

  if (loginId === '') {
    return (
      <>
        <Link to={paths.signup()} className={cx(buttonClass({ variant: 'secondary' }), HALF)}>
          {text.signup}
        </Link>
        <Link to={paths.login()} className={cx(buttonClass(), HALF)}>
          {text.login}
        </Link>
      </>
    );
  }
  return (
    <>
      {canByRole.manageContracts({ id: loginId, roles }) && (
        <Link to={paths.contactList()} className={cx(buttonClass({ variant: 'secondary' }), HALF)}>
          {text.contracts}
        </Link>
      )}
      {canByRole.enterAdmin({ id: loginId, roles }) && (
        <Link to={paths.admin()} className={cx(buttonClass({ variant: 'secondary' }), HALF)}>
          {text.admin}
        </Link>
      )}
      <Link to={paths.userEdit()} className={cx(buttonClass({ variant: 'secondary' }), HALF)}>
        {text.member(loginId)}
      </Link>
      <Button variant="ghost" onClick={logout} className={HALF}>
        {text.logout}
      </Button>
    </>
  );
}
