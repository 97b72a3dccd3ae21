import { escapeHtml } from '#shared/text/escape-html.ts';
import { useState } from 'react';
import { useStore } from 'zustand';
import { messages } from '#shared/messages.ko.ts';
import { useDialog, useToast } from '#web/lib/app-context.tsx';
import { onDemand } from '#web/ui/overlay/on-demand.tsx';

const ToastOutlet = onDemand(async () => (await import('./toast-outlet.tsx')).ToastOutlet);

/** Place of the toasts. Their script loads with the first message. */
export function ToastHost() {
  const toast = useToast();
  const dialog = useDialog();
  const isWaiting = useStore(toast.store, ({ waiting }) => waiting.length > 0);
  const [isNeeded, setNeeded] = useState(false);
  if (isWaiting && !isNeeded) setNeeded(true);

  // If the script cannot be loaded, the messages go to the shared dialog, which is already loaded.
  const sayOtherwise = () => {
    for (const { text } of toast.take()) {
      void dialog.open({ title: messages.shell.alertTitle, messageHtml: escapeHtml(text) });
    }
    setNeeded(false);
  };
  return isNeeded && <ToastOutlet onMissing={sayOtherwise} />;
}
