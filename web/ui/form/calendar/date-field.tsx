import { Popover } from '@base-ui/react/popover';
import { CalendarDays } from 'lucide-react';
import type { Ref } from 'react';
import { useState } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import type { FieldProps } from '../field.tsx';
import { Field, controlClass } from '../field.tsx';
import { labels } from '#web/ui/labels.ts';
import { onDemand } from '#web/ui/overlay/on-demand.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';

const Calendar = onDemand(async () => (await import('./calendar.tsx')).Calendar);

interface DateFieldProps extends FieldProps {
  name: string;
  /** `YYYY-MM-DD`, or incomplete input while typing. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  /** First and last selectable day. */
  min?: string;
  max?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** Day input, typed or chosen from a calendar. The week starts as in the visitor's country. */
export function DateField({
  name,
  value,
  onChange,
  onBlur,
  placeholder = 'YYYY-MM-DD',
  min,
  max,
  inputRef,
  ...field
}: DateFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const [host, setHost] = useState<HTMLElement | null>(null);
  return (
    <Field {...field}>
      {(aria) => (
        <div className="relative">
          <input
            {...aria}
            ref={inputRef}
            name={name}
            value={value}
            inputMode="numeric"
            placeholder={placeholder}
            autoComplete="off"
            maxLength={10}
            onChange={(event) => onChange(withDashes(event.target.value, value))}
            onBlur={onBlur}
            className={cx(controlClass, 'h-12 pr-12')}
          />
          <Popover.Root open={isOpen} onOpenChange={setOpen}>
            <Popover.Trigger
              render={
                <IconButton label={labels.openCalendar(field.label)} className="absolute inset-y-0 right-1 my-auto">
                  <CalendarDays size={19} aria-hidden="true" />
                </IconButton>
              }
            />
            {/* Rendered next to its button instead of at the end of the page: same landmark, same colours. */}
            <span ref={setHost} />
            <Popover.Portal container={host}>
              <Popover.Positioner positionMethod="fixed" sideOffset={6} align="end" className="z-dialog">
                <Popover.Popup
                  aria-label={field.label}
                  className="rounded-card border border-line bg-surface-raised p-3 text-ink shadow-raised outline-none"
                >
                  <Calendar
                    waiting={
                      <div className="flex h-84 w-70 items-center justify-center">
                        <Spinner />
                      </div>
                    }
                    value={value}
                    min={min}
                    max={max}
                    onSelect={(day) => {
                      onChange(day);
                      setOpen(false);
                    }}
                  />
                </Popover.Popup>
              </Popover.Positioner>
            </Popover.Portal>
          </Popover.Root>
        </div>
      )}
    </Field>
  );
}

/** Inserts dashes while typing (`20261201` becomes `2026-12-01`), but not while deleting. A whole day may be pasted. */
function withDashes(typed: string, before: string): string {
  if (typed.length < before.length && !/^\d{8}$/.test(typed)) return typed;
  const digits = typed.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter(Boolean).join('-');
}
