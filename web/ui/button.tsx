import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react';
import { cloneElement } from 'react';
import { cx } from './cx.ts';
import { Spinner } from './feedback/spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

/** The look of each is in `ui/pieces.css`. */
const VARIANT: Record<ButtonVariant, string> = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  ghost: 'button-ghost',
  danger: 'button-danger',
};
const SIZE: Record<ButtonSize, string> = { small: 'button-small', medium: 'button-medium', large: 'button-large' };

/** Button classes for links: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export const buttonClass = ({
  variant = 'primary',
  size = 'medium',
}: { variant?: ButtonVariant; size?: ButtonSize } = {}) => cx('button', VARIANT[variant], SIZE[size]);

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Busy: keeps width and focus, ignores clicks, announced to screen readers. */
  loading?: boolean;
  /** Element to render instead of `button`, for links: `render={<Link to="/" />}`. */
  render?: ReactElement<{ className?: string; children?: ReactNode }>;
}

/** A button; `type` defaults to `button`. With `render` it is a link with the same look. */
export function Button({ variant, size, loading = false, render, className, children, ...rest }: ButtonProps) {
  const look = cx(buttonClass({ variant, size }), 'relative', className);
  if (render) return cloneElement(render, { className: look, children });
  // Not `disabled`, which would lose the focus. `preventDefault` stops a form submit.
  const whileLoading = {
    'aria-busy': true,
    'aria-disabled': true,
    onClick: (event: MouseEvent) => event.preventDefault(),
  };
  return (
    <button type="button" {...rest} {...(loading && whileLoading)} className={look}>
      <span className={cx('inline-flex items-center gap-2', loading && 'opacity-0')}>{children}</span>
      {loading && (
        <span className="absolute inset-0 flex items-center justify-center">
          <Spinner />
        </span>
      )}
    </button>
  );
}

/** Square button with an icon; `label` is its accessible name. */
export function IconButton({
  label,
  className,
  children,
  ...rest
}: Omit<ComponentProps<'button'>, 'aria-label'> & { label: string }) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={cx(
        'inline-flex size-10 shrink-0 items-center justify-center rounded-control text-ink-soft transition-colors hover:bg-surface-soft hover:text-ink disabled:opacity-40 aria-disabled:*:opacity-40',
        className,
      )}
    >
      {children}
    </button>
  );
}
