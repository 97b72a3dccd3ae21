import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Caret } from './window.tsx';

const MENU = ['주문 등록', '주문 조회', '거래처', '재고'];

/** A customer's own web application: an order desk. */
export function OrderSite({ isNarrow = false, children }: { isNarrow?: boolean; children: ReactNode }) {
  return (
    <div className="site">
      <div className="site-bar">
        <b>가온상사 주문관리</b>
        {MENU.slice(0, isNarrow ? 2 : MENU.length).map((menu, index) => (
          <span key={menu} className={index === 0 ? 'here' : ''}>
            {menu}
          </span>
        ))}
        {!isNarrow && <span className="user">김하늘 님</span>}
      </div>
      <div className="site-main">{children}</div>
    </div>
  );
}

interface InputRowProps {
  label: string;
  value: string;
  spot: string;
  /** Being typed into. */
  on?: boolean;
  /** Outlined by the recorder or the element picker. */
  isHovered?: boolean;
}

export function InputRow({ label, value, spot, on = false, isHovered = false }: InputRowProps) {
  return (
    <div className="form-row">
      <label>{label}</label>
      <div className={`input ${on ? 'on' : ''} ${isHovered ? 'hover-box' : ''}`} data-spot={spot}>
        {value}
        {on && <Caret />}
      </div>
    </div>
  );
}

export function SiteDone({ children, spot }: { children: ReactNode; spot?: string }) {
  return (
    <div className="site-done" data-spot={spot}>
      <CircleCheck size={21} />
      {children}
    </div>
  );
}
