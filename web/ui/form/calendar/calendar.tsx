import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { DayButtonProps } from 'react-day-picker';
import { DayPicker } from 'react-day-picker';
import { ko } from 'react-day-picker/locale/ko';
import { koreanDay } from '#shared/text/days.ts';
import { cx } from '#web/ui/cx.ts';
import { regionOf, weekStartOf } from './week-start.ts';

interface CalendarProps {
  /** `YYYY-MM-DD`, as all days here; empty for none. */
  value: string;
  onSelect: (day: string) => void;
  min?: string;
  max?: string;
}

const pad = (value: number) => String(value).padStart(2, '0');
const toDay = (date: Date) => `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;

/** Local date: a day has no time zone. */
function toDate(day: string | undefined): Date | undefined {
  const [year, month, date] = (day ?? '').split('-').map(Number);
  return year && month && date ? new Date(year, month - 1, date) : undefined;
}

const SQUARE = 'size-10 rounded-control text-label';

const MonthArrow = ({ orientation }: { orientation?: string }) =>
  orientation === 'left' ? <ChevronLeft size={18} aria-hidden="true" /> : <ChevronRight size={18} aria-hidden="true" />;

/** The accessible name is the full date and contains the visible text, as voice control needs (WCAG 2.5.3). */
function DayButton({ day: _day, modifiers, children, 'aria-label': name, ...button }: DayButtonProps) {
  const element = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (modifiers.focused) element.current?.focus();
  }, [modifiers.focused]);
  return (
    <button ref={element} {...button}>
      <span className="sr-only">{name}</span>
      <span aria-hidden="true">{children}</span>
    </button>
  );
}

/** Month view for choosing a day. Loaded when opened, because of its library. */
export function Calendar({ value, onSelect, min, max }: CalendarProps) {
  const [today] = useState(() => toDate(koreanDay(new Date())));
  const before = toDate(min);
  const after = toDate(max);
  return (
    <DayPicker
      mode="single"
      autoFocus
      required
      locale={ko}
      weekStartsOn={weekStartOf(regionOf(navigator.language))}
      selected={toDate(value)}
      defaultMonth={toDate(value) ?? before}
      today={today}
      startMonth={before}
      endMonth={after}
      disabled={[...(before ? [{ before }] : []), ...(after ? [{ after }] : [])]}
      onSelect={(date) => onSelect(toDay(date))}
      components={{ Chevron: MonthArrow, DayButton }}
      classNames={{
        root: 'relative',
        month_caption: 'flex h-10 items-center justify-center font-semibold text-ink',
        nav: 'absolute inset-x-0 top-0 flex justify-between',
        button_previous: cx(SQUARE, CALENDAR_BUTTON),
        button_next: cx(SQUARE, CALENDAR_BUTTON),
        month_grid: 'mt-2 border-collapse',
        weekday: 'h-9 w-10 text-center text-sm font-medium text-ink-muted',
        day: 'p-0 text-center',
        day_button: cx(SQUARE, 'hover:bg-surface-soft'),
        today:
          '[&>button]:font-bold [&>button]:text-accent-ink [&>button]:ring-1 [&>button]:ring-accent/40 [&>button]:ring-inset',
        selected: '[&>button]:bg-accent! [&>button]:font-semibold [&>button]:text-white!',
        disabled: '[&>button]:text-ink-muted/60 [&>button]:hover:bg-transparent',
        outside: 'invisible',
      }}
    />
  );
}

const CALENDAR_BUTTON =
  'flex items-center justify-center text-ink-soft hover:bg-surface-soft aria-disabled:opacity-35 aria-disabled:hover:bg-transparent';
