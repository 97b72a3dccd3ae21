import type { ReactNode } from 'react';

/** Words for screen readers alone, where the eye understands without. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
