import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import type { FieldProps } from './field.tsx';
import { Field, controlClass, splitFieldProps } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
  /** Heading above it and its like, in a select of filters. */
  group?: string;
}

type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'children'> & {
    options: readonly SelectOption[];
    /** Label of an empty first option. */
    placeholder?: string;
  };

/** Native select: it works on every phone and without JavaScript. */
export function Select({ options, placeholder, ...props }: SelectProps) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(aria) => (
        <div className="relative">
          <select {...control} {...aria} className={cx(controlClass, 'h-12 appearance-none pr-11')}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown
            size={18}
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-4 my-auto text-ink-muted"
          />
        </div>
      )}
    </Field>
  );
}
