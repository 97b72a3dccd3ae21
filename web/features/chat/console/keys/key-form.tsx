import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { checkKeyName } from '#shared/chat/key.rules.ts';
import { LIMITS } from '#shared/limits.ts';
import { chatConsoleText } from '#shared/messages/admin/chat-console.ko.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/app-context.tsx';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { NewKey } from './new-key.tsx';

const text = chatConsoleText.keys;

/** Creates an API key, which is shown only once. */
export function KeyForm() {
  const api = useApi();
  const showFailure = useShowFailure();
  const { revalidate } = useRevalidator();
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [made, setMade] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const create = async () => {
    const problem = checkKeyName(name);
    setError(problem);
    if (problem !== null) return;
    setBusy(true);
    try {
      const { key } = await api.post('/api/v1/chat/keys/create', { name });
      setMade(key);
      setName('');
      await revalidate();
    } catch (failure) {
      if (failure instanceof ApiError && failure.fields.name) setError(failure.fields.name);
      else showFailure(failure);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void create();
  };

  return (
    <>
      <form noValidate onSubmit={submit} className="max-w-xl">
        <TextField
          label={text.name}
          required
          value={name}
          maxLength={LIMITS.chatKeyNameMaxChars}
          hint={text.nameHint}
          error={error}
          action={
            <Button type="submit" variant="secondary" loading={isBusy}>
              {text.create}
            </Button>
          }
          onChange={({ target }) => {
            setName(target.value);
            setError(null);
          }}
        />
      </form>
      {made !== null && <NewKey secret={made} />}
    </>
  );
}
