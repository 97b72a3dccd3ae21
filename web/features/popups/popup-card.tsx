import { X } from 'lucide-react';
import { useEffect, useId } from 'react';
import type { OutputOf } from '#shared/contract/calls.ts';
import { popups as text } from '#shared/messages/boards/documents/popup.ko.ts';
import { paths } from '#shared/paths.ts';
import { buttonClass, IconButton } from '#web/ui/button.tsx';
import { RichText } from '#web/ui/rich-text.tsx';
import { Link } from '#web/lib/link.tsx';

export type Popup = OutputOf<'/api/v1/board/popups'>['list'][number];

interface PopupCardProps {
  popup: Popup;
  onClose: () => void;
  onNotToday: () => void;
}

/** Not modal: it covers a corner of the page, next to the chat button, and takes no focus. */
export function PopupCard({ popup, onClose, onNotToday }: PopupCardProps) {
  const titleId = useId();
  useEffect(() => {
    // Esc closes a modal dialog above it first.
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('[aria-modal="true"]'))
        onClose();
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [onClose]);
  return (
    <div
      role="dialog"
      aria-labelledby={titleId}
      className="surface-light route-fade fixed right-3 bottom-[calc(4.25rem+var(--toast))] left-3 z-header flex max-h-[min(28rem,60dvh)] flex-col overflow-hidden rounded-2xl bg-surface text-ink shadow-dialog md:right-24 md:bottom-8 md:left-auto md:max-h-[min(28rem,70dvh)] md:w-[380px]"
    >
      <div className="flex items-start justify-between gap-3 pt-2 pr-2 pl-6 md:pt-4 md:pr-3">
        <h2 id={titleId} className="pt-2 text-base font-bold md:text-lg">
          {popup.title}
        </h2>
        <IconButton label={text.close} onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </IconButton>
      </div>
      {/* On a phone only the title is shown: the text is one tap away and would cover the page. */}
      <div
        tabIndex={0}
        role="region"
        aria-labelledby={titleId}
        className="min-h-0 flex-1 overflow-y-auto px-6 py-4 max-md:hidden"
      >
        <RichText html={popup.bodyHtml} className="text-label" />
      </div>
      <div className="flex items-center justify-between border-line py-1.5 pr-3 pl-3 md:border-t md:py-2">
        <button
          type="button"
          onClick={onNotToday}
          className="h-11 rounded-control px-3 text-sm text-ink-muted hover:text-ink"
        >
          {text.notToday}
        </button>
        <Link
          to={paths.boardDetail('notice', popup.documentId)}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          {text.more}
        </Link>
      </div>
    </div>
  );
}
