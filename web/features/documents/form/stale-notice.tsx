import { CircleAlert, ExternalLink } from 'lucide-react';
import type { BoardType } from '#shared/boards.ts';
import { ERROR_TEXT, messages } from '#shared/messages.ko.ts';
import { paths } from '#shared/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';

const text = messages.documents.form;

interface StaleNoticeProps {
  boardType: BoardType;
  documentId: string;
  isBusy: boolean;
  onOverwrite: () => void;
}

/** Somebody else has saved the document meanwhile. The input stays; the user decides. */
export function StaleNotice({ boardType, documentId, isBusy, onOverwrite }: StaleNoticeProps) {
  return (
    <div role="alert" className="rounded-card border border-warning/30 bg-warning-soft px-5 py-5">
      <p className="flex items-center gap-2 font-semibold text-warning">
        <CircleAlert size={19} aria-hidden="true" className="shrink-0" />
        {ERROR_TEXT.CM08}
      </p>
      <p className="mt-1 text-label text-ink-soft">{text.staleHint}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <a
          href={paths.boardDetail(boardType, documentId)}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          <ExternalLink size={16} aria-hidden="true" />
          {text.staleOpen}
        </a>
        <Button size="small" variant="secondary" loading={isBusy} onClick={onOverwrite}>
          {text.staleOverwrite}
        </Button>
      </div>
    </div>
  );
}
