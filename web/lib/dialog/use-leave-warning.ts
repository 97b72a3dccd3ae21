import { useEffect, useEffectEvent } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { LEAVE_TEXT as text } from '#shared/messages/common/leave.ko.ts';
import { messages } from '#shared/messages.ko.ts';
import { useDialog } from '../app-context.tsx';
import type { DialogController } from './dialog-controller.ts';
import type { Move } from './unsaved-input.ts';
import { isInputLost, watchInput } from './unsaved-input.ts';

/**
 * Asks before unsaved input is lost: by the shared dialog, or by the browser's when the tab is closed. `parameter` says in
 * the address what a page has open; a change of its filters leaves nothing.
 */
export function useLeaveWarning(isUnsaved: () => boolean, parameter = 'open'): void {
  const dialog = useDialog();
  const isLost = useEffectEvent((move?: Move) => isUnsaved() && (move === undefined || leaves(move, parameter)));
  useEffect(() => watchInput((move) => isLost(move)), []);
  // The router asks one of several, as of a page and a dialog on it: each answers for all.
  const blocker = useBlocker(isInputLost);

  useEffect(() => {
    if (blocker.state !== 'blocked' || dialog.isAsking(text.question)) return;
    void mayLeave(dialog).then((may) => {
      if (may) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker, dialog]);

  useBeforeUnload((event) => {
    if (isUnsaved()) event.preventDefault();
  });
}

/** For a dialog with input: returns its `onClose`, which asks first. */
export function useCloseWarning(isUnsaved: () => boolean, onClose: () => void): () => void {
  const dialog = useDialog();
  useLeaveWarning(isUnsaved);
  return () => {
    if (!isUnsaved()) onClose();
    else void mayLeave(dialog).then((may) => may && onClose());
  };
}

function leaves({ currentLocation, nextLocation }: Move, parameter: string): boolean {
  const openIn = ({ search }: { search: string }) => new URLSearchParams(search).get(parameter);
  return currentLocation.pathname !== nextLocation.pathname || openIn(currentLocation) !== openIn(nextLocation);
}

/** Enter confirms (specification point 2), so the safe answer is the one to confirm. */
const mayLeave = async (dialog: DialogController): Promise<boolean> =>
  (await dialog.open({
    title: text.title,
    messageHtml: text.question,
    delete: true,
    deleteLabel: text.button,
    confirm: true,
    confirmLabel: messages.stay,
  })) === 'delete';
