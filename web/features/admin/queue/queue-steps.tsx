import { ChevronLeft } from 'lucide-react';
import { useNavigate } from 'react-router';
import { messages } from '#shared/messages.ko.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { StepButtons } from '../table/step-buttons.tsx';

interface QueueStepsProps {
  /** Those on the page of the list, in its order. */
  ids: readonly string[];
  /** Whether they are all that wait. */
  isWhole: boolean;
  open: string;
  addressOf: (id: string) => string;
  listAddress: string;
}

/** To those before and after the open one in the list, and to the list. */
export function QueueSteps({ ids, isWhole, open, addressOf, listAddress }: QueueStepsProps) {
  const navigate = useNavigate();
  const at = ids.indexOf(open);
  const go = (id: string | undefined) => id !== undefined && void navigate(addressOf(id));
  return (
    // On a phone the way to the answer, seen while it has the focus, would not fit beside the place: the line would break,
    // and what is pressed would move away as the focus leaves it.
    <div className="flex items-center gap-1 max-md:[&>[role=status]]:sr-only">
      {/* Not where it does not wait any more. */}
      {at >= 0 && (
        <StepButtons
          place={at + 1}
          count={ids.length}
          isWhole={isWhole}
          onStep={(step) => go(ids[at + { previous: -1, next: 1 }[step]])}
        />
      )}
      <Link to={listAddress} className={buttonClass({ variant: 'secondary', size: 'small' })}>
        <ChevronLeft size={16} aria-hidden="true" />
        {messages.shell.toList}
      </Link>
    </div>
  );
}
