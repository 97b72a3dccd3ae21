import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { PinWords } from '../../../../shared/chat/pin-rules.ts';
import { checkPin } from '../../../../shared/chat/pin-rules.ts';
import { chatConsoleText } from '../../../../shared/messages/admin/chat-console.ko.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useApi, useDialog, useToast } from '../../../lib/app-context.tsx';
import { paths } from '../../../paths.ts';
import { useTellFailure } from '../../../shell/use-tell-failure.ts';

const text = chatConsoleText.pins;

/** What can be done with a fixed answer; null is one that is not there yet. */
export function usePinSteps(pinId: string | null) {
  const api = useApi();
  const dialog = useDialog();
  const toast = useToast();
  const navigate = useNavigate();
  const tellFailure = useTellFailure();
  const { revalidate } = useRevalidator();
  const [errors, setErrors] = useState<Record<string, string | null>>({});
  const [busy, setBusy] = useState<'save' | 'remove' | null>(null);

  const tried = async (step: 'save' | 'remove', work: () => Promise<void>) => {
    setBusy(step);
    try {
      await work();
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) setErrors(error.fields);
      else tellFailure(error);
    } finally {
      setBusy(null);
    }
  };

  const save = async (words: PinWords) => {
    const found = checkPin(words);
    setErrors(found);
    if (Object.values(found).some(Boolean)) return;
    await tried('save', async () => {
      await api.post('/api/v1/admin/assistant/pin-save', { pinId, ...words });
      toast.success(text.saved);
      await navigate(paths.adminAssistantPins());
    });
  };

  const remove = async () => {
    const question = { title: text.remove, messageHtml: text.removeConfirm, confirm: true, cancel: true };
    if (pinId === null || (await dialog.open(question)) !== 'confirm') return;
    await tried('remove', async () => {
      await api.post('/api/v1/admin/assistant/pin-delete', { pinId });
      toast.success(text.removed);
      await revalidate();
    });
  };

  /** What is typed again is no longer wrong, until it is checked again. */
  const forget = (names: readonly string[]) =>
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !names.includes(field))));

  return { save, remove, busy, errors, forget };
}
