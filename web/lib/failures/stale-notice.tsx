import { CircleAlert, ExternalLink } from 'lucide-react';
import { FAILURE_TEXT } from '#shared/messages/common/failure.ko.ts';
import { STALE_TEXT as text } from '#shared/messages/common/stale.ko.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';

interface StaleNoticeProps {
  /** Shows what is saved now. */
  href: string;
  /** Saves nevertheless; absent where the button of the form says so. */
  onOverwrite?: () => void;
  isBusy?: boolean;
}

/** In a long form it is far from what was being written. */
function bringIntoView(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'center' });
}

/** Somebody else has saved the same thing meanwhile. The input stays; the user decides. */
export function StaleNotice({ href, onOverwrite, isBusy }: StaleNoticeProps) {
  return (
    <div
      ref={bringIntoView}
      role="alert"
      className="mt-6 rounded-card border border-warning/30 bg-warning-soft px-5 py-5"
    >
      <p className="flex items-center gap-2 font-semibold text-warning">
        <CircleAlert size={19} aria-hidden="true" className="shrink-0" />
        {FAILURE_TEXT.CM08}
      </p>
      <p className="mt-1 text-label text-ink-soft">{text.hint}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <a href={href} target="_blank" rel="noopener" className={buttonClass({ variant: 'secondary', size: 'small' })}>
          <ExternalLink size={16} aria-hidden="true" />
          {text.open}
        </a>
        {onOverwrite && (
          <Button size="small" variant="secondary" loading={isBusy} onClick={onOverwrite}>
            {text.overwrite}
          </Button>
        )}
      </div>
    </div>
  );
}
