import type { ReactNode } from 'react';

/** Number of rows of a list, announced when a filter changes it. */
export const TotalCount = ({ children }: { children: ReactNode }) => (
  <p role="status" className="text-sm font-semibold text-ink">
    {children}
  </p>
);
