import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { messages } from '#shared/messages.ko.ts';
import { useDialog } from '#web/lib/app-context.tsx';
import { onDemand } from '#web/ui/overlay/on-demand.tsx';
import { buttonsOf, escapeMeans } from './dialog-buttons.ts';
import type { DialogAnswer } from '#web/lib/dialog/dialog-controller.ts';

const loadDialog = () => import('#web/ui/overlay/confirm-dialog.tsx');
const ConfirmDialog = onDemand(async () => (await loadDialog()).ConfirmDialog);

/** Signs of user activity. */
const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin'];

/** Renders the shared dialog. */
export function DialogHost() {
  const dialog = useDialog();
  const navigate = useNavigate();
  const current = useStore(dialog.store, ({ queue }) => queue[0]);
  // The answered dialog stays rendered while it fades out and returns the focus.
  const [shown, setShown] = useState(current);
  if (current && current !== shown) setShown(current);

  useEffect(() => {
    // Loads the dialog's script at the first user activity: not before the page, but before the network can fail,
    // because the dialog reports that failure.
    const stop = new AbortController();
    const load = () => {
      stop.abort();
      // After a failure here, the script is requested again when the dialog opens.
      void loadDialog().catch(() => {});
    };
    for (const sign of SIGNS) document.addEventListener(sign, load, { signal: stop.signal, passive: true });
    return () => stop.abort();
  }, []);

  if (!shown) return null;
  const { options } = shown;
  const { other } = options;
  const answer = async (given: DialogAnswer | null) => {
    if (given === null) return;
    await dialog.answer(given);
    if (given === 'confirm' && options.route !== undefined) await navigate(options.route);
  };
  const goOther = (route: string) => {
    options.onOther?.();
    dialog.close();
    void navigate(route);
  };
  /** The dialog's script did not load: the question counts as not confirmed. `alert` needs no script. */
  const giveUp = () => {
    dialog.close();
    setShown(undefined);
    alert(messages.network);
  };
  return (
    <ConfirmDialog
      key={shown.id}
      open={current !== undefined}
      title={options.title}
      messageHtml={options.messageHtml}
      hint={options.hint}
      icon={options.icon}
      docked={options.isDocked}
      other={other && { ...other, onPress: () => goOther(other.route) }}
      loading={options.loading}
      busy={shown.isBusy}
      confirmLabel={options.confirmLabel}
      cancelLabel={options.cancelLabel}
      deleteLabel={options.deleteLabel}
      hasClose={options.canStay}
      {...buttonsOf(options)}
      onConfirm={() => void answer('confirm')}
      onDelete={() => void answer('delete')}
      onCancel={() => void answer(escapeMeans(options))}
      onMissing={giveUp}
    />
  );
}
