import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { labels } from './labels.ts';

interface TextDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  onAgree: () => void;
  /** 동의하지 않음, and every other way of closing. */
  onDisagree: () => void;
}

/** A long text to agree with. */
export function TextDialog({ open, title, children, onAgree, onDisagree }: TextDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onDisagree}
      title={title}
      widthPx={720}
      footer={
        <>
          <Button variant="secondary" onClick={onDisagree}>
            {labels.disagree}
          </Button>
          <Button onClick={onAgree}>{labels.agree}</Button>
        </>
      }
    >
      {/* Focusable, so that the keyboard can scroll it. */}
      <div
        tabIndex={0}
        role="region"
        aria-label={title}
        className="max-h-[56vh] overflow-y-auto rounded-control border border-line p-5 text-[15px]"
      >
        {children}
      </div>
    </Dialog>
  );
}
