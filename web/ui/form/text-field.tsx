import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import type { FieldProps } from './field.tsx';
import { Field, controlClass, splitFieldProps } from './field.tsx';

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps> & {
    /** Control beside the input, such as a check button. */
    action?: ReactNode;
  };

export function TextField({ action, ...props }: TextFieldProps) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(aria) => (
        <div className="flex gap-2">
          <input type="text" {...control} {...aria} className={cx(controlClass, 'h-12 min-w-0 flex-1')} />
          {action}
        </div>
      )}
    </Field>
  );
}

/** Multi-line input. Shows a character count when it has `maxLength`. */
export function TextArea(props: FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>) {
  const { field, control } = splitFieldProps(props);
  const length = typeof control.value === 'string' ? control.value.length : null;
  return (
    <Field {...field}>
      {(aria) => (
        <div className="relative">
          <textarea rows={5} {...control} {...aria} className={cx(controlClass, 'py-3 leading-relaxed')} />
          {length !== null && control.maxLength !== undefined && (
            <span className="absolute right-3 bottom-2 text-xs text-ink-muted">
              {length.toLocaleString('ko-KR')} / {control.maxLength.toLocaleString('ko-KR')}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
