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

/** A day of the period: it counts as soon as it is one, or is taken away. */
export function FilterDay({ label, name, value, min, max, onChange }: FilterDayProps) {
  const [typed, setTyped] = useState(value);
  return (
    <DateField
      label={label}
      name={name}
      value={typed}
      min={min}
      max={max}
      // A filter has no message under it: the row below moves up into that line.
      className="-mb-8 [&_input]:h-11 [&_input]:pr-11 [&_input]:pl-3 [&_input]:text-sm md:[&_input]:text-label [&_label]:mb-1"
      onChange={(next) => {
        setTyped(next);
        if (next === '' || isDay(next)) onChange(next);
      }}
    />
  );
}
