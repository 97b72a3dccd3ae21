import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { checkKeyName } from '#shared/chat/key.rules.ts';
import { LIMITS } from '#shared/limits.ts';
import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import { useFormSteps } from '#web/features/admin/use-form-steps.ts';
import { useApi, useDialog } from '#web/lib/app-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { Key } from './key-columns.tsx';
import { NewKey } from './new-key.tsx';

const text = chatConsoleText.keys;

/** Creates API keys, each of which is shown only once: until the page is left, because the next takes none away. */
export function KeyForm({ keys }: { keys: readonly Key[] }) {
  const api = useApi();
  const dialog = useDialog();
  const { revalidate } = useRevalidator();
  const [name, setName] = useState('');
  const [made, setMade] = useState<readonly { keyId: string; name: string; key: string }[]>([]);
  const { errors, busy, fits, run, forget } = useFormSteps<'create'>();

  const isWanted = async () => {
    const isTaken = keys.some((key) => key.revokedAt === null && key.name === name.trim());
    if (!isTaken) return true;
    const question = { title: text.nameTaken, messageHtml: text.nameTakenConfirm(name.trim()) };
    return (await dialog.open({ ...question, confirm: true, confirmLabel: text.create, cancel: true })) === 'confirm';
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!fits({ name: checkKeyName(name) }) || !(await isWanted())) return;
    await run('create', async () => {
      const created = await api.post('/api/v1/chat/keys/create', { name });
      setMade((before) => [{ ...created, name: name.trim() }, ...before]);
      setName('');
      await revalidate();
    });
  };

  return (
    <>
      <form noValidate onSubmit={(event) => void submit(event)} className="mb-5 max-w-xl">
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
      {made.map((one) => (
        <NewKey key={one.keyId} name={one.name} secret={one.key} />
      ))}
    </>
  );
}
