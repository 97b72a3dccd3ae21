import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { cx } from '../cx.ts';
import { useAlertRole } from './field.tsx';
import { FieldGroup } from './field-group.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  error?: string | null;
  /** Content beside the label but outside of it, such as a link that must not toggle the box. */
  aside?: ReactNode;
};

export function Checkbox({ label, error, aside, className, ...input }: CheckboxProps) {
  const id = useId();
  const role = useAlertRole(error);
  return (
    <div className={className}>
      <div className="flex items-start justify-between gap-2 sm:gap-3">
        <label className="flex items-start gap-2.5 py-1 text-label text-ink">
          <span className="relative mt-0.5 flex size-5 shrink-0">
            <input
              {...input}
              type="checkbox"
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? id : undefined}
              className="peer size-5 appearance-none rounded-[6px] border border-line-control bg-surface transition-colors checked:border-accent checked:bg-accent hover:border-accent disabled:opacity-50 aria-invalid:border-danger forced-colors:appearance-auto"
            />
            <Check
              size={14}
              strokeWidth={3}
              aria-hidden="true"
              className="pointer-events-none absolute inset-0 m-auto text-white opacity-0 peer-checked:opacity-100"
            />
          </span>
          <span>{label}</span>
        </label>
        {aside && <span className="flex shrink-0 items-center py-1">{aside}</span>}
      </div>
      {error && (
        <p id={id} role={role} className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

/** Toggle that takes effect at once. */
export function Switch({
  label,
  hint,
  state,
  className,
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: string;
  hint?: string;
  /** What its position means, at the end of the line, for who sees it. */
  state?: string;
}) {
  return (
    <label className={cx('flex items-start gap-3 py-1', className)}>
      <span className="relative mt-0.5 inline-flex h-6 w-11 shrink-0">
        <input
          {...input}
          type="checkbox"
          role="switch"
          className="peer h-6 w-11 appearance-none rounded-full bg-line-control transition-colors checked:bg-accent disabled:opacity-50 forced-colors:appearance-auto"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-white shadow transition-transform peer-checked:translate-x-5"
        />
      </span>
      <span className="pt-0.5 text-label font-medium text-ink">
        {label}
        {hint && <span className="block text-sm font-normal text-ink-muted">{hint}</span>}
      </span>
      {state && (
        <span aria-hidden="true" className="ml-auto shrink-0 pt-1 text-sm text-ink-muted">
          {state}
        </span>
      )}
    </label>
  );
}

type RadioGroupProps = Omit<ComponentProps<typeof FieldGroup>, 'children'> & {
  name: string;
  options: readonly { value: string; label: string; disabled?: boolean }[];
  value: string;
  onChange: (value: string) => void;
};

export function RadioGroup({ name, options, value, onChange, ...group }: RadioGroupProps) {
  return (
    <FieldGroup {...group}>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {options.map((option) => (
          <label key={option.value} className="flex items-center gap-2.5 py-1 text-label text-ink">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              required={group.required}
              onChange={() => onChange(option.value)}
              className="size-5 shrink-0 appearance-none rounded-full border border-line-control bg-surface transition-[border] checked:border-[6px] checked:border-accent checked:bg-white hover:border-accent disabled:opacity-50 forced-colors:appearance-auto"
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
