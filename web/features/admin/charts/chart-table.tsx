import { dashboardText } from '#shared/messages/admin/dashboard.ko.ts';
import { Link } from '#web/lib/link.tsx';

export interface Series {
  name: string;
  values: readonly number[];
  /** Of each value, the list that it counts. */
  hrefs?: readonly string[];
}

interface ChartTableProps {
  title: string;
  labelTitle: string;
  labels: readonly string[];
  series: readonly Series[];
}

/** The figures of a chart as a collapsible table. */
export function ChartTable({ title, labelTitle, labels, series }: ChartTableProps) {
  return (
    <details className="mt-2 text-sm">
      <summary className="inline-flex min-h-8 cursor-pointer items-center rounded-sm text-ink-muted hover:text-ink">
        {dashboardText.asTable}
      </summary>
      <div className="max-h-64 overflow-y-auto" tabIndex={0} role="region" aria-label={title}>
        <table className="w-full text-left tabular-nums">
          <caption className="sr-only">{title}</caption>
          <thead className="border-b border-line text-ink-muted">
            <tr>
              {[labelTitle, ...series.map(({ name }) => name)].map((name) => (
                <th key={name} scope="col" className="py-1.5 pr-4 font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line text-ink-soft">
            {labels.map((label, at) => (
              <tr key={label}>
                <th scope="row" className="py-1.5 pr-4 font-medium">
                  {label}
                </th>
                {series.map(({ name, values, hrefs }) => {
                  const shown = (values[at] ?? 0).toLocaleString('ko-KR');
                  const href = hrefs?.[at];
                  return (
                    <td key={name} className="py-1.5 pr-4">
                      {href === undefined ? (
                        shown
                      ) : (
                        <Link to={href} className="underline-offset-3 hover:underline">
                          {shown}
                        </Link>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
