import { useEffect } from 'react';
import { notFoundHelpText } from '#shared/messages/site/not-found-help.ko.ts';
import { paths } from '#shared/paths.ts';
import { useDialog } from '#web/lib/app-context.tsx';

/**
 * An alert whose way on is the landing page (specification point 8) leads out of the administration. Here it offers the
 * dashboard beside that, unless a button already keeps one with what was typed.
 */
export function useDashboardInAlerts(): void {
  const { store } = useDialog();
  useEffect(() => {
    const offer = () => {
      const [first, ...others] = store.getState().queue;
      if (!first) return;
      const { route, canStay, cancel, other } = first.options;
      if (route !== paths.home() || !canStay || cancel || other) return;
      const toDashboard = { label: notFoundHelpText.toDashboard, route: paths.admin(), isNext: true };
      store.setState({ queue: [{ ...first, options: { ...first.options, other: toDashboard } }, ...others] });
    };
    offer();
    return store.subscribe(offer);
  }, [store]);
}
