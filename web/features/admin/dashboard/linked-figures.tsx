import { dashboardText } from '#shared/messages/admin/dashboard.ko.ts';
import { Link } from '#web/lib/link.tsx';

interface Figure {
  label: string;
  value: number;
  /** The list that it counts. */
  href: string;
}

/** Counts that lead to their lists. */
export const LinkedFigures = ({ figures }: { figures: readonly Figure[] }) => (
  <div className="@container">
    <ul className="grid grid-cols-2 gap-2 @lg:grid-flow-col @lg:auto-cols-fr @lg:grid-cols-none">
      {figures.map(({ label, value, href }) => (
        <li key={label}>
          <Link to={href} className="block rounded-control border border-line px-3.5 py-2 hover:border-line-strong">
            <span className="block text-sm text-ink-muted">{label}</span>
            <span className="block text-lg font-bold text-ink tabular-nums">{dashboardText.pieces(value)}</span>
          </Link>
        </li>
      ))}
    </ul>
  </div>
);
