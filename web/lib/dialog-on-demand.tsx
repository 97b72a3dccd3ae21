import type { ComponentType } from 'react';
import { messages } from '#shared/messages.ko.ts';
import { onDemand } from '../ui/overlay/on-demand.tsx';
import { useToast } from './app-context.tsx';

/** A dialog whose script comes when it is opened; one that does not arrive is told of and closes, to be opened again. */
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
