import type { ReactNode } from 'react';
import { useId } from 'react';
import { cx } from '../cx.ts';
import { RequiredMark, useAlertRole } from './field.tsx';

/** Class of a field that seldom has a message: its line takes no space until it has one. */
export const lineWhenNeeded = '[&>p:empty]:min-h-0';

interface FieldGroupProps {
  legend: string;
  required?: boolean;
  hint?: ReactNode;
  /** Shown in place of the hint. */
  error?: string | null;
  className?: string;
  children: ReactNode;
}

/** Several controls with one legend and one message. */
export function FieldGroup({ legend, required, hint, error, className, children }: FieldGroupProps) {
  const noteId = useId();
  const role = useAlertRole(error);
  const note = error || hint;
  return (
    <fieldset aria-describedby={note ? noteId : undefined} className={cx('min-w-0 pb-1.5', className)}>
      <legend className="mb-1.5 text-sm font-semibold text-ink">
        {legend}
        {required && <RequiredMark />}
      </legend>
      {children}
      <p
        id={noteId}
        role={role}
        className={cx('mt-1.5 min-h-5 text-sm leading-5', error ? 'text-danger' : 'text-ink-muted')}
      >
        {note}
      </p>
    </fieldset>
  );
}

/** Fields side by side; stacked on a phone. */
export function FormRow({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-2.5 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
      {children}
    </div>
  );
}
