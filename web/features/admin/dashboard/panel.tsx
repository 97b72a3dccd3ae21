import type { ReactNode } from 'react';
import { dashboardText } from '#shared/messages/admin/dashboard.ko.ts';
import { Link } from '#web/lib/link.tsx';

interface PanelProps {
  title: string;
  note?: ReactNode;
  /** The list behind the figures. */
  to?: string;
  children: ReactNode;
}

/** One panel of the dashboard. */
export function Panel({ title, note, to, children }: PanelProps) {
  return (
    <section className="min-w-0 rounded-card border border-line bg-surface p-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-lg font-bold text-ink">{title}</h2>
        {to !== undefined && (
          <Link to={to} className="shrink-0 text-sm font-medium text-accent-ink hover:underline">
            {dashboardText.toList}
            <span className="sr-only">: {title}</span>
          </Link>
        )}
      </div>
      {note && <p className="mt-1 text-sm text-ink-muted">{note}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}

export function PanelPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-3 text-label font-semibold text-ink-soft">{title}</h3>
      {children}
    </div>
  );
}
