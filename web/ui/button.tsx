import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const VARIANT: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-white hover:bg-accent-hover active:bg-accent-hover',
  secondary: 'border border-line-strong bg-surface text-ink hover:bg-surface-soft',
  ghost: 'text-ink-soft hover:bg-surface-soft hover:text-ink',
  danger: 'bg-danger text-white hover:bg-danger-hover',
};
const SIZE: Record<ButtonSize, string> = {
  small: 'h-9 px-3.5 text-sm',
  medium: 'h-11 px-5 text-[15px]',
  large: 'h-13 px-7 text-base',
};

/** The look of a button, for links: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export const buttonClass = ({
  variant = 'primary',
  size = 'medium',
}: { variant?: ButtonVariant; size?: ButtonSize } = {}) =>
  cx(
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-semibold whitespace-nowrap transition-colors duration-150',
    'disabled:cursor-not-allowed disabled:opacity-45 aria-disabled:cursor-not-allowed aria-disabled:opacity-45',
    VARIANT[variant],
    SIZE[size],
  );

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Busy: keeps its width, cannot be pressed, says so to screen readers. */
  loading?: boolean;
}

/** Does something here and now; `type` is `button` unless said otherwise. */
export function Button({ variant, size, loading = false, className, disabled, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      className={cx(buttonClass({ variant, size }), 'relative', className)}
    >
      <span className={cx('inline-flex items-center gap-2', loading && 'opacity-0')}>{children}</span>
      {loading && (
        <span className="absolute inset-0 flex items-center justify-center">
          <Spinner />
        </span>
      )}
    </button>
  );
}

/** A square button with a picture alone; `label` is its name. */
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
        'inline-flex size-10 shrink-0 items-center justify-center rounded-control text-ink-soft transition-colors hover:bg-surface-soft hover:text-ink disabled:opacity-40',
        className,
      )}
    >
      {children}
    </button>
  );
}
