import { useNavigate, useRevalidator } from 'react-router';
import type { PinInput } from '#shared/chat/pin.rules.ts';
import { checkPin } from '#shared/chat/pin.rules.ts';
import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import { useApi, useDialog, useToast } from '#web/lib/app-context.tsx';
import { paths } from '#shared/paths.ts';
import type { Pin } from './pin-list.tsx';
import { useFormSteps } from '#web/features/admin/use-form-steps.ts';

const text = chatConsoleText.pins;

/** Actions for a pinned answer; null for a new one. */
export function usePinSteps(pin: Pin | null) {
  const api = useApi();
  const dialog = useDialog();
  const toast = useToast();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { errors, busy, isStale, fits, run, forget } = useFormSteps<'save' | 'remove'>();

  const save = async (
    words: PinInput,
    toMarkdown: () => Promise<string>,
    onSaved: () => void,
    /** Replaces what somebody else has saved meanwhile. */
    isOverwrite = false,
  ) => {
    await run('save', async () => {
      if (!fits(checkPin(words))) return;
      const answer = await toMarkdown();
      const pinId = pin?.pinId ?? null;
      const known = isOverwrite ? (await api.post('/api/v1/admin/assistant/pins')).list : pin ? [pin] : [];
      const updatedAt = known.find((one) => one.pinId === pinId)?.updatedAt ?? null;
      await api.post('/api/v1/admin/assistant/pin-save', { pinId, ...words, answer, updatedAt });
      toast.success(text.saved);
      onSaved();
      await navigate(paths.adminAssistantPins());
    });
  };

  const remove = async () => {
    if (pin === null) return;
    const messageHtml = text.removeConfirm(pin.questions[0] ?? '');
    const question = { title: text.remove, messageHtml, delete: true, cancel: true };
    if ((await dialog.open(question)) !== 'delete') return;
    await run('remove', async () => {
      await api.post('/api/v1/admin/assistant/pin-delete', { pinId: pin.pinId });
      toast.success(text.removed);
      await revalidate();
    });
  };

  return { save, remove, busy, isStale, errors, forget };
}
