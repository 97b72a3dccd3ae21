import { messages } from '#shared/messages.ko.ts';
import { useDialog } from '#web/lib/app-context.tsx';
import type { DialogOptions } from '#web/lib/dialog/dialog-controller.ts';

/** Shows a message in the shared dialog and waits for 확인; `route` is opened after it. */
export function useAlert() {
  const dialog = useDialog();
  return (message: string, options: Partial<DialogOptions> = {}) =>
    dialog.open({ title: messages.shell.alertTitle, messageHtml: message, ...options });
}
