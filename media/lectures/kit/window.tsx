import { ChevronLeft, ChevronRight, Lock, Minus, RotateCw, Square, X } from 'lucide-react';
import type { ReactNode } from 'react';

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface WindowProps {
  frame?: Frame;
  icon?: ReactNode;
  title: string;
  opacity?: number;
  spot?: string;
  children: ReactNode;
}

/** A desktop window; without a frame it fills the screen. */
export function Window({ frame, icon, title, opacity, spot, children }: WindowProps) {
  const place = frame ?? { x: 0, y: 0, width: 1232, height: 604 };
  return (
    <div
      className={frame ? 'window' : 'window full'}
      data-spot={spot}
      style={{ left: place.x, top: place.y, width: place.width, height: place.height, opacity }}
    >
      <div className="title-bar">
        {icon}
        {title}
        <span className="controls">
          <Minus size={16} />
          <Square size={13} />
          <X size={16} />
        </span>
      </div>
      {children}
    </div>
  );
}

/** A browser with one tab. */
export function Browser({ url, children, ...rest }: WindowProps & { url: string }) {
  return (
    <Window {...rest}>
      <div className="address-bar">
        <ChevronLeft size={18} />
        <ChevronRight size={18} />
        <RotateCw size={16} />
        <span>
          <Lock size={14} />
          {url}
        </span>
      </div>
      <div className="window-body">{children}</div>
    </Window>
  );
}

interface DialogProps {
  title: string;
  icon?: ReactNode;
  width: number;
  opacity: number;
  spot?: string;
  footer?: ReactNode;
  children: ReactNode;
}

export function Dialog({ title, icon, width, opacity, spot, footer, children }: DialogProps) {
  if (opacity === 0) return null;
  return (
    <div className="dialog-shade" style={{ opacity }}>
      <div className="dialog" data-spot={spot} style={{ width }}>
        <header>
          {icon}
          {title}
        </header>
        {children}
        {footer && <footer>{footer}</footer>}
      </div>
    </div>
  );
}

export const Caret = () => <i className="caret" />;
