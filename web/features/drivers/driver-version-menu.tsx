import { Menu } from '@base-ui/react/menu';
import { Check, ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { driverText } from '#shared/messages/site/driver.ko.ts';
import { Badge } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/cx.ts';
import { Field, controlClass } from '#web/ui/form/field.tsx';
import type { Driver } from './use-drivers.ts';

/** Specification point 9. */
const OPEN_DELAY_MS = 300;
const CLOSE_DELAY_MS = 250;
const MAX_HEIGHT_PX = 310;

const text = driverText.dialog;

interface DriverVersionMenuProps {
  drivers: readonly Driver[];
  /** The driver for the visitor's own browser. */
  fittingUuid: string | null;
  chosen: Driver | null;
  disabled: boolean;
  hint: string;
  error: string | null;
  onChoose: (fileUuid: string) => void;
}

/** Opens on hover with the delays of specification point 9, and by click and keyboard. */
export function DriverVersionMenu({
  drivers,
  fittingUuid,
  chosen,
  disabled,
  hint,
  error,
  onChoose,
}: DriverVersionMenuProps) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  // True after closing by choice, click or key: the focus then returns to the trigger, instead of the dialog.
  const isAnswered = useRef(false);
  return (
    <Field label={text.version} hint={hint} error={error}>
      {({ id, 'aria-describedby': describedBy }) => (
        <Menu.Root
          modal={false}
          onOpenChange={(isOpen, { reason }) => (isAnswered.current = !isOpen && reason !== 'trigger-hover')}
          onOpenChangeComplete={() => isAnswered.current && trigger.current?.focus()}
        >
          <Menu.Trigger
            ref={trigger}
            id={id}
            aria-describedby={describedBy}
            aria-label={text.versionChosen(chosen?.fileVersion ?? text.choose)}
            openOnHover
            delay={OPEN_DELAY_MS}
            closeDelay={CLOSE_DELAY_MS}
            disabled={disabled}
            className={cx(controlClass, 'flex h-12 items-center justify-between gap-3 text-left')}
          >
            <span className={cx('truncate tabular-nums', chosen === null && 'text-ink-muted')}>
              {chosen?.fileVersion ?? text.choose}
            </span>
            <ChevronDown size={18} aria-hidden="true" className="shrink-0 text-ink-muted" />
          </Menu.Trigger>
          {/* Rendered inside the dialog, so that it is above it and within its focus trap. */}
          <span ref={setHost} />
          <Menu.Portal container={host}>
            <Menu.Positioner
              positionMethod="fixed"
              sideOffset={6}
              align="start"
              className="z-dialog w-(--anchor-width)"
            >
              <Menu.Popup
                style={{ maxHeight: MAX_HEIGHT_PX }}
                className="overflow-y-auto overscroll-contain rounded-card border border-line bg-surface-raised p-1.5 text-ink shadow-raised outline-none"
              >
                <Menu.RadioGroup value={chosen?.fileUuid ?? ''} onValueChange={onChoose}>
                  {drivers.map(({ fileUuid, fileVersion }) => (
                    <Menu.RadioItem
                      key={fileUuid}
                      value={fileUuid}
                      closeOnClick
                      className="flex h-11 cursor-pointer items-center gap-2.5 rounded-lg px-3 text-label tabular-nums outline-none select-none data-highlighted:bg-surface-soft"
                    >
                      {fileVersion}
                      {fileUuid === fittingUuid && <Badge tone="accent">{text.fits}</Badge>}
                      <Menu.RadioItemIndicator className="ml-auto text-accent-ink">
                        <Check size={18} aria-hidden="true" />
                      </Menu.RadioItemIndicator>
                    </Menu.RadioItem>
                  ))}
                </Menu.RadioGroup>
              </Menu.Popup>
            </Menu.Positioner>
          </Menu.Portal>
        </Menu.Root>
      )}
    </Field>
  );
}
