import { X } from 'lucide-react';
import { useEffect, useId } from 'react';
import type { OutputOf } from '#shared/contract/calls.ts';
import { popups as text } from '#shared/messages/boards/documents/popup.ko.ts';
import { paths } from '#shared/paths.ts';
import { buttonClass, IconButton } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { RichText } from '#web/ui/rich-text.tsx';
import { Link } from '#web/lib/link.tsx';

export type Popup = OutputOf<'/api/v1/board/popups'>['list'][number];

interface PopupCardProps {
  popup: Popup;
  onClose: () => void;
  onNotToday: () => void;
}

/**
 * Not modal: it covers a corner of the page, next to the chat button, and takes no focus. Below the menu breakpoint it
 * is a line, whose title leads to the text, because a card would cover the page: in the bar or above it (landing.css,
 * which keeps the end of the page free).
 */
export function PopupCard({ popup, onClose, onNotToday }: PopupCardProps) {
  const titleId = useId();
  const to = paths.boardDetail('notice', popup.documentId);
  useEffect(() => {
    // Esc closes a modal dialog above it first, and the assistant, which hides it (landing.css).
    const leave = (event: KeyboardEvent) => {
      if (
        event.key === 'Escape' &&
        !event.defaultPrevented &&
        !document.querySelector('[aria-modal="true"],.chat-panel')
      )
        onClose();
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [onClose]);
  return (
    <div
      role="dialog"
      aria-labelledby={titleId}
      className="notice-popup surface-light route-fade fixed inset-x-0 bottom-[calc(var(--dock-height)+var(--toast))] z-header flex items-center border-t border-line bg-surface text-ink max-xl:pl-5 xl:right-24 xl:bottom-8 xl:left-auto xl:max-h-[min(28rem,70dvh)] xl:w-[420px] xl:flex-col xl:items-stretch xl:overflow-hidden xl:rounded-2xl xl:border-0 xl:shadow-dialog"
    >
      <div className="flex items-start justify-between gap-3 pt-4 pr-3 pl-6 max-xl:contents">
        <h2 id={titleId} className="min-w-0 flex-1 font-bold xl:pt-2">
          <Link to={to} className="hover:underline max-xl:flex max-xl:h-14 max-xl:items-center max-xl:text-sm">
            <span className="max-xl:line-clamp-2">{popup.title}</span>
          </Link>
        </h2>
        <IconButton label={text.close} onClick={onClose} className="max-xl:order-last">
          <X size={20} aria-hidden="true" />
        </IconButton>
      </div>
      <div
        tabIndex={0}
        role="region"
        aria-labelledby={titleId}
        className="min-h-0 flex-1 overflow-y-auto px-6 py-4 max-xl:hidden"
      >
        <RichText html={popup.bodyHtml} className="text-label" />
      </div>
      <div className="flex items-center justify-between border-t border-line px-3 py-2 max-xl:contents">
        <button
          type="button"
          onClick={onNotToday}
          className="h-11 shrink-0 rounded-control px-3 text-sm text-ink-muted hover:text-ink max-md:w-18 max-md:px-1 max-md:leading-tight"
        >
          {text.notToday}
        </button>
        <Link to={to} className={cx(buttonClass({ variant: 'secondary', size: 'small' }), 'max-xl:hidden')}>
          {text.more}
        </Link>
      </div>
    </div>
  );
}
