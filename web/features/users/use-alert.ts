import { messages } from '#shared/messages.ko.ts';
import { useDialog } from '#web/lib/app-context.tsx';

/** Shows a message in the shared dialog and waits for 확인; `route` is opened after it. */
export function useAlert() {
  const dialog = useDialog();
  return (message: string, { title = messages.shell.alertTitle, route }: { title?: string; route?: string } = {}) =>
    dialog.open({ title, messageHtml: message, route });
}
