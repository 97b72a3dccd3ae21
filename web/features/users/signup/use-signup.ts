import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { messages } from '#shared/messages.ko.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi, useAppStore, useDialog } from '#web/lib/app-context.tsx';
import { showFieldErrors } from '#web/lib/show-field-errors.ts';
import { paths } from '#shared/paths.ts';
import type { Agreements, ConsentName, TermVersions } from './signup-agreements.ts';
import { CONSENTS } from './signup-agreements.ts';
import { passBotCheck } from '../../bot-check/bot-check.ts';
import { openTransport } from '../password/password-transport.ts';
import { useAlert } from '../use-alert.ts';

export interface SignupValues {
  userId: string;
  userKey: string;
  retype: string;
  userName: string;
  email: string;
  affiliation: string;
}

const texts = messages.signup;

interface SignupConsents {
  agreements: Agreements;
  versions: TermVersions;
  /** Called if a text was changed after it was shown: the consents no longer apply. */
  onOutdated: () => void;
}

/** Errors whose reason is told, too. */
const TOLD_ALOUD = new Set(['LO03', 'CM05', 'NETWORK', 'CO02']);

/** Confirms, sends and reports the result. The input stays after a failure. */
export function useSignup(form: UseFormReturn<SignupValues>, { agreements, versions, onOutdated }: SignupConsents) {
  const { revalidate } = useRevalidator();
  const store = useAppStore();
  const api = useApi();
  const dialog = useDialog();
  const alert = useAlert();
  // Blocks a second submit until a failure (specification point 4, Signup).
  const [isSending, setSending] = useState(false);
  // The button must not look busy behind the dialog that reports the success.
  const [isDone, setDone] = useState(false);

  const send = async (values: SignupValues) => {
    await passBotCheck(api);
    const { keyId, encrypt } = await openTransport(api);
    const [userKey, userName, email, affiliation] = await Promise.all(
      [values.userKey, values.userName.trim(), values.email.trim(), values.affiliation.trim()].map(encrypt),
    );
    return api.post('/api/v1/user/signup', {
      keyId,
      userId: values.userId,
      userKey: userKey ?? '',
      userName: userName ?? '',
      email: email ?? '',
      affiliation,
      consents: consentsOf(),
    });
  };

  /** Each consent with the version of the text that was shown. */
  const consentsOf = () =>
    Object.fromEntries(
      (Object.keys(CONSENTS) as ConsentName[]).map((name) => [
        name,
        { version: versions[name], agreed: agreements[name] },
      ]),
    ) as Record<ConsentName, { version: string; agreed: boolean }>;

  const signUp = async (values: SignupValues) => {
    if (isSending) return;
    const question = { title: texts.title, messageHtml: texts.confirm, confirm: true, cancel: true };
    if ((await dialog.open(question)) !== 'confirm') return;
    setSending(true);
    let answer: Awaited<ReturnType<typeof send>>;
    try {
      answer = await send(values);
    } catch (error) {
      setSending(false);
      if (!(error instanceof ApiError)) throw error;
      const hint = TOLD_ALOUD.has(error.code) ? error.message : undefined;
      await alert(texts.failed, { title: texts.failedTitle, icon: 'warning', hint });
      if (error.code === 'CO02') {
        onOutdated();
        await revalidate();
      }
      showFieldErrors(form, error.fields);
      return;
    }
    setDone(true);
    store.setState({ resume: { to: paths.login(), label: texts.next }, newUserId: values.userId });
    const { isMailFiled } = answer;
    await alert(isMailFiled ? texts.confirmationFiled : texts.confirmationSent(values.email.trim()), {
      title: texts.done,
      icon: 'success',
      hint: isMailFiled ? undefined : texts.confirmationLate,
      other: { label: messages.shell.login, route: paths.login(), isNext: true },
      route: paths.home(),
    });
  };

  return { signUp, isSending: isSending && !isDone, isDone };
}
