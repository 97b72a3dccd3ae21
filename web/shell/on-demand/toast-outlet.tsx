import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useToast } from '#web/lib/app-context.tsx';
import { ToastProvider, useToast as useToastPiece } from '#web/ui/feedback/toast.tsx';

export function ToastOutlet() {
  return (
    <ToastProvider>
      <Drain />
    </ToastProvider>
  );
}

/** Moves queued messages into the toast component. */
function Drain() {
  const controller = useToast();
  const piece = useToastPiece();
  const waiting = useStore(controller.store, (state) => state.waiting);
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const { tone, text, action } of controller.take()) piece[tone](text, action);
  }, [waiting, controller, piece]);
  return null;
}
