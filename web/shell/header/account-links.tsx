import { messages } from '#shared/messages.ko.ts';
import { canByRole } from '#shared/role-permissions.ts';
import { useAppState } from '#web/lib/app-context.tsx';
import { paths } from '#shared/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { useLogout } from '#web/lib/session/use-logout.ts';
import { Link } from '#web/lib/link.tsx';
import { backTo } from '#web/lib/page/remembered-filters.ts';

const QUIET = 'account-link';
const SECONDARY = buttonClass({ variant: 'secondary' });

const BAR = {
  link: QUIET,
  member: cx(QUIET, 'account-name'),
  trial: cx(buttonClass({ size: 'small' }), 'ml-2'),
};
const MENU = {
  link: SECONDARY,
  member: cx(SECONDARY, 'account-name'),
  trial: buttonClass(),
};

/**
 * The ways to buy, except for staff; then sign-up and log-in, or the account and the way out. The mobile menu has all
 * together, the bar of wide screens each part in its own place.
 */
export function AccountLinks({ place }: { place: 'menu' | 'work' | 'account' }) {
  const loginId = useAppState((state) => state.loginId);
  const roles = useAppState((state) => state.roles);
  const logout = useLogout();
  const text = messages.shell;
  const look = place === 'menu' ? MENU : BAR;
  const actor = { id: loginId, roles };
  const isStaff = canByRole.accessAdmin(actor);
  const trial = !isStaff && (
    <Link to={paths.freeExperience()} className={look.trial}>
      {text.freeTrial}
    </Link>
  );

  const account = (
    <Link
      to={paths.userEdit()}
      title={`${text.member(loginId)} · ${text.editProfile}`}
      aria-label={text.member(loginId)}
      className={look.member}
    >
      <span>{text.member(loginId)}</span>
    </Link>
  );

  return (
    <>
      {place === 'menu' && loginId !== '' && account}
      {/* The mobile menu has it among its pages. */}
      {place === 'work' && !isStaff && (
        <Link to={paths.cost()} className={look.link}>
          {text.cost}
        </Link>
      )}
      {place === 'menu' && trial}
      {place !== 'account' && !isStaff && (
        <Link to={paths.contact()} className={look.link}>
          {text.inquiry}
        </Link>
      )}
      {place !== 'account' && canByRole.manageInquiries(actor) && (
        <Link to={paths.contactList()} goesTo={() => backTo(loginId, paths.contactList())} className={look.link}>
          {text.inquiries}
        </Link>
      )}
      {place !== 'account' && isStaff && (
        <Link to={paths.admin()} className={look.link}>
          {text.admin}
        </Link>
      )}
      {place === 'work' ? null : loginId === '' ? (
        <>
          <Link to={paths.signup()} className={look.link}>
            {text.signup}
          </Link>
          <Link to={paths.login()} className={look.link}>
            {text.login}
          </Link>
        </>
      ) : (
        <>
          {/* The bar has it beside the search, with its mark. */}
          {place === 'menu' && (
            <Link to={paths.myActivity()} className={look.link}>
              {text.activity}
            </Link>
          )}
          {place === 'account' && account}
          <button type="button" onClick={logout} className={look.link}>
            {text.logout}
          </button>
        </>
      )}
      {place === 'account' && trial}
    </>
  );
}
