import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { labels } from '#web/ui/labels.ts';

interface DrawerStepsProps {
  /** The rows of the list behind the drawer. */
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
  const step = (label: string, to: string | undefined, Icon: typeof ChevronUp) => (
    <IconButton label={label} disabled={to === undefined} onClick={() => to !== undefined && onGo(to)}>
      <Icon size={20} aria-hidden="true" />
    </IconButton>
  );
  return (
    <>
      {step(labels.previous, opened[at - 1], ChevronUp)}
      {step(labels.next, opened[at + 1], ChevronDown)}
    </>
  );
}
