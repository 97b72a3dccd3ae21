import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import type { FieldProps } from './field.tsx';
import { Field, controlClass, splitFieldProps } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectControlProps extends ComponentProps<'select'> {
  options: readonly SelectOption[];
  /** Label of an empty first option. */
  placeholder?: string;
  /** `small`: for lines of filters and beside a search. */
  arrow?: 'small';
}

/** Native select with the portal's arrow: it works on every phone and without JavaScript. */
export function SelectControl({ options, placeholder, arrow, className, ...control }: SelectControlProps) {
  return (
    <div className="relative shrink-0">
      <select {...control} className={cx(controlClass, 'appearance-none', className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        size={arrow === 'small' ? 16 : 18}
        aria-hidden="true"
        className={cx(
          'pointer-events-none absolute inset-y-0 my-auto text-ink-muted',
          arrow === 'small' ? 'right-3' : 'right-4',
        )}
      />
    </div>
  );
}

type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'children'> &
  Pick<SelectControlProps, 'options' | 'placeholder'>;

/** Select with label, hint and error. */
export function Select({ options, placeholder, ...props }: SelectProps) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(aria) => (
        <SelectControl {...control} {...aria} options={options} placeholder={placeholder} className="h-12 pr-11" />
      )}
    </Field>
  );
}
