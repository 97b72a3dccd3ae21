import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { messages } from '#shared/messages.ko.ts';
import { useDialog } from '#web/lib/app-context.tsx';
import { onDemand } from '#web/ui/overlay/on-demand.tsx';
import { buttonsOf, escapeMeans } from './dialog-buttons.ts';
import type { DialogAnswer } from './dialog-controller.ts';

const loadDialog = () => import('#web/ui/overlay/confirm-dialog.tsx');
const ConfirmDialog = onDemand(async () => (await loadDialog()).ConfirmDialog);

/** Somebody is there. */
const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin'];

/** The one place where the shared dialog appears. */
export function DialogHost() {
  const dialog = useDialog();
  const navigate = useNavigate();
  const current = useStore(dialog.store, ({ queue }) => queue[0]);
  // The answered one stays while it fades out and gives the focus back.
  const [shown, setShown] = useState(current);
  if (current && current !== shown) setShown(current);

  useEffect(() => {
    // The page comes first; but when the network is gone it is too late to fetch the dialog that says so.
    const stop = new AbortController();
    const load = () => {
      stop.abort();
      // One that does not arrive is asked for again when it is needed.
      void loadDialog().catch(() => {});
    };
    for (const sign of SIGNS) document.addEventListener(sign, load, { signal: stop.signal, passive: true });
    return () => stop.abort();
  }, []);

  if (!shown) return null;
  const { options } = shown;
  const answer = async (given: DialogAnswer | null) => {
    if (given === null) return;
    await dialog.answer(given);
    if (given === 'confirm' && options.route !== undefined) await navigate(options.route);
  };
  /** A question that cannot be shown is one that was not agreed to; the browser's own words need no script. */
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
      loading={options.loading}
      busy={shown.isBusy}
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
