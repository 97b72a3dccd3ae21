import { cx } from '../cx.ts';

/** Grey placeholder for loading content; set its size with `className`. Hidden from screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('skeleton block h-4 rounded-md', className)} />;
}
