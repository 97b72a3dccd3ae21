import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { adminText } from '#shared/messages/admin/admin.ko.ts';
import { IconButton } from '#web/ui/button.tsx';
import { labels } from '#web/ui/labels.ts';

export type Step = 'previous' | 'next';

interface StepButtonsProps {
  /** Place among those that the buttons step through, from 1 on. */
  place: number;
  count: number;
  /** Whether these are all there are, so that the place among them is told. */
  isWhole?: boolean;
  /** The button that led here where the page is another: it has the focus again. */
  led?: Step;
  onStep: (step: Step) => void;
}

/** To the record before and after the open one, with its place. */
export function StepButtons({ place, count, isWhole = true, led, onStep }: StepButtonsProps) {
  const placeId = useId();
  const ledBy = useRef<HTMLSpanElement>(null);
  useEffect(() => ledBy.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  const button = (step: Step, isEnd: boolean, Icon: typeof ChevronUp) => (
    <span ref={step === led ? ledBy : undefined} className="contents">
      {/* Not `disabled`: the press that leads to the end would lose the focus. */}
      <IconButton
        label={labels[step]}
        aria-describedby={isWhole ? placeId : undefined}
        aria-disabled={isEnd}
        onClick={() => !isEnd && onStep(step)}
      >
        <Icon size={20} aria-hidden="true" />
      </IconButton>
    </span>
  );
  return (
    <>
      {isWhole && (
        <span id={placeId} role="status" className="self-center text-sm whitespace-nowrap text-ink-muted tabular-nums">
          <span aria-hidden="true">
            {place} / {count}
          </span>
          <span className="sr-only">{adminText.table.place(place, count)}</span>
        </span>
      )}
      {button('previous', place <= 1, ChevronUp)}
      {button('next', place >= count, ChevronDown)}
    </>
  );
}
