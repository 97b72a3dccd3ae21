import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { messages } from '../../../shared/messages.ko.ts';
import { paths } from '../../paths.ts';
import { rememberId, rememberedId } from './session/remembered-id.ts';
import { useLogin } from './use-login.ts';

type Errors = { userId?: string; password?: string };

/** Two fields do not need the form library, and what was typed before the script came stays in them. */
export function useLoginForm() {
  const navigate = useNavigate();
  const logIn = useLogin();
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [isSending, setSending] = useState(false);

  useEffect(() => {
    const saved = rememberedId();
    const field = input(ref.current, 'userId');
    if (saved === null || !field || field.value !== '') return;
    field.value = saved;
    const remember = input(ref.current, 'remember');
    if (remember) remember.checked = true;
  }, []);

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
    const [first] = Object.keys(wrong);
    if (first !== undefined) return input(form, first)?.focus();

    setSending(true);
    try {
      if (!(await logIn(userId, password))) return;
      rememberId(input(form, 'remember')?.checked ? userId : null);
      await navigate(paths.home());
    } finally {
      setSending(false);
    }
  };

  /** A message goes as soon as its field is mended. */
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name, value } = target as HTMLInputElement;
    if (value.trim() !== '') setErrors((before) => ({ ...before, [name]: undefined }));
  };

  return { ref, errors, isSending, onSubmit, onInput };
}

const input = (form: HTMLFormElement | null, name: string) =>
  form?.elements.namedItem(name) as HTMLInputElement | null | undefined;
