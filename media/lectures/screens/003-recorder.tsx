import type { ReactNode } from 'react';
import { CircleDot, Globe, Keyboard, MousePointerClick, Pause, Save } from 'lucide-react';
import type { Clock } from '../engine/clock.ts';
import { settle, typed } from '../engine/clock.ts';
import { Field, Node, RunPanel, Wire } from '../kit/flow.tsx';
import { InputRow, OrderSite, SiteDone } from '../kit/site.tsx';
import { Studio } from '../kit/studio.tsx';
import { Browser } from '../kit/window.tsx';

const CUSTOMER = '다온물류';
const ITEM = 'A4 복사용지 80g';
const QUANTITY = '25';

/** What has been recorded, in order, and when each came into the list. */
const RECORDED = [
  { step: 'customer', after: 3.4, icon: Keyboard, title: '입력', detail: `거래처 ← "${CUSTOMER}"` },
  { step: 'item', after: 3.1, icon: Keyboard, title: '입력', detail: `품목 ← "${ITEM}"` },
  { step: 'item', after: 5.9, icon: Keyboard, title: '입력', detail: `수량 ← "${QUANTITY}"` },
  { step: 'submit', after: 1.6, icon: MousePointerClick, title: '클릭', detail: '등록 버튼' },
] as const;

export function Screen({ clock }: { clock: Clock }) {
  if (clock.past('record', 2.1) && !clock.past('finish', 1.9)) return <Recording clock={clock} />;
  return <Editing clock={clock} />;
}

function Editing({ clock }: { clock: Clock }) {
  const isDone = clock.past('finish', 1.9);
  const isReplaying = clock.past('replay', 1.5);
  const running = isReplaying ? Math.floor((clock.after('replay') - 1.8) / 0.9) : -1;
  const stateOf = (index: number) => {
    if (isReplaying) return index < running ? 'done' : index === running ? 'running' : 'idle';
    return clock.past('value', 1.5) && index === 1 ? 'selected' : 'idle';
  };
  const isVariable = clock.past('value', 3.6);
  return (
    <Studio
      file="주문 등록.flow"
      tool={toolAt(clock)}
      props={propsAt(clock, running)}
      status={isReplaying ? (running >= 5 ? '실행 완료 · 5개 활동 · 4.1초' : '실행 중') : '준비됨'}
    >
      <div className="flow" style={{ paddingTop: isDone ? 10 : 22 }}>
        <span className="endpoint">시작</span>
        <Wire height={isDone ? 12 : 24} />
        <Node
          tone="web"
          icon={Globe}
          title="브라우저 열기"
          detail="order.gaon.example"
          state={stateOf(0)}
          spot="node-0"
        />
        {isDone &&
          RECORDED.map(({ icon, title, detail }, index) => (
            <FlowStep key={detail} shown={clock.grow('finish', 2.1 + index * 0.35, 0.4)}>
              <Node
                tone="web"
                icon={icon}
                title={title}
                detail={index === 0 && isVariable ? '거래처 ← 거래처명' : detail}
                state={stateOf(index + 1)}
                spot={`node-${index + 1}`}
              />
            </FlowStep>
          ))}
      </div>
    </Studio>
  );
}

function FlowStep({ shown, children }: { shown: number; children: ReactNode }) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'center', opacity: settle(shown) }}>
      <Wire height={14} />
      {children}
    </div>
  );
}

function propsAt(clock: Clock, running: number) {
  if (clock.past('replay', 1.5)) return <RunPanel lines={replayLines(running)} />;
  return clock.past('value', 1.5) ? <TypeProps clock={clock} /> : undefined;
}

function toolAt(clock: Clock): string | undefined {
  if (clock.past('replay', 1.4)) return 'run';
  return clock.past('record', 1.3) && !clock.past('record', 2.1) ? 'record' : undefined;
}

function TypeProps({ clock }: { clock: Clock }) {
  const isVariable = clock.past('value', 3.6);
  return (
    <>
      <h3>입력</h3>
      <Field label="대상 요소" value="거래처 입력란" />
      <Field
        label="입력할 값"
        spot="field-value"
        on={clock.past('value', 3.2)}
        value={isVariable ? <span className="pill tone-ai">변수 · 거래처명</span> : `"${CUSTOMER}"`}
        isChoice
      />
      <Field label="입력 방식" value="기존 값을 지우고 입력" isChoice />
      <Field label="기다리는 시간" value="최대 10초" />
    </>
  );
}

function replayLines(running: number) {
  const texts = ['브라우저 열기', '거래처 입력', '품목 입력', '수량 입력'];
  const lines = texts.map((text, index) => ({ at: `10:24:0${index + 1}`, text }));
  const shown = lines.slice(0, Math.max(0, running));
  if (running >= 5) shown.push({ at: '10:24:05', text: '등록 버튼 클릭' });
  return shown;
}

function Recording({ clock }: { clock: Clock }) {
  const isSubmitted = clock.past('submit', 1.7);
  return (
    <>
      <Browser title="가온상사 주문관리" url="order.gaon.example/orders/new">
        <OrderSite>
          <h3>주문 등록</h3>
          <div className="site-panel" style={{ width: 700 }}>
            <InputRow
              label="거래처"
              spot="in-customer"
              value={typed(CUSTOMER, clock.grow('customer', 2, 1))}
              on={clock.past('customer', 1.5) && !clock.past('item', 1.4)}
              isHovered={clock.past('customer', 0.8) && !clock.past('customer', 2.6)}
            />
            <InputRow
              label="품목"
              spot="in-item"
              value={typed(ITEM, clock.grow('item', 1.6, 1.2))}
              on={clock.past('item', 1.4) && !clock.past('item', 4.4)}
              isHovered={clock.past('item', 0.9) && !clock.past('item', 2.2)}
            />
            <InputRow
              label="수량"
              spot="in-quantity"
              value={typed(QUANTITY, clock.grow('item', 4.8, 0.6))}
              on={clock.past('item', 4.5) && !clock.past('submit', 1.4)}
              isHovered={clock.past('item', 4) && !clock.past('item', 5.2)}
            />
            <div style={{ display: 'flex', gap: 10, marginTop: 18, paddingLeft: 112 }}>
              <span
                className={`site-button ${clock.past('submit', 0.9) && !isSubmitted ? 'hover-box' : ''}`}
                data-spot="submit"
              >
                등록
              </span>
              <span className="site-button plain">취소</span>
            </div>
          </div>
          {isSubmitted && (
            <div style={{ width: 700, marginTop: 14 }}>
              <SiteDone>주문이 등록되었습니다. (주문번호 20261203-0148)</SiteDone>
            </div>
          )}
        </OrderSite>
      </Browser>
      <RecorderPanel clock={clock} />
    </>
  );
}

function RecorderPanel({ clock }: { clock: Clock }) {
  const steps = RECORDED.filter(({ step, after }) => clock.past(step, after));
  return (
    <div className="window recorder" data-spot="recorder" style={{ left: 794, top: 112, width: 404, height: 430 }}>
      <div className="recorder-bar">
        <CircleDot size={20} color="#ff5b6e" />
        녹화 중<span className="recorder-count">활동 {steps.length}개</span>
        <Pause size={20} />
        <b data-spot="finish">
          <Save size={17} />
          녹화 끝
        </b>
      </div>
      <div style={{ padding: 14, display: 'grid', gap: 10 }}>
        {steps.length === 0 && <p className="recorder-empty">화면에서 하는 일을 그대로 적습니다.</p>}
        {steps.map(({ step, after, icon, title, detail }, index) => (
          <Node
            key={detail}
            tone="web"
            icon={icon}
            title={title}
            detail={detail}
            width={376}
            spot={`recorded-${index}`}
            shown={clock.grow(step, after, 0.4)}
          />
        ))}
      </div>
    </div>
  );
}
