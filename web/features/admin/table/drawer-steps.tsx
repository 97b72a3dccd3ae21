import { useState } from 'react';
import { StepButtons } from './step-buttons.tsx';

interface DrawerStepsProps {
  /** The rows on the page of the list behind the drawer. */
  ids: readonly string[];
  /** The row whose drawer is open. */
  open: string;
  onGo: (id: string) => void;
}

/** To the rows before and after the open one, in the order at the opening: a change may take a row off the page. */
export function DrawerSteps({ ids, open, onGo }: DrawerStepsProps) {
  const [opened] = useState(ids);
  const at = opened.indexOf(open);
  if (at < 0) return null;
  const go = (to: string | undefined) => to !== undefined && onGo(to);
  return (
    <StepButtons
      place={at + 1}
      count={opened.length}
      isWhole={false}
      onStep={(step) => go(opened[at + { previous: -1, next: 1 }[step]])}
    />
  );
}
