import { useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { messages } from '#shared/messages.ko.ts';
import { useDialog } from '#web/lib/app-context.tsx';

const text = messages.documents.form;

/** What a list page has open; a change of its filters leaves nothing. */
const openIn = ({ search }: { search: string }) => new URLSearchParams(search).get('open');

/** Asks before unsaved input is lost: by the shared dialog, or by the browser's when the tab is closed. */
export function useLeaveWarning(isUnsaved: () => boolean): void {
  const dialog = useDialog();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved() &&
      (currentLocation.pathname !== nextLocation.pathname || openIn(currentLocation) !== openIn(nextLocation)),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked' || dialog.isAsking(text.leave)) return;
    void dialog
      .open({
        title: text.leaveTitle,
        messageHtml: text.leave,
        confirm: true,
        confirmLabel: text.leaveButton,
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
