import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface NothingHereProps {
  icon: LucideIcon;
  title: string;
  description?: ReactNode;
  /** Button or link for the first step. */
  action?: ReactNode;
}

/** An empty list of the administration where nothing was searched for, with a picture of what would be there. */
export const NothingHere = ({ icon: Icon, title, description, action }: NothingHereProps) => (
  <div role="status" className="flex flex-col items-center px-6 py-20 text-center">
    <Icon size={44} strokeWidth={1.25} aria-hidden="true" className="text-ink-muted" />
    <p className="mt-6 text-lg font-semibold text-balance text-ink">{title}</p>
    {description && <p className="mt-2 max-w-md text-balance text-ink-muted">{description}</p>}
    {action && <div className="mt-6">{action}</div>}
  </div>
);
