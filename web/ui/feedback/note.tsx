import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

const LOOKS = {
  danger: { Icon: CircleAlert, box: 'bg-danger-soft', words: 'text-danger' },
  success: { Icon: CircleCheck, box: 'bg-success-soft', words: 'text-success' },
};

interface NoteProps {
  tone: keyof typeof LOOKS;
  title: string;
  className?: string;
  /** What to do, below the title. */
  children?: ReactNode;
}

/** Result of an action, in its place. The surrounding element announces it. */
export function Note({ tone, title, className, children }: NoteProps) {
  const { Icon, box, words } = LOOKS[tone];
  return (
    <div className={cx('flex gap-3 rounded-card p-4 text-label', box, className)}>
      <Icon size={20} aria-hidden="true" className={cx('mt-px shrink-0', words)} />
      <div className="min-w-0">
        <p className={cx('font-semibold', words)}>{title}</p>
        {children && <p className="mt-1 text-ink-soft">{children}</p>}
      </div>
    </div>
  );
}
