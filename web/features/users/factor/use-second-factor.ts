import { useEffect, useState } from 'react';
import type { OutputOf } from '#shared/contract/calls.ts';
import { secondFactorText as text } from '#shared/messages/account/second-factor.ko.ts';
import { useApi, useToast } from '#web/lib/app-context.tsx';
import { paths } from '#web/paths.ts';
import { useBusy } from '#web/shell/use-busy.ts';
import { useShowFailure } from '#web/shell/use-show-failure.ts';
import { openTransport } from '../password/password-transport.ts';
import { useSession } from '../session/session.ts';
import { useAlert } from '../use-alert.ts';

export type Enrolment = OutputOf<'/api/v1/user/second-factor-begin'>;

/** Its heading. */
export const SECTION_ID = 'second-factor';

/** What the section shows: how it stands, or the step that is being done. */
export type Step =
  | { kind: 'rest' }
  | { kind: 'enrol'; enrolment: Enrolment }
  | { kind: 'codes'; codes: readonly string[]; mustLogInAgain: boolean }
  | { kind: 'ask'; deed: 'renew' | 'off' };

/** The member's second factor; `password` is the one that opened the page. Turned on, all other logins have ended. */
export function useSecondFactor(password: string, onOthersEnded: () => void) {
  const api = useApi();
  const toast = useToast();
  const alert = useAlert();
  const showFailure = useShowFailure();
  const { signOut } = useSession();
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- how a failure is told does not ask for the state again
  }, [api, reading]);

  const confirmed = async () => {
    const { keyId, encrypt } = await openTransport(api);
    return { keyId, password: await encrypt(password) };
  };
  const read = () => setReading((before) => before + 1);
  const rest = () => {
    setStep({ kind: 'rest' });
    read();
    // The button that was pressed goes with its step.
    document.getElementById(SECTION_ID)?.focus();
  };

  /** The roles of this login are no longer those of its token. */
  const endWith = async (message: string) => {
    signOut();
    await alert(message, { title: text.title, route: paths.login() });
  };

  return {
    state,
    step,
    isBusy,
    rest,
    ask: (deed: 'renew' | 'off') => setStep({ kind: 'ask', deed }),
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
    /** The codes were put away; the roles that waited come with the next login. */
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
      // Roles that need it wait again, and the menus of this browser must not promise them.
      if (state?.isRequired) return endWith(text.rolesWait);
      toast.success(text.turnedOff);
      rest();
    },
  };
}
