import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { labels } from '../labels.ts';

/** Required ancestor of `useToast`. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider timeout={4000}>
      {children}
      <Toast.Portal>
        {/* Below the header, so that buttons further down the page stay clickable. */}
        <Toast.Viewport
          aria-label={labels.notifications}
          className="pointer-events-none fixed top-20 right-4 left-4 z-toast flex flex-col items-center gap-2"
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

/** `const toast = useToast(); toast.success('저장되었습니다.')`: disappears after a few seconds. */
export function useToast() {
  const { add } = Toast.useToastManager();
  return {
    success: (title: string) => void add({ title, type: 'success' }),
    error: (title: string) => void add({ title, type: 'error', priority: 'high', timeout: 7000 }),
  };
}

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      // During the closing animation it is hidden from screen readers, so it must not be focusable either.
      inert={toast.limited || toast.transitionStatus === 'ending'}
      className="pointer-events-auto w-full max-w-sm rounded-card bg-night text-white shadow-dialog transition-[opacity,transform] duration-200 ease-calm data-ending-style:opacity-0 data-starting-style:-translate-y-3 data-starting-style:opacity-0"
    >
      <Toast.Content className="flex items-center gap-3 py-3 pr-2 pl-4">
        {toast.type === 'error' ? (
          <CircleAlert size={20} className="shrink-0 text-[#ff8f9b]" aria-hidden="true" />
        ) : (
          <CircleCheck size={20} className="shrink-0 text-[#4fd39a]" aria-hidden="true" />
        )}
        <Toast.Title className="flex-1 text-label" />
        <Toast.Close
          aria-label={labels.close}
          // The library hides this button from screen readers until the viewport has focus, although Tab reaches it.
          aria-hidden={false}
          className="flex size-9 items-center justify-center rounded-control text-white/70 hover:text-white"
        >
          <X size={18} aria-hidden="true" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
