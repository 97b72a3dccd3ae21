import { useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { messages } from '#shared/messages.ko.ts';
import { useDialog } from '../app-context.tsx';

const text = messages.leave;

/**
 * Asks before unsaved input is lost: by the shared dialog, or by the browser's when the tab is closed. `parameter` says in
 * the address what a page has open; a change of its filters leaves nothing.
 */
export function useLeaveWarning(isUnsaved: () => boolean, parameter = 'open'): void {
  const openIn = ({ search }: { search: string }) => new URLSearchParams(search).get(parameter);
  const dialog = useDialog();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved() &&
      (currentLocation.pathname !== nextLocation.pathname || openIn(currentLocation) !== openIn(nextLocation)),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked' || dialog.isAsking(text.question)) return;
    void dialog
      .open({
        title: text.title,
        messageHtml: text.question,
        confirm: true,
        confirmLabel: text.button,
        cancel: true,
      })
      .then((answer) => {
        if (answer === 'confirm') blocker.proceed();
        else blocker.reset();
      });
  }, [blocker, dialog]);

  useBeforeUnload((event) => {
    if (isUnsaved()) event.preventDefault();
  });
}
