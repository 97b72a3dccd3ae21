import { Link } from '#web/lib/link.tsx';
import type { Series } from './chart-table.tsx';
import { ChartTable } from './chart-table.tsx';
import { niceTop } from './nice-top.ts';

interface BarChartProps {
  /** Text alternative. */
  title: string;
  /** Heading of the table's first column, such as 날짜. */
  labelTitle: string;
  labels: readonly string[];
  /** Stacked; the first series is at the bottom. With `overlap` the second is part of the first instead. */
  series: readonly Series[];
  overlap?: boolean;
  /** Of each bar, the list that it counts. */
  hrefs?: readonly string[];
}

const WIDTH = 440;
const HEIGHT = 180;
const LEFT = 46;
/** Half of a label, below the last bar, on a phone. */
const RIGHT = 18;
const BOTTOM = 26;
const TOP = 10;
const FILLS = ['fill-accent/35', 'fill-accent'];
/** The SVG scales with its panel; these sizes keep the text at 11 to 14 px. */
const LABEL = 'fill-ink-muted text-[13px] @max-sm:text-[17px] @lg:text-[10px] @2xl:text-[8px]';
const SWATCHES = ['bg-accent/35', 'bg-accent'];

const percent = (x: number) => `${(x / WIDTH) * 100}%`;

/** Bar chart over time, with the same figures as a table below. */
export function BarChart({ title, labelTitle, labels, series, overlap = false, hrefs = [] }: BarChartProps) {
  const heights = labels.map((_, at) => {
    const values = series.map(({ values: of }) => of[at] ?? 0);
    return overlap ? Math.max(...values) : values.reduce((sum, value) => sum + value, 0);
  });
  const top = niceTop(Math.max(...heights, 1));
  const plot = HEIGHT - TOP - BOTTOM;
  const step = (WIDTH - LEFT - RIGHT) / Math.max(1, labels.length);
  const yOf = (value: number) => TOP + plot * (1 - value / top);
  // About five labels, always including the last one.
  const every = Math.ceil(labels.length / 5);
  return (
    <figure className="@container">
      <Legend series={series} />
      <div className="relative mt-3 max-w-3xl">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title} className="block w-full">
          {[0, top / 2, top].map((value) => (
            <g key={value}>
              <line x1={LEFT} x2={WIDTH} y1={yOf(value)} y2={yOf(value)} className="stroke-line" />
              <text x={LEFT - 8} y={yOf(value) + 4} textAnchor="end" className={LABEL}>
                {value.toLocaleString('ko-KR')}
              </text>
            </g>
          ))}
          {labels.map((label, at) => {
            const width = Math.max(2, step * 0.64);
            const x = LEFT + step * at + (step - width) / 2;
            let base = 0;
            return (
              <g key={label}>
                {series.map(({ name, values }, index) => {
                  const value = values[at] ?? 0;
                  const from = overlap ? 0 : base;
                  base += value;
                  const y = yOf(from + value);
                  return <rect key={name} x={x} y={y} width={width} height={yOf(from) - y} className={FILLS[index]} />;
                })}
                {(labels.length - 1 - at) % every === 0 && (
                  <text x={x + width / 2} y={HEIGHT - 5} textAnchor="middle" className={LABEL}>
                    {label}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
        {/* For the mouse alone: the same lists are in the table, number by number. */}
        {hrefs.map((href, at) => (
          <Link
            key={href}
            to={href}
            tabIndex={-1}
            aria-hidden="true"
            className="absolute inset-y-0 rounded-sm hover:bg-accent/10"
            style={{ left: percent(LEFT + step * at), width: percent(step) }}
          />
        ))}
      </div>
      <ChartTable title={title} labelTitle={labelTitle} labels={labels} series={series} />
    </figure>
  );
}

const Legend = ({ series }: Pick<BarChartProps, 'series'>) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
    {series.map(({ name }, index) => (
      <li key={name} className="flex items-center gap-1.5">
        <span aria-hidden="true" className={`size-3 rounded-[3px] ${SWATCHES[index]}`} />
        {name}
      </li>
    ))}
  </ul>
);
