import { useEffect, useState } from 'react';
import type { OutputOf } from '#shared/contract/calls.ts';
import { secondFactorText as text } from '#shared/messages/account/second-factor.ko.ts';
import { useApi, useToast } from '#web/lib/app-context.tsx';
import { paths } from '#shared/paths.ts';
import { useBusy } from '#web/lib/failures/use-busy.ts';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import { openTransport } from '../password/password-transport.ts';
import { useSignOut } from '#web/lib/session/session.ts';
import { useAlert } from '../use-alert.ts';

export type Enrolment = OutputOf<'/api/v1/user/second-factor-begin'>;

/** Id of the section's heading. */
export const SECTION_ID = 'second-factor';

/** State of the section: the overview or the current step. */
export type Step =
  | { kind: 'rest' }
  | { kind: 'enrol'; enrolment: Enrolment }
  | { kind: 'codes'; codes: readonly string[]; mustLogInAgain: boolean }
  | { kind: 'ask'; action: 'renew' | 'off' };

/**
 * State and actions of the member's second factor. `password`: the one entered to open the page. Turning it on ends all
 * other sessions.
 */
export function useSecondFactor(password: string, onOthersEnded: () => void) {
  const api = useApi();
  const toast = useToast();
  const alert = useAlert();
  const showFailure = useShowFailure();
  const signOut = useSignOut();
  const { isBusy, run } = useBusy();
  const [state, setState] = useState<OutputOf<'/api/v1/user/second-factor'> | null>(null);
  const [step, setStep] = useState<Step>({ kind: 'rest' });
  const [reading, setReading] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    api
      .post('/api/v1/user/second-factor', {}, { signal: leaving.signal })
      .then(setState)
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) showFailure(error);
      });
    return () => leaving.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a changed failure handler must not reload the state
  }, [api, reading]);

  const confirmed = async () => {
    const { keyId, encrypt } = await openTransport(api);
    return { keyId, password: await encrypt(password) };
  };
  const read = () => setReading((before) => before + 1);
  const rest = () => {
    setStep({ kind: 'rest' });
    read();
    // The pressed button disappears with its step.
    document.getElementById(SECTION_ID)?.focus();
  };

  /** The roles in this session's token are no longer valid: log in again. */
  const endWith = async (message: string) => {
    signOut();
    await alert(message, { title: text.title, route: paths.login() });
  };

  return {
    state,
    step,
    isBusy,
    rest,
    ask: (action: 'renew' | 'off') => setStep({ kind: 'ask', action }),
    begin: () =>
      void run(async () => {
        const enrolment = await api.post('/api/v1/user/second-factor-begin', await confirmed());
        setStep({ kind: 'enrol', enrolment });
      }),
    confirm: async (code: string) => {
      const { recoveryCodes, mustLogInAgain } = await api.post('/api/v1/user/second-factor-confirm', { code });
      setStep({ kind: 'codes', codes: recoveryCodes, mustLogInAgain });
      toast.success(text.turnedOn);
      read();
      onOthersEnded();
    },
    /** The codes were saved. Roles that require a second factor apply from the next login. */
    keepCodes: async (mustLogInAgain: boolean) => {
      if (!mustLogInAgain) return rest();
      await endWith(text.logInAgain);
    },
    renew: async (code: string) => {
      const { recoveryCodes } = await api.post('/api/v1/user/second-factor-codes', { ...(await confirmed()), code });
      setStep({ kind: 'codes', codes: recoveryCodes, mustLogInAgain: false });
      toast.success(text.renewed);
    },
    turnOff: async (code: string) => {
      await api.post('/api/v1/user/second-factor-off', { ...(await confirmed()), code });
      // Roles that require it are withheld again; the menus of this browser must not show them.
      if (state?.isRequired) return endWith(text.rolesWait);
      toast.success(text.turnedOff);
      rest();
    },
  };
}
