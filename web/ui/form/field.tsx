import type { ReactNode } from 'react';
import { createContext, useContext, useId } from 'react';
import { cx } from '../cx.ts';

/** Props that connect a control with its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'aria-required': true | undefined;
}

/** True in a form whose summary tells all errors once: ten alerts at a time would talk over each other. */
export const ErrorsInSummary = createContext(false);

export function useAlertRole(error: string | null | undefined) {
  const isInSummary = useContext(ErrorsInSummary);
  return error && !isInSummary ? 'alert' : undefined;
}

export interface FieldProps {
  label: string;
  required?: boolean;
  hint?: ReactNode;
  /** Shown in place of the hint; null and empty mean no error. */
  error?: string | null;
  /** Positive message, such as for an available ID. */
  success?: string | null;
  className?: string;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
}

/** The look is in `ui/pieces.css`. */
export const controlClass = 'control';

/** For the eye only: controls say that they are required (`aria-required`). */
export const RequiredMark = () => (
  <span aria-hidden="true" className="ml-0.5 text-danger">
    *
  </span>
);

/** Label, control and message line. The message line takes its space in advance, so that the layout does not move. */
export function Field({
  label,
  required,
  hint,
  error,
  success,
  className,
  hideLabel,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const noteId = `${id}-note`;
  const role = useAlertRole(error);
  const note = error || success || hint;
  return (
    <div className={cx('pb-1.5', className)}>
      <label htmlFor={id} className={cx('mb-1.5 block text-sm font-semibold text-ink', hideLabel && 'sr-only')}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': note ? noteId : undefined,
        'aria-required': required ? true : undefined,
      })}
      <p
        id={noteId}
        role={role}
        className={cx(
          'mt-1.5 min-h-5 text-sm leading-5',
          error ? 'text-danger' : success ? 'text-success' : 'text-ink-muted',
        )}
      >
        {note}
      </p>
    </div>
  );
}

/** Separates the props of the field from those of its control. */
export function splitFieldProps<P extends FieldProps>(props: P) {
  const { label, required, hint, error, success, className, hideLabel, ...control } = props;
  return { field: { label, required, hint, error, success, className, hideLabel }, control };
}
