import type { LucideIcon } from 'lucide-react';
import { Check, ChevronDown, CircleAlert, CircleCheck, LoaderCircle, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { round, settle } from '../engine/clock.ts';

export type NodeState = 'idle' | 'selected' | 'running' | 'done' | 'failed';

const STATE_ICONS = { idle: null, selected: null, running: LoaderCircle, done: Check, failed: CircleAlert };

interface NodeProps {
  tone: 'web' | 'excel' | 'ai' | 'mail' | 'flow' | 'error';
  icon: LucideIcon;
  title: string;
  detail: ReactNode;
  state?: NodeState;
  spot?: string;
  width?: number;
  /** 0 to 1 while the node takes its place in the flow. */
  shown?: number;
}

/** One activity of a flow. */
export function Node({ tone, icon: Icon, title, detail, state = 'idle', spot, width, shown = 1 }: NodeProps) {
  if (shown <= 0) return null;
  const StateIcon = STATE_ICONS[state];
  return (
    <div className={`node tone-${tone} ${state}`} data-spot={spot} style={{ width, ...arriving(shown) }}>
      <span className="icon">
        <Icon size={23} />
      </span>
      <div>
        <b>{title}</b>
        <small>{detail}</small>
      </div>
      {StateIcon && <StateIcon className="end" size={22} strokeWidth={2.6} />}
    </div>
  );
}

export const arriving = (shown: number) => ({
  opacity: round(settle(shown)),
  transform: shown < 1 ? `translateY(${round((1 - settle(shown)) * -14)}px)` : undefined,
});

export function Wire({ shown = 1, lit = false, height }: { shown?: number; lit?: boolean; height?: number }) {
  if (shown <= 0) return null;
  return <div className={`wire ${lit ? 'lit' : ''}`} style={{ opacity: round(shown), height }} />;
}

interface GroupProps {
  tone: NodeProps['tone'];
  icon: LucideIcon;
  title: string;
  detail?: ReactNode;
  spot?: string;
  shown?: number;
  children: ReactNode;
}

/** A frame around activities: a loop, an error-handling group. */
export function Group({ tone, icon: Icon, title, detail, spot, shown = 1, children }: GroupProps) {
  if (shown <= 0) return null;
  return (
    <div className={`group tone-${tone}`} data-spot={spot} style={arriving(shown)}>
      <header>
        <Icon size={19} />
        {title}
        <small>{detail}</small>
      </header>
      {children}
    </div>
  );
}

interface FieldProps {
  label: string;
  value: ReactNode;
  spot?: string;
  on?: boolean;
  isChoice?: boolean;
}

/** A property of the chosen activity. */
export function Field({ label, value, spot, on = false, isChoice = false }: FieldProps) {
  return (
    <div className="field">
      <div className="label">{label}</div>
      <div className={`box ${on ? 'on' : ''}`} data-spot={spot}>
        {value}
        {isChoice && <ChevronDown size={17} />}
      </div>
    </div>
  );
}

export interface LogLine {
  at: string;
  text: string;
  look?: 'ok' | 'bad' | 'warn';
}

const RUN_ICONS = { ok: CircleCheck, bad: CircleAlert, warn: RotateCw };

/** The results of a run, in place of the properties. */
export function RunPanel({ lines, spot = 'run-panel' }: { lines: LogLine[]; spot?: string }) {
  return (
    <div data-spot={spot}>
      <h3>실행 결과</h3>
      {lines.map(({ at, text, look = 'ok' }) => {
        const Icon = RUN_ICONS[look];
        return (
          <div key={at + text} className="run-line">
            <Icon className={look} size={18} />
            {text}
            <time>{at}</time>
          </div>
        );
      })}
    </div>
  );
}

export function Log({ lines }: { lines: LogLine[] }) {
  return (
    <div className="log">
      {lines.map(({ at, text, look }) => (
        <p key={at + text}>
          <time className="mono">{at}</time>
          <span className={look}>{text}</span>
        </p>
      ))}
    </div>
  );
}

/** Activities one under the other, each with its wire. */
export function Step({ shown = 1, children }: { shown?: number; children: ReactNode }) {
  if (shown <= 0) return null;
  return (
    <div className="flow-step">
      <Wire shown={shown} />
      {children}
    </div>
  );
}

/** How far a run has come: which activity is at work, counted from 0, after so many seconds. */
export function runStateOf(index: number, elapsed: number, pace: number): NodeState {
  if (elapsed < index * pace) return 'idle';
  return elapsed < (index + 1) * pace ? 'running' : 'done';
}
