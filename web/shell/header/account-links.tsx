import { messages } from '#shared/messages.ko.ts';
import { canByRole } from '#shared/role-permissions.ts';
import { useAppState } from '#web/lib/app-context.tsx';
import { paths } from '#shared/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { useLogout } from './use-logout.ts';
import { Link } from '#web/lib/link.tsx';

const QUIET = 'account-link';
const SECONDARY = cx(buttonClass({ variant: 'secondary' }), 'flex-1');

/** Styles by place: the bar of wide screens and the mobile menu. */
const LOOKS = {
  bar: { link: QUIET, login: QUIET, trial: cx(buttonClass({ size: 'small' }), 'ml-2'), logout: QUIET },
  menu: {
    link: SECONDARY,
    login: SECONDARY,
    trial: cx(buttonClass(), 'flex-1'),
    logout: cx(buttonClass({ variant: 'ghost' }), 'flex-1'),
  },
};

/** For a visitor the ways to buy, sign-up and log-in; for a member the account and the way out. */
export function AccountLinks({ place }: { place: keyof typeof LOOKS }) {
  const loginId = useAppState((state) => state.loginId);
  const roles = useAppState((state) => state.roles);
  const logout = useLogout();
  const text = messages.shell;
  const look = LOOKS[place];

  if (loginId === '') {
    return (
      <>
        <Link to={paths.contact()} className={look.link}>
          {text.inquiry}
        </Link>
        <Link to={paths.signup()} className={look.link}>
          {text.signup}
        </Link>
        <Link to={paths.login()} className={look.login}>
          {text.login}
        </Link>
        <Link to={paths.freeExperience()} className={look.trial}>
          {text.freeTrial}
        </Link>
      </>
    );
  }
  return (
    <>
      {canByRole.manageInquiries({ id: loginId, roles }) && (
        <Link to={paths.contactList()} className={look.link}>
          {text.inquiries}
        </Link>
      )}
      {canByRole.accessAdmin({ id: loginId, roles }) && (
        <Link to={paths.admin()} className={look.link}>
          {text.admin}
        </Link>
      )}
      <Link to={paths.userEdit()} title={text.editProfile} className={look.link}>
        {text.member(loginId)}
      </Link>
      <button type="button" onClick={logout} className={look.logout}>
        {text.logout}
      </button>
    </>
  );
}
