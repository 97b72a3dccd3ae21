import { messages } from '#shared/messages.ko.ts';
import { useDialog } from '#web/lib/app-context.tsx';

/** Says one thing in the shared dialog and waits for 확인; `route` is where that leads. */
export function useAlert() {
  const dialog = useDialog();
  return (message: string, { title = messages.shell.alertTitle, route }: { title?: string; route?: string } = {}) =>
    dialog.open({ title, messageHtml: message, route });
}
