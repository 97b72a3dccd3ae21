import { FileSpreadsheet, Keyboard, MousePointerClick, Repeat } from 'lucide-react';
import type { Clock } from '../engine/clock.ts';
import { clamp01, round, typed } from '../engine/clock.ts';
import { Field, Group, Node, Step, Wire } from '../kit/flow.tsx';
import { ORDERS } from '../kit/orders.ts';
import type { Cell } from '../kit/sheet.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { InputRow, OrderSite, SiteDone } from '../kit/site.tsx';
import { Studio } from '../kit/studio.tsx';
import { Browser } from '../kit/window.tsx';

const ROW_SECONDS = 1.35;

export function Screen({ clock }: { clock: Clock }) {
  if (clock.past('run', 2)) return <RunScene clock={clock} />;
  if (clock.past('read')) return <BuildScene clock={clock} />;
  return <SheetScene />;
}

function SheetScene() {
  return (
    <div className="world" style={{ background: '#dfe5ee' }}>
      <Sheet
        frame={{ x: 116, y: 40, width: 1000, height: 500 }}
        name="주문목록.xlsx"
        sheet="12월 주문"
        head={['거래처', '품목', '수량', '결과']}
        rows={ORDERS.map((order) => [...order.slice(0, 2), { text: order[2] ?? '', look: 'num' as const }, ''])}
      />
    </div>
  );
}

function BuildScene({ clock }: { clock: Clock }) {
  const selected = ['read', 'loop', 'map', 'write'].findLast((id) => clock.past(id, 1.5));
  return (
    <Studio
      file="주문 일괄 등록.flow"
      tool={clock.past('run', 1.4) ? 'run' : undefined}
      item={itemAt(clock)}
      props={clock.past('read', 1.5) ? <LoopProps clock={clock} selected={selected} /> : undefined}
    >
      <div className="flow" style={{ paddingTop: 14 }}>
        <Node
          tone="excel"
          icon={FileSpreadsheet}
          title="통합 문서 읽기"
          detail="주문목록.xlsx → 주문표"
          shown={clock.grow('read', 1.5, 0.5)}
          state={selected === 'read' ? 'selected' : 'idle'}
          spot="node-read"
        />
        <Step shown={clock.grow('loop', 1.5, 0.5)}>
          <Group
            tone="flow"
            icon={Repeat}
            title="표의 행마다 반복"
            detail={clock.past('loop', 3.4) ? '주문표' : ''}
            spot="group"
          >
            <Node
              tone="web"
              icon={Keyboard}
              title="입력"
              detail={clock.past('map', 3.4) ? '거래처 ← 행["거래처"]' : '거래처 ← "다온물류"'}
              state={selected === 'map' ? 'selected' : 'idle'}
              spot="node-type"
            />
            <Wire height={12} />
            <Node tone="web" icon={Keyboard} title="입력" detail={'품목과 수량 ← 행'} />
            <Wire height={12} />
            <Node tone="web" icon={MousePointerClick} title="클릭" detail="등록 버튼" spot="node-submit" />
            {clock.past('write', 1.5) && (
              <>
                <Wire height={12} shown={clock.grow('write', 1.5, 0.4)} />
                <Node
                  tone="excel"
                  icon={FileSpreadsheet}
                  title="칸에 쓰기"
                  detail={'결과 열 ← "등록됨"'}
                  shown={clock.grow('write', 1.5, 0.5)}
                  state={selected === 'write' ? 'selected' : 'idle'}
                  spot="node-write"
                />
              </>
            )}
          </Group>
        </Step>
      </div>
    </Studio>
  );
}

function itemAt(clock: Clock) {
  const pressed = (id: string) => clock.past(id, 1.3) && !clock.past(id, 2.2);
  if (pressed('read')) return 'excel-read';
  if (pressed('loop')) return 'each';
  return pressed('write') ? 'cell-write' : undefined;
}

function LoopProps({ clock, selected }: { clock: Clock; selected?: string }) {
  if (selected === 'loop')
    return (
      <>
        <h3>표의 행마다 반복</h3>
        <Field
          label="표"
          value={clock.past('loop', 3) && <span className="pill tone-ai">변수 · 주문표</span>}
          spot="field-table"
          on={clock.past('loop', 2.6) && !clock.past('loop', 4.6)}
          isChoice
        />
        <Field label="안에서 쓰는 이름" value="행" />
        <Field label="오류가 나면" value="기록하고 다음 행으로" isChoice spot="field-next" />
      </>
    );
  if (selected === 'map')
    return (
      <>
        <h3>입력</h3>
        <Field label="대상 요소" value="거래처 입력란" />
        <Field
          label="입력할 값"
          spot="field-value"
          on={clock.past('map', 2.9)}
          value={clock.past('map', 3.4) ? <span className="pill tone-ai">행["거래처"]</span> : '"다온물류"'}
          isChoice
        />
      </>
    );
  if (selected === 'write')
    return (
      <>
        <h3>칸에 쓰기</h3>
        <Field label="파일" value="주문목록.xlsx" />
        <Field label="쓰는 자리" value={'이 행의 "결과" 열'} spot="field-cell" isChoice />
        <Field label="쓸 내용" value={'"등록됨"'} />
      </>
    );
  return (
    <>
      <h3>통합 문서 읽기</h3>
      <Field label="파일" value="주문목록.xlsx" />
      <Field label="시트" value="12월 주문" isChoice spot="field-sheet" />
      <Field
        label="머리글 사용"
        value={<i className={`toggle ${clock.past('read', 4.2) ? 'on' : ''}`} />}
        spot="field-head"
      />
      <Field label="결과 변수" value={<span className="pill tone-ai">변수 · 주문표</span>} />
    </>
  );
}

function RunScene({ clock }: { clock: Clock }) {
  const elapsed = clock.after('run') - 2.6;
  const row = Math.min(ORDERS.length, Math.max(0, Math.floor(elapsed / ROW_SECONDS)));
  const within = (elapsed - row * ROW_SECONDS) / ROW_SECONDS;
  const isDone = row === ORDERS.length;
  const [customer = '', item = '', quantity = ''] = ORDERS[Math.min(row, ORDERS.length - 1)] ?? [];
  const fill = (from: number) => (isDone ? 1 : clamp01((within - from) / 0.22));
  const rows: (string | Cell)[][] = ORDERS.map((order, index) => [
    ...order.slice(0, 2),
    { text: order[2] ?? '', look: 'num' },
    index < row ? { text: '등록됨', look: 'ok' } : '',
  ]);
  return (
    <div className="world" style={{ background: '#dfe5ee' }}>
      <Sheet
        frame={{ x: 24, y: 52, width: 600, height: 420 }}
        name="주문목록.xlsx"
        sheet="12월 주문"
        head={['거래처', '품목', '수량', '결과']}
        rows={rows}
        current={isDone ? undefined : row}
      />
      <Browser
        frame={{ x: 648, y: 52, width: 560, height: 420 }}
        title="가온상사 주문관리"
        url="order.gaon.example/orders/new"
      >
        <OrderSite isNarrow>
          <div className="site-panel" style={{ margin: 0 }}>
            <InputRow label="거래처" spot="in-customer" value={typed(customer, fill(0.05))} />
            <InputRow label="품목" spot="in-item" value={typed(item, fill(0.28))} />
            <InputRow label="수량" spot="in-quantity" value={typed(quantity, fill(0.5))} />
            <div style={{ display: 'flex', gap: 14, marginTop: 14, paddingLeft: 112 }}>
              <span className={`site-button ${within > 0.72 && !isDone ? 'hover-box' : ''}`}>등록</span>
            </div>
          </div>
        </OrderSite>
      </Browser>
      <i data-spot="park" className="park" />
      <div className="run-bar" data-spot="run-bar" style={{ opacity: round(clock.grow('run', 2, 0.4)) }}>
        {isDone ? (
          <SiteDone>8건을 모두 등록했습니다 · 48초</SiteDone>
        ) : (
          <>
            <b>{`${row + 1} / ${ORDERS.length}건`}</b>
            <div className="meter">
              <i style={{ width: `${round((row / ORDERS.length) * 100)}%` }} />
            </div>
          </>
        )}
      </div>
    </div>
  );
}
