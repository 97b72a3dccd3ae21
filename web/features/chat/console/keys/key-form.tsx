import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { checkKeyName } from '#shared/chat/key.rules.ts';
import { LIMITS } from '#shared/limits.ts';
import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import { useFormSteps } from '#web/features/admin/use-form-steps.ts';
import { useApi } from '#web/lib/app-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { NewKey } from './new-key.tsx';

const text = chatConsoleText.keys;

/** Creates an API key, which is shown only once. */
export function KeyForm() {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [name, setName] = useState('');
  const [made, setMade] = useState<string | null>(null);
  const { errors, busy, fits, run, forget } = useFormSteps<'create'>();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!fits({ name: checkKeyName(name) })) return;
    void run('create', async () => {
      const { key } = await api.post('/api/v1/chat/keys/create', { name });
      setMade(key);
      setName('');
      await revalidate();
    });
  };

  return (
    <>
      <form noValidate onSubmit={submit} className="mb-5 max-w-xl">
        <TextField
          label={text.name}
          required
          value={name}
          maxLength={LIMITS.chatKeyNameMaxChars}
          hint={text.nameHint}
          error={errors.name}
          action={
            <Button type="submit" variant="secondary" className="h-12" loading={busy !== null}>
              {text.create}
            </Button>
          }
          onChange={({ target }) => {
            setName(target.value);
            forget(['name']);
          }}
        />
      </form>
      {made !== null && <NewKey secret={made} />}
    </>
  );
}
