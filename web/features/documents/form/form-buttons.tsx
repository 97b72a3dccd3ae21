import { Link } from 'react-router';
import { messages } from '#shared/messages.ko.ts';
import { formatTime } from '#web/lib/format/dates.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';

const text = messages.documents.form;

interface FormButtonsProps {
  isNew: boolean;
  isBusy: boolean;
  cancelTo: string;
  draftSavedAt: string | null;
  onSaveDraft: () => void;
}

export function FormButtons({ isNew, isBusy, cancelTo, draftSavedAt, onSaveDraft }: FormButtonsProps) {
  return (
    <div className="mt-10 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-6">
      <Link to={cancelTo} className={buttonClass({ variant: 'ghost' })}>
        {text.cancel}
      </Link>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
        {draftSavedAt && (
          <span className="mr-1 text-sm text-ink-muted max-sm:w-full max-sm:text-right">
            {text.draftSavedAt(formatTime(draftSavedAt))}
          </span>
        )}
        <Button variant="secondary" onClick={onSaveDraft}>
          {text.saveDraft}
        </Button>
        <Button type="submit" loading={isBusy} className="min-w-24">
          {isNew ? text.register : text.modify}
        </Button>
      </div>
    </div>
  );
}
