import { Bot } from 'lucide-react';
import type { ReactNode } from 'react';
import { Mark } from '../engine/mark.tsx';
import type { Frame } from './window.tsx';
import { Window } from './window.tsx';

interface RobotAppProps {
  frame: Frame;
  name: string;
  state: string;
  tone: 'flow' | 'web' | 'excel' | 'error';
  action?: ReactNode;
  opacity?: number;
  children: ReactNode;
}

/** The robot's own window on the PC where it works. */
export function RobotApp({ frame, name, state, tone, action, opacity, children }: RobotAppProps) {
  return (
    <Window
      frame={frame}
      icon={<Mark size={18} light="#101828" />}
      title="AION-U Robot 4.5"
      opacity={opacity}
      spot="robot"
    >
      <div className="robot-head">
        <span className="robot-face">
          <Bot size={32} />
        </span>
        <div>
          <b>{name}</b>
          <small>Manager에 연결됨</small>
        </div>
        <span
          className={`pill tone-${tone}`}
          style={{ fontSize: 18, padding: '5px 16px', borderRadius: 18 }}
          data-spot="robot-state"
        >
          {state}
        </span>
        <span style={{ marginLeft: 'auto' }}>{action}</span>
      </div>
      <div className="window-body">{children}</div>
    </Window>
  );
}

/** The empty screen of a PC behind its windows. */
export function Desktop({ isNight = false, children }: { isNight?: boolean; children: ReactNode }) {
  return (
    <div className="world" style={{ background: isNight ? '#1a2340' : '#cfdaf0' }}>
      {children}
    </div>
  );
}
