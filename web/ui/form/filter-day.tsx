import { useState } from 'react';
import { DateField } from './date-field.tsx';

interface FilterDayProps {
  label: string;
  name: string;
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

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
      // A filter has no message line; the negative margin removes its space.
      className="-mb-8 [&_input]:h-11 [&_input]:pr-11 [&_input]:pl-3 [&_input]:text-sm md:[&_input]:text-label [&_label]:mb-1"
      onChange={(next) => {
        setTyped(next);
        if (next === '' || isDay(next)) onChange(next);
      }}
    />
  );
}
