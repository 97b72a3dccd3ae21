import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button.tsx';
import { labels } from '../labels.ts';

interface DrawerProps {
  open: boolean;
  /** Called on Esc, a click outside, or the X. */
  onClose: () => void;
  title: string;
  /** Controls beside the X. */
  tools?: ReactNode;
  children: ReactNode;
}

/** Panel at the right edge for one item of a list; full screen on a phone. */
export function Drawer({ open, onClose, title, tools, children }: DrawerProps) {
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-overlay bg-night/40 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Viewport className="fixed inset-0 z-dialog flex justify-end">
          <BaseDialog.Popup className="surface-light flex h-dvh w-full flex-col shadow-dialog outline-none transition-[opacity,translate] duration-200 ease-calm data-ending-style:translate-x-8 data-ending-style:opacity-0 data-starting-style:translate-x-8 data-starting-style:opacity-0 sm:max-w-[560px]">
            <div className="flex items-center justify-between gap-2 border-b border-line py-3 pr-3 pl-6">
              <BaseDialog.Title className="min-w-0 flex-1 truncate text-lg font-bold text-ink">
                {title}
              </BaseDialog.Title>
              {tools}
              <BaseDialog.Close
                render={
                  <IconButton label={labels.close}>
                    <X size={20} aria-hidden="true" />
                  </IconButton>
                }
              />
            </div>
            <div className="min-h-0 flex-1 overflow-y-auto px-6 pt-5 pb-10" tabIndex={-1}>
              {children}
            </div>
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
