import type { Ref } from 'react';
import { DateField } from './date-field.tsx';
import { FieldGroup } from '../field-group.tsx';
import { Select } from '../select.tsx';
import { labels } from '#web/ui/labels.ts';

interface DateTimeFieldProps {
  name: string;
  label: string;
  hint?: string;
  error?: string | null;
  /** `YYYY-MM-DDTHH:mm` in Korean time; empty for none. */
  value: string;
  onChange: (value: string) => void;
  /** Time of a day that is chosen first; the end of a period ends with its day. */
  firstTime?: string;
  /** First day that the calendar offers. */
  min?: string;
  /** Of the input of the day, which gets the focus. */
  dayRef?: Ref<HTMLInputElement>;
  className?: string;
}

const STEP_MINUTES = 30;
const TIMES = Array.from({ length: (24 * 60) / STEP_MINUTES }, (_, at) => timeOf(at * STEP_MINUTES));
const MORNING = '09:00';

/** Day and time, in Korean on every browser: a native input follows the browser's language. */
export function DateTimeField({
  name,
  label,
  hint,
  error,
  value,
  onChange,
  firstTime = MORNING,
  min,
  dayRef,
  className,
}: DateTimeFieldProps) {
  const [day = '', time = ''] = value.split('T');
  const times = time === '' || TIMES.includes(time) ? TIMES : [...TIMES, time].toSorted();
  const change = (nextDay: string, nextTime: string) =>
    onChange(nextDay === '' ? '' : `${nextDay}T${nextTime || firstTime}`);
  return (
    <FieldGroup legend={label} hint={hint} error={error} className={className}>
      {/* One below the other where a whole day and a whole time have no room in a line. */}
      <div className="flex flex-wrap gap-2 *:min-w-0 *:grow *:pb-0 *:first:basis-42 *:last:basis-33 [&_p]:hidden">
        <DateField
          hideLabel
          label={labels.dayOf(label)}
          name={`${name}Day`}
          value={day}
          min={min}
          inputRef={dayRef}
          onChange={(next) => change(next, time)}
        />
        <Select
          hideLabel
          label={labels.timeOf(label)}
          value={time}
          disabled={day === ''}
          placeholder={labels.time}
          options={times.map((one) => ({ value: one, label: inWords(one) }))}
          onChange={({ target }) => change(day, target.value)}
        />
      </div>
    </FieldGroup>
  );
}

function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** `14:30` as `오후 2:30`. */
function inWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour < 12 ? labels.morning : labels.afternoon} ${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')}`;
}
