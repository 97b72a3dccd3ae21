import type { FormEvent } from 'react';
import { useRef, useState } from 'react';

interface CodeEntryOptions {
  /** Error for an empty field. */
  missing: string;
  onCode: (code: string) => Promise<void>;
  /** Handles a refused code. Returns the error for the field, or null if it was shown elsewhere. */
  onRefused: (failure: unknown) => string | null;
}

/** One code field, submitted once at a time. After an error the field is selected for typing again. */
export function useCodeEntry({ missing, onCode, onRefused }: CodeEntryOptions) {
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');
  const [isSending, setSending] = useState(false);

  const send = async (code: string) => {
    setSending(true);
    try {
      await onCode(code);
    } catch (failure) {
      const message = onRefused(failure);
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
