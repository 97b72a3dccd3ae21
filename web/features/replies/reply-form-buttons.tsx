import { messages } from '#shared/messages.ko.ts';
import { Button } from '#web/ui/button.tsx';

interface ReplyFormButtonsProps {
  submitLabel: string;
  isBusy: boolean;
  onCancel?: () => void;
}

export function ReplyFormButtons({ submitLabel, isBusy, onCancel }: ReplyFormButtonsProps) {
  return (
    <>
      {onCancel && (
        <Button variant="ghost" onClick={onCancel}>
          {messages.documents.replies.cancel}
        </Button>
      )}
      <Button type="submit" loading={isBusy}>
        {submitLabel}
      </Button>
    </>
  );
}
