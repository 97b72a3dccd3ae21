import type { InquirySummary } from '#shared/contract/site/inquiry.contract.ts';
import { inquiryListText } from '#shared/messages/site/inquiry-list.ko.ts';
import { cx } from '#web/ui/cx.ts';
import { useChangeInquiry } from '../use-change-inquiry.ts';

type Row = Pick<InquirySummary, 'contractId' | 'contractNumber' | 'completeYn'>;

interface CompleteSwitchProps {
  row: Row;
  onChanged?: () => void;
  /** Also notifies the person who inquired by mail. */
  mailPerson?: boolean;
}

/** Completion switch, with a confirmation. */
export function CompleteSwitch({ row, onChanged, mailPerson }: CompleteSwitchProps) {
  const { toggleComplete } = useChangeInquiry();
  const isOn = row.completeYn === 'Y';
  const toggle = async () => {
    if (await toggleComplete(row, mailPerson)) onChanged?.();
  };
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={inquiryListText.complete.toggle(row.contractNumber)}
      onClick={() => void toggle()}
      className={cx(
        'relative inline-flex h-6 w-11 shrink-0 rounded-full align-middle transition-colors after:absolute after:-inset-2.5',
        isOn ? 'bg-accent' : 'bg-line-control',
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          'absolute top-1 left-1 size-4 rounded-full bg-white shadow transition-transform',
          isOn && 'translate-x-5',
        )}
      />
    </button>
  );
}
