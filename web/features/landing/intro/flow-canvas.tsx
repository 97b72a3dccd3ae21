import type { CSSProperties } from 'react';
import { FlowChart } from './flow-chart.tsx';
import type { FlowLayout } from './flow-layout.ts';
import { LIT_AT, STEP_SIZE, STEPS } from './flow-layout.ts';

const startsAt = (seconds: number) => ({ '--at': `${seconds}s` }) as CSSProperties;

/** Drawn flow as in Studio. The animation runs along the lines and highlights the steps; see landing.css. */
export function FlowCanvas({ layout, className }: { layout: FlowLayout; className: string }) {
  return (
    <svg viewBox={`0 0 ${layout.width} ${layout.height}`} fill="none" className={className}>
      {layout.edges.map(({ path, at, label }) => (
        <g key={path}>
          <path d={path} className="stroke-line-strong" strokeWidth="2" />
          <path d={path} pathLength={1} style={startsAt(at)} className="flow-run stroke-accent-ink" strokeWidth="2.5" />
          {label && (
            <text x={label.x} y={label.y} className="flow-label fill-ink-muted text-[13.5px]">
              {label.text}
            </text>
          )}
        </g>
      ))}
      {STEPS.map(({ id, icon: Icon, title, detail }) => {
        const [x, y] = layout.places[id];
        return (
          <g key={id} transform={`translate(${x} ${y})`} style={startsAt(LIT_AT[id])}>
            <rect {...STEP_SIZE} rx="14" className="fill-surface-raised stroke-line-strong" strokeWidth="1.5" />
            <rect {...STEP_SIZE} rx="14" className="flow-lit fill-accent-soft stroke-accent" strokeWidth="2" />
            <rect x="12" y="15" width="38" height="38" rx="10" className="fill-accent-soft" />
            <Icon x="21" y="24" width="20" height="20" className="stroke-accent-ink" aria-hidden="true" />
            <text x="59" y="30" className="fill-ink text-[16px] font-semibold">
              {title}
            </text>
            <text x="59" y="51" className="fill-ink-muted text-[13.5px]">
              {detail}
            </text>
          </g>
        );
      })}
      <FlowChart place={layout.chart} />
    </svg>
  );
}
