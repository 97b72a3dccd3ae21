import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { messages } from '../../../shared/messages.ko.ts';
import { useDialog } from '../../lib/app-context.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { buttonsOf, escapeMeans } from './dialog-buttons.ts';
import type { DialogAnswer } from './dialog-controller.ts';

const loadDialog = () => import('../../ui/confirm-dialog.tsx');
const ConfirmDialog = onDemand(async () => (await loadDialog()).ConfirmDialog);

/** The page comes first; but when the network is gone it is too late to fetch the dialog that says so. */
const LOAD_AFTER_MS = 2_000;

/** The one place where the shared dialog appears. */
export function DialogHost() {
  const dialog = useDialog();
  const navigate = useNavigate();
  const current = useStore(dialog.store, ({ queue }) => queue[0]);
  // The answered one stays while it fades out and gives the focus back.
  const [shown, setShown] = useState(current);
  if (current && current !== shown) setShown(current);

  useEffect(() => {
    // One that does not arrive is asked for again when it is needed.
    const timer = setTimeout(() => void loadDialog().catch(() => {}), LOAD_AFTER_MS);
    return () => clearTimeout(timer);
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
      {...buttonsOf(options)}
      onConfirm={() => void answer('confirm')}
      onDelete={() => void answer('delete')}
      onCancel={() => void answer(escapeMeans(options))}
      onMissing={giveUp}
    />
  );
}
