import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { notFoundHelpText } from '#shared/messages/site/not-found-help.ko.ts';
import { paths } from '#shared/paths.ts';
import { useDialog } from '#web/lib/app-context.tsx';
import { labels } from '#web/ui/labels.ts';

const toDashboard = { label: notFoundHelpText.toDashboard, route: paths.admin(), isNext: true };

/**
 * An alert whose way on is the landing page (specification point 8) leads out of the administration. Here it offers the
 * dashboard beside that, unless a button already keeps one with what was typed. Where the page itself could not be
 * loaded, it offers to try again: the way to the dashboard stands on the page.
 */
export function useDashboardInAlerts(): void {
  const { store } = useDialog();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const offer = () => {
      const [first, ...others] = store.getState().queue;
      if (!first) return;
      const { route, canStay, cancel, other } = first.options;
      if (route !== paths.home() || !canStay || cancel) return;
      const isFailed = document.querySelector('main [data-fault=true]') !== null;
      const next = isFailed ? { label: labels.retry, route: pathname + search, isNext: true } : toDashboard;
      // The call that failed opens the alert before the page shows it.
      if (other && (other !== toDashboard || !isFailed)) return;
      store.setState({ queue: [{ ...first, options: { ...first.options, other: next } }, ...others] });
    };
    offer();
    return store.subscribe(offer);
  }, [store, pathname, search]);
}
