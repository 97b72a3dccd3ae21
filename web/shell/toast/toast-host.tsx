import { escapeHtml } from '#shared/text/escape-html.ts';
import { useState } from 'react';
import { useStore } from 'zustand';
import { messages } from '#shared/messages.ko.ts';
import { useDialog, useToast } from '#web/lib/app-context.tsx';
import { onDemand } from '#web/ui/overlay/on-demand.tsx';

const ToastOutlet = onDemand(async () => (await import('./toast-outlet.tsx')).ToastOutlet);

/** The one place where toasts appear; nothing of it is loaded before there is something to say. */
export function ToastHost() {
  const toast = useToast();
  const dialog = useDialog();
  const isWaiting = useStore(toast.store, ({ waiting }) => waiting.length > 0);
  const [isNeeded, setNeeded] = useState(false);
  if (isWaiting && !isNeeded) setNeeded(true);

  // Without a network the dialog says it, which came with the page.
  const sayOtherwise = () => {
    for (const { text } of toast.take()) {
      void dialog.open({ title: messages.shell.alertTitle, messageHtml: escapeHtml(text) });
    }
    setNeeded(false);
  };
  return isNeeded && <ToastOutlet onMissing={sayOtherwise} />;
}
