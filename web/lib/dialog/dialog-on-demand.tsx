import type { ComponentType } from 'react';
import { messages } from '#shared/messages.ko.ts';
import { onDemand } from '#web/ui/overlay/on-demand.tsx';
import { useToast } from '../app-context.tsx';

/** A dialog whose script loads when it is first opened. On failure a toast is shown and the dialog closes. */
export function dialogOnDemand<Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>) {
  const Dialog = onDemand(load);

  return function DialogOnDemand(props: Props) {
    const toast = useToast();
    const giveUp = () => {
      toast.error(messages.network);
      props.onClose();
    };
    return <Dialog {...props} onMissing={giveUp} />;
  };
}
