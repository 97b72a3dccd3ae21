import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';
import { useState } from 'react';

interface TooltipProps {
  text: string;
  /** The button or link that it describes. It needs an accessible name of its own, for touch and screen readers. */
  children: ReactElement;
}

/** Tooltip on hover and focus. It must not be the only place of an information. */
export function Tooltip({ text, children }: TooltipProps) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger render={children} delay={400} />
      <span ref={setHost} />
      <BaseTooltip.Portal container={host}>
        <BaseTooltip.Positioner positionMethod="fixed" sideOffset={8} className="z-dialog">
          <BaseTooltip.Popup className="max-w-64 rounded-lg bg-ink px-3 py-1.5 text-sm text-surface shadow-raised transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0">
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
