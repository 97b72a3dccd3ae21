import { cx } from '../cx.ts';

/** A grey place where something will stand; give it the size of what comes. Hidden from screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('skeleton block h-4 rounded-md', className)} />;
}
