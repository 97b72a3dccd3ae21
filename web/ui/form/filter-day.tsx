import { useState } from 'react';
import { isDay } from '#shared/text/is-day.ts';
import { DateField } from './calendar/date-field.tsx';

interface FilterDayProps {
  label: string;
  name: string;
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}

/** Day filter: calls `onChange` only with a complete day or when cleared. */
export function FilterDay({ label, name, value, min, max, onChange }: FilterDayProps) {
  const [typed, setTyped] = useState(value);
  return (
    <DateField
      label={label}
      name={name}
      value={typed}
      min={min}
      max={max}
      hideLabel
      placeholder={label}
      // A filter has no message line; the negative margin removes its space.
      className="-mb-8 xl:w-33 [&_button]:size-8 [&_input]:h-9 [&_input]:pr-10 [&_input]:pl-3 [&_input]:text-sm"
      onChange={(next) => {
        setTyped(next);
        if (next === '' || isDay(next)) onChange(next);
      }}
    />
  );
}
