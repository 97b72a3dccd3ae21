import type { FormEvent } from 'react';
import { useRef, useState } from 'react';

interface CodeEntryOptions {
  /** Said at the field when nothing was typed. */
  missing: string;
  onCode: (code: string) => Promise<void>;
  /** What became of a code that was refused: the message for the field, or null when it was answered otherwise. */
  onRefused: (failure: unknown) => Promise<string | null> | string | null;
}

/** One field for a code, sent once at a time; what does not fit is said at the field, and is there to be typed over. */
export function useCodeEntry({ missing, onCode, onRefused }: CodeEntryOptions) {
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');
  const [isSending, setSending] = useState(false);

  const send = async (code: string) => {
    setSending(true);
    try {
      await onCode(code);
    } catch (failure) {
      const message = await onRefused(failure);
      if (message === null) return;
      setError(message);
      field.current?.select();
    } finally {
      setSending(false);
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const code = field.current?.value.trim() ?? '';
    if (code !== '') return void send(code);
    setError(missing);
    field.current?.focus();
  };

  return { field, error, isSending, submit, clear: () => setError('') };
}
