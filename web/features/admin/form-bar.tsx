import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';

interface FormBarProps {
  /** Width of the form's text. */
  className?: string;
  children: ReactNode;
}

/** Actions of a long form of the administration, in view all the time. A direct child of the form, or it cannot stay. */
export const FormBar = ({ className, children }: FormBarProps) => (
  <div
    className={cx(
      'sticky bottom-(--toast) z-10 mt-6 flex flex-wrap justify-end gap-2 border-t border-line bg-surface py-3',
      className,
    )}
  >
    {children}
  </div>
);
