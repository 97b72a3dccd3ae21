import { lazy, Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { useToast } from '../../lib/app-context.tsx';

const ToastOutlet = lazy(async () => ({ default: (await import('./toast-outlet.tsx')).ToastOutlet }));

/** The one place where toasts appear; nothing of it is loaded before there is something to say. */
export function ToastHost() {
  const { store } = useToast();
  const isWaiting = useStore(store, ({ waiting }) => waiting.length > 0);
  const [isNeeded, setNeeded] = useState(false);
  if (isWaiting && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <ToastOutlet />
    </Suspense>
  );
}
