import { useState } from 'react';
import { FieldGroup } from './field-group.tsx';
import { Select } from './select.tsx';
import { labels } from '../labels.ts';

interface MonthFieldProps {
  label: string;
  required?: boolean;
  hint?: string;
  error?: string | null;
  /** `YYYY-MM`; empty for none. */
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

const FIRST_YEAR = 2000;
const currentYear = () => new Date().getFullYear();
const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));

/** Year and month as two selects: the native input is a text box in Firefox and Safari. */
export function MonthField({ value, onChange, ...group }: MonthFieldProps) {
  const { label } = group;
  const [year = '', month = ''] = value.split('-');
  const [thisYear] = useState(currentYear);
  const years = Array.from({ length: thisYear + 2 - FIRST_YEAR }, (_, at) => String(thisYear + 1 - at));
  return (
    <FieldGroup legend={label} {...group}>
      <div className="grid grid-cols-2 gap-2 *:pb-0 [&_p]:hidden">
        <Select
          hideLabel
          label={labels.yearOf(label)}
          value={year}
          placeholder={labels.year}
          options={years.map((one) => ({ value: one, label: labels.yearValue(one) }))}
          onChange={({ target }) => onChange(target.value === '' ? '' : `${target.value}-${month || '01'}`)}
        />
        <Select
          hideLabel
          label={labels.monthOf(label)}
          value={month}
          disabled={year === ''}
          placeholder={labels.month}
          options={MONTHS.map((one) => ({ value: one, label: labels.monthValue(Number(one)) }))}
          onChange={({ target }) => onChange(target.value === '' ? '' : `${year}-${target.value}`)}
        />
      </div>
    </FieldGroup>
  );
}
