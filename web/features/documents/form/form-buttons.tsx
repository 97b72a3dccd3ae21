import { messages } from '#shared/messages.ko.ts';
import { formatTime } from '#web/lib/format/dates.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { SubmitKeys } from '#web/ui/form/submit-keys.tsx';
import { Link } from '#web/lib/link.tsx';

import { DraftConflict } from '../../drafts/draft-conflict.tsx';

const text = messages.documents.form;

interface FormButtonsProps {
  isNew: boolean;
  isBusy: boolean;
  cancelTo: string;
  /** What the page there is told. */
  cancelState: unknown;
  draftSavedAt: string | null;
  onSaveDraft: () => void;
  /** Null unless another form has saved its draft of the same document. */
  onOvertakeDraft: (() => void) | null;
  onPreview: () => void;
}

/** Actions of the form, in view all the time: a long form need not be scrolled to its end. */
export function FormButtons(props: FormButtonsProps) {
  const { isNew, isBusy, cancelTo, cancelState, draftSavedAt, onSaveDraft, onOvertakeDraft, onPreview } = props;
  return (
    <div className="action-bar sticky bottom-(--toast) z-10 mt-10 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-line bg-surface py-3 max-md:-mx-5 max-md:px-5 max-sm:pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
      {onOvertakeDraft && <DraftConflict onOvertake={onOvertakeDraft} />}
      <Link
        to={cancelTo}
        state={cancelState}
        className={cx(buttonClass({ variant: 'ghost' }), '-ml-5 max-sm:-ml-2 max-sm:px-2')}
      >
        {text.cancel}
      </Link>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
        {draftSavedAt && (
          <span className="mr-1 text-sm text-ink-muted max-sm:hidden">
            {text.draftSavedAt(formatTime(draftSavedAt))}
          </span>
        )}
        <Button variant="secondary" className="max-sm:px-3" onClick={onSaveDraft}>
          {text.saveDraft}
        </Button>
        <Button variant="secondary" className="max-sm:px-3" onClick={onPreview}>
          {text.preview.open}
        </Button>
        <Button
          type="submit"
          aria-keyshortcuts="Control+Enter Meta+Enter"
          loading={isBusy}
          className="min-w-16 sm:min-w-24"
        >
          {isNew ? text.register : text.modify}
        </Button>
        <SubmitKeys />
      </div>
    </div>
  );
}
