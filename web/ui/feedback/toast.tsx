import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { labels } from '../labels.ts';

/** Above the pages; without it `useToast` throws. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider timeout={4000}>
      {children}
      <Toast.Portal>
        {/* Under the header: what is sent by a button further down stays in reach. */}
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

/** `const toast = useToast(); toast.success('저장되었습니다.')`: said once, gone by itself. */
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
      // On its way out it is hidden from readers: the Tab key must not stop at it either.
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
          // Otherwise hidden until the list of notices is entered, although the Tab key reaches it.
          aria-hidden={false}
          className="flex size-9 items-center justify-center rounded-control text-white/70 hover:text-white"
        >
          <X size={18} aria-hidden="true" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
