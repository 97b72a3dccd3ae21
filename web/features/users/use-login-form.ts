import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { OutputOf } from '#shared/contract/calls.ts';
import { codeLoginText } from '#shared/messages/account/second-factor.ko.ts';
import { ERROR_TEXT, messages } from '#shared/messages.ko.ts';
import { canByRole } from '#shared/role-permissions.ts';
import { useAppStore, useSettings } from '#web/lib/app-context.tsx';
import type { AppState } from '#web/lib/app-store.ts';
import { paths } from '#shared/paths.ts';
import { findTitle } from './sessions/find-title.ts';
import { rememberId, rememberedId } from './sessions/remembered-id.ts';
import { claimReturnPath } from '#web/lib/session/return-path.ts';
import { useAlert } from './use-alert.ts';
import type { Refusal } from './use-login.ts';
import { useLogin } from './use-login.ts';
import { useSignIn } from './use-sign-in.ts';

type Errors = { userId?: string; password?: string };

/** Uncontrolled fields without the form library, which also keeps text typed before hydration. */
export function useLoginForm() {
  const navigate = useNavigate();
  const logIn = useLogin();
  const alert = useAlert();
  const store = useAppStore();
  const { productName } = useSettings();
  const signIn = useSignIn();
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isSending, setSending] = useState(false);
  /** Set when the password was correct and a second factor is required. */
  const [pendingLogin, setPendingLogin] = useState<string | null>(null);

  useEffect(() => {
    const field = input(ref.current, 'userId');
    if (field?.value === '') {
      const saved = rememberedId();
      field.value = saved ?? store.getState().newUserId ?? '';
      store.setState({ newUserId: undefined });
      const remember = input(ref.current, 'remember');
      if (remember && saved !== null) remember.checked = true;
    }
    const first = input(ref.current, field?.value ? 'password' : 'userId');
    // Not away from a field that is being typed in, nor from an open dialog above the form: one that closes is in the page
    // until its motion ends.
    const focused = document.activeElement;
    if (!focused?.closest('input, [role="dialog"]:not([data-closed]), [role="alertdialog"]:not([data-closed])'))
      first?.focus({ preventScroll: true });
  }, [store]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending) return;
    const userId = input(form, 'userId')?.value.trim() ?? '';
    const password = input(form, 'password')?.value ?? '';
    const wrong: Errors = {
      ...(userId === '' && { userId: messages.user.enterUserId }),
      ...(password === '' && { password: messages.user.enterPassword }),
    };
    setErrors(wrong);
    setRefusal(null);
    const [first] = Object.keys(wrong);
    if (first !== undefined) return goBackTo(form, first);

    setSending(true);
    try {
      const answer = await logIn(userId, password);
      if ('refusal' in answer) {
        setRefusal(answer.refusal);
        // A modal has the focus where it opens.
        goBackTo(form, 'password');
      } else if ('token' in answer) await enter(answer);
      else setPendingLogin(answer.pendingLogin);
    } finally {
      setSending(false);
    }
  };

  const enter = async ({ token, mustEnrol, mustChangePassword }: OutputOf<'/api/v1/user/login-code'>) => {
    const form = ref.current;
    if (!(await signIn(token))) return;
    rememberId(input(form, 'remember')?.checked ? (input(form, 'userId')?.value.trim() ?? null) : null);
    const wanted = claimReturnPath();
    if (mustChangePassword)
      store.setState({ resume: { to: paths.newPassword(wanted ?? paths.admin()), label: ERROR_TEXT.LO09 } });
    else if (!mustEnrol) store.setState({ resume: await nextOf(wanted, store.getState(), productName) });
    await navigate(paths.home());
    if (mustEnrol) await alert(ERROR_TEXT.LO08, { title: codeLoginText.title, route: paths.userEdit() });
  };

  /** Asks for the password again; the ID stays. */
  const restart = () => {
    const password = input(ref.current, 'password');
    if (password) password.value = '';
    setPendingLogin(null);
    // Waits until the form is visible again.
    requestAnimationFrame(() => password?.focus());
  };

  /** Removes the error of a field that has been filled in. */
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name, value } = target as HTMLInputElement;
    if (value.trim() !== '') setErrors((before) => ({ ...before, [name]: undefined }));
  };

  return { form: { ref, onSubmit, onInput }, errors, refusal, isSending, pendingLogin, enter, restart };
}

/** With the button in view: what is told above it pushes it down, on a phone below the bar at the bottom edge. */
function goBackTo(form: HTMLFormElement, name: string): void {
  const field = input(form, name);
  field?.focus();
  field?.select();
  requestAnimationFrame(() => form.querySelector('[type=submit]')?.scrollIntoView({ block: 'nearest' }));
}

const input = (form: HTMLFormElement | null, name: string) =>
  form?.elements.namedItem(name) as HTMLInputElement | null | undefined;

/**
 * What the home page offers after a login: what was wanted before, unless it cannot be seen; else to staff the
 * administration, which in its header is far away for the keyboard.
 */
async function nextOf(wanted: string | null, { loginId, roles }: AppState, productName: string) {
  const title = wanted === null ? null : await findTitle(wanted, productName);
  if (wanted !== null && title !== null) return { to: wanted, label: messages.login.resume(title) };
  if (canByRole.accessAdmin({ id: loginId, roles })) return { to: paths.admin(), label: messages.login.toAdmin };
  return null;
}
