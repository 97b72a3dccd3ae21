import { Bot, CalendarClock, Gauge, KeyRound, Layers, ListChecks, ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { round } from '../engine/clock.ts';
import { Mark } from '../engine/mark.tsx';
import { Browser } from './window.tsx';

const MENU = [
  { label: '실행 현황', icon: Gauge },
  { label: '로봇', icon: Bot },
  { label: '작업', icon: ListChecks },
  { label: '일정', icon: CalendarClock },
  { label: '대기열', icon: Layers },
  { label: '로그', icon: ScrollText },
  { label: '계정 금고', icon: KeyRound },
];

interface ManagerProps {
  here: string;
  heading?: string;
  action?: ReactNode;
  overlay?: ReactNode;
  children: ReactNode;
}

/** Manager: a web console with its menu on the left. */
export function Manager({ here, heading = here, action, overlay, children }: ManagerProps) {
  return (
    <Browser title={`${here} - AION-U Manager`} url="manager.gaon.example">
      <div className="manager">
        <div className="manager-nav">
          <div className="brand">
            <Mark size={24} />
            Manager
          </div>
          {MENU.map(({ label, icon: Icon }) => (
            <p key={label} className={label === here ? 'here' : ''} data-spot={`nav-${label}`}>
              <Icon size={19} />
              {label}
            </p>
          ))}
        </div>
        <div className="manager-main">
          <header>
            <h2>{heading}</h2>
            {action}
          </header>
          {children}
        </div>
      </div>
      {overlay}
    </Browser>
  );
}

export function Stat({
  label,
  value,
  isBad = false,
  spot,
}: {
  label: string;
  value: string;
  isBad?: boolean;
  spot?: string;
}) {
  return (
    <div className={`stat ${isBad ? 'bad' : ''}`} data-spot={spot}>
      {label}
      <b>{value}</b>
    </div>
  );
}

export function Meter({ share, width, isDone = share >= 1 }: { share: number; width: number; isDone?: boolean }) {
  return (
    <div className={`meter ${isDone ? 'ok' : ''}`} style={{ width }}>
      <i style={{ width: `${round(share * 100)}%` }} />
    </div>
  );
}

interface ListProps {
  head: string[];
  /** The first cell names the row. */
  rows: { key: string; cells: ReactNode[]; isOn?: boolean; spot?: string }[];
}

export function List({ head, rows }: ListProps) {
  return (
    <table className="list">
      <tbody>
        <tr>
          {head.map((text) => (
            <th key={text}>{text}</th>
          ))}
        </tr>
        {rows.map(({ key, cells, isOn, spot }) => (
          <tr key={key} className={isOn ? 'on' : ''} data-spot={spot}>
            {cells.map((cell, column) => (
              <td key={head[column]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
