import { landingText } from '#shared/messages/site/landing.ko.ts';
import { STEP_SIZE } from './flow-layout.ts';

const HOURS = [0.35, 0.5, 0.42, 0.7, 0.62, 0.88, 1];
const PADDING = 16;
const BAR = { width: 12, gap: 8.6 };

/** Manager's chart of the same flow: work per hour. */
export function FlowChart({ place: [x, y, height] }: { place: readonly [number, number, number] }) {
  const { chartTitle, chartValue } = landingText.scene;
  const floor = height - PADDING;
  const tallest = floor - 66;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        width={STEP_SIZE.width}
        height={height}
        rx="14"
        className="fill-surface-soft stroke-line"
        strokeWidth="1.5"
      />
      <text x={PADDING} y="28" className="fill-ink-muted text-[13.5px]">
        {chartTitle}
      </text>
      <text x={PADDING} y="52" className="fill-ink text-[20px] font-bold">
        {chartValue}
      </text>
      {HOURS.map((share, hour) => (
        <rect
          key={share}
          x={PADDING + hour * (BAR.width + BAR.gap)}
          y={floor - tallest * share}
          width={BAR.width}
          height={tallest * share}
          rx="3"
          className={hour === HOURS.length - 1 ? 'fill-accent' : 'fill-line-strong'}
        />
      ))}
    </g>
  );
}
