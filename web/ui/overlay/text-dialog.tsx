import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';
import { labels } from '../labels.ts';

interface TextDialogProps {
  open: boolean;
  title: string;
  /** Consequence of closing, shown above the buttons. */
  note: ReactNode;
  children: ReactNode;
  onAgree: () => void;
  /** 동의하지 않음, and every other way of closing. */
  onDisagree: () => void;
}

/** Dialog with a long text to agree to; a sheet on a phone. */
export function TextDialog({ open, title, note, children, onAgree, onDisagree }: TextDialogProps) {
  const text = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onDisagree}
      title={title}
      widthPx={720}
      sheet
      initialFocus={text}
      footer={
        <>
          <Button variant="secondary" className="max-sm:flex-1" onClick={onDisagree}>
            {labels.disagree}
          </Button>
          <Button className="max-sm:flex-1" onClick={onAgree}>
            {labels.agree}
          </Button>
        </>
      }
    >
      {/* Gets the focus, so that the arrow keys scroll it. */}
      <div
        ref={text}
        tabIndex={0}
        role="region"
        aria-label={title}
        className="min-h-32 flex-1 overflow-y-auto rounded-control border border-line p-5 text-label sm:max-h-[56vh] [&_h2]:text-base!"
      >
        {children}
      </div>
      <p className="mt-3 text-sm text-ink-muted">{note}</p>
    </Dialog>
  );
}
